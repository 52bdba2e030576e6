// Phones discard hidden tabs when memory is short: the document is lost, and the browser loads the history entry again when the
// shopper returns.
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { cartLink } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** Playwright's pages are always visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/**
 * Ends the browser's renderers, and opens the entry of the lost document by way of another page: DevTools' reload leaves out the
 * state of the entry (findings/crashed-tab-reload.sh). After that the page of Playwright cannot be used, but its DevTools session can.
 */
async function discardAndReturn(page: Page, browser: Browser, session: CDPSession) {
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex]?.id ?? -1;
  const browserSession = await browser.newBrowserCDPSession();
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo');
  const crashed = page.waitForEvent('crash');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await crashed;
  await session.send('Page.navigate', { url: 'data:,' });
  // The session answers again once that page is there.
  await expect(async () => {
    const history = await session.send('Page.getNavigationHistory');
    expect(history.currentIndex).toBe(currentIndex + 1);
  }).toPass();
  // A navigation right after that can be lost. One to the entry that is open does nothing.
  await expect(async () => {
    await session.send('Page.navigateToHistoryEntry', { entryId });
    expect(await evaluate(session, 'location.pathname')).toBe('/cart');
  }).toPass();
}

const evaluate = async (session: CDPSession, expression: string) =>
  (await session.send('Runtime.evaluate', { expression })).result.value;

for (const [isHidden, text, job] of [
  [true, 'Order Summary', 'Bay 3'],
  [false, 'Your Cart is Empty', undefined],
] as const) {
  test(`a tab that is discarded while it is ${isHidden ? 'hidden keeps' : 'visible loses'} its cart and its job name`, async ({
    page,
    open,
    context,
    browser,
  }) => {
    await open('/cart?items=socket-set-40pc:3&job=Bay+3');
    await expect(cartLink(page, 3)).toBeVisible();
    await setHidden(page, true);
    await setHidden(page, isHidden);
    const session = await context.newCDPSession(page);
    await discardAndReturn(page, browser, session);
    const mainText = `document.documentElement.dataset.start === 'running' ? document.querySelector('main').innerText : ''`;
    await expect.poll(() => evaluate(session, mainText)).toContain(text);
    expect(await evaluate(session, `document.querySelector('input[maxlength]')?.value`)).toBe(job);
    expect(await evaluate(session, 'history.state.cart')).toBeUndefined();
  });
}
