#!/usr/bin/env bash
# A tab whose process is suspended answers no message of another tab, and gets all of them afterwards. DevTools' "frozen" does not
# show that: Chromium does not freeze a visible page, and under Playwright every page is visible.
#
# Phones suspend the processes of hidden tabs. `Page.setWebLifecycleState` seems made to test that, succeeds, and does nothing:
# there is no `freeze` event, timers run, and the tab answers. Suspending the renderer does what a phone does: no answer, and
# every message is delivered when the process goes on. So a tab that asks the others cannot tell a suspended tab from none.
#
# Seen on 2026-11-27 with Chromium 156 and Playwright 1.65.1.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import process from 'node:process';
import { openBrowser, see, serve } from './lib.mjs';

const server = await serve({
  '/answers': `<!doctype html><script>
    const channel = new BroadcastChannel('tabs');
    window.heard = [];
    window.frozen = 0;
    document.addEventListener('freeze', () => window.frozen++);
    channel.onmessage = ({ data }) => { heard.push(data); channel.postMessage('answer to ' + data); };
  </script>`,
  '/asks': `<!doctype html><script>
    const channel = new BroadcastChannel('tabs');
    window.answers = [];
    channel.onmessage = ({ data }) => answers.push(data);
    window.ask = (text) => channel.postMessage(text);
  </script>`,
});
const browser = await openBrowser();
const context = await browser.newContext();
const asks = await context.newPage();
await asks.goto(`${server.url}/asks`);
const browserSession = await browser.newBrowserCDPSession();
const renderers = async () =>
  (await browserSession.send('SystemInfo.getProcessInfo')).processInfo.filter(({ type }) => type === 'renderer');

// The renderer that is busy while the page is.
const tab = await context.newPage();
await tab.goto(`${server.url}/answers`);
const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
await tab.evaluate(() => {
  for (const start = performance.now(); performance.now() - start < 500; );
});
const busy = ({ id, cpuTime }) => cpuTime - (before.get(id) ?? 0);
const [renderer] = (await renderers()).toSorted((one, other) => busy(other) - busy(one));

const answers = async () => {
  await asks.waitForTimeout(1000);
  return asks.evaluate(() => window.answers.splice(0));
};
const session = await context.newCDPSession(tab);
await session.send('Page.setWebLifecycleState', { state: 'frozen' });
await asks.evaluate(() => ask('one'));
see('answers of a tab that DevTools calls frozen', await answers(), ['answer to one']);
see('its freeze events', await tab.evaluate(() => window.frozen), 0);

process.kill(renderer.id, 'SIGSTOP');
await asks.evaluate(() => ['two', 'three'].forEach(ask));
see('answers of a suspended tab', await answers(), []);
process.kill(renderer.id, 'SIGCONT');
see('once it goes on', await answers(), ['answer to two', 'answer to three']);
await browser.close();
server.close();
END
