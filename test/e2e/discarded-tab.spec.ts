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
 * state of the entry (docs/findings/crashed-tab-reload.sh). After that the page of Playwright cannot be used, but its DevTools session can.
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
  (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;

/** The state of the cart page that the shopper sees; runs in the page. */
const found = () => ({
  isEmpty: document.querySelector('main')?.innerText.includes('Your Cart is Empty'),
  job: document.querySelector<HTMLInputElement>('input[maxlength]')?.value,
  typed: document.querySelector('textarea')?.value,
  open: [...document.querySelectorAll('main [aria-expanded=true]')].map((each) => each.textContent),
  read: document.querySelectorAll('dialog[open] :checked').length,
  scrollY: Math.round(window.scrollY),
});

const cart =
  '/cart?items=socket-set-40pc:3,angle-grinder-5in:1,digital-heat-gun:1,hvlp-spray-gun:1&job=Bay+3';

test.use({ viewport: { width: 390, height: 844 } });

for (const isHidden of [true, false]) {
  test(`a tab that is discarded while it is ${isHidden ? 'hidden keeps its cart, its job name, what is typed and open, and its place' : 'visible keeps nothing'}`, async ({
    page,
    open,
    context,
    browser,
  }) => {
    await open(cart);
    await expect(cartLink(page, 6)).toBeVisible();
    await page.getByRole('button', { name: 'Add from a list or link' }).click();
    await page.getByRole('textbox', { name: /^Item numbers/ }).fill('TB-1110');
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const share = page.getByRole('button', { name: 'Share order' });
    await share.evaluate((each) => each.scrollIntoView());
    // A click would scroll.
    await page.getByRole('button', { name: 'Order by phone' }).dispatchEvent('click');
    await page.getByRole('checkbox', { name: /line 2 of 4$/ }).check();
    const before = await page.evaluate(found);
    expect(before).toEqual({
      isEmpty: false,
      job: 'Bay 3',
      typed: 'TB-1110',
      open: ['Add from a list or link', 'Text'],
      read: 1,
      scrollY: expect.any(Number),
    });
    expect(before.scrollY).toBeGreaterThan(844);
    await expect.poll(() => page.evaluate('history.state.scrollY')).toBe(before.scrollY);
    await setHidden(page, true);
    await setHidden(page, isHidden);
    const session = await context.newCDPSession(page);
    await discardAndReturn(page, browser, session);
    const expected = isHidden
      ? before
      : { isEmpty: true, open: [], read: 0, scrollY: expect.any(Number) };
    await expect.poll(() => evaluate(session, `(${found})()`)).toEqual(expected);
    expect(await evaluate(session, 'history.state.cart')).toBeUndefined();
  });
}
