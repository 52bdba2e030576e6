#!/usr/bin/env bash
# A tab whose process was lost has its `history.state` back if its history entry is opened, and not if DevTools reloads it.
#
# When a phone discards a tab and the shopper returns, the browser opens the history entry, with its state. In a test,
# `Page.reload` on a tab whose renderer was killed loads the same URL with the state null, although on a living tab
# it keeps the state. Opening another page and then the entry by `Page.navigateToHistoryEntry` does what the browser does.
#
# Seen on 2026-11-27 with Chromium 156 and Playwright 1.65.1.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import process from 'node:process';
import { openBrowser, see, serve } from './lib.mjs';

const server = await serve({ '/': '<!doctype html><title>Shop</title>' });
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function openPage(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(() => history.replaceState({ cart: 'three sockets' }, ''));
  // The browser process learns of the state a moment later.
  await pause(1000);
  return { page, session: await context.newCDPSession(page) };
}

async function loseProcess(browser, page) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const crashed = page.waitForEvent('crash');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await crashed;
}

/** The state of the page after `act`. Playwright has given the page up by then, but its session answers. */
async function stateAfter(act, isLost = true) {
  const browser = await openBrowser();
  const { page, session } = await openPage(browser);
  if (isLost) await loseProcess(browser, page);
  await act(session);
  await pause(1500);
  const { result } = await session.send('Runtime.evaluate', { expression: 'JSON.stringify(history.state)' });
  await browser.close();
  return result.value;
}
const reload = (session) => session.send('Page.reload');

see('a living tab after a reload', await stateAfter(reload, false), '{"cart":"three sockets"}');
see('a lost tab after a reload', await stateAfter(reload), 'null');
see(
  'a lost tab whose history entry is opened',
  await stateAfter(async (session) => {
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
    await session.send('Page.navigate', { url: 'data:,' });
    await pause(1500);
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex].id });
  }),
  '{"cart":"three sockets"}',
);
server.close();
END
