// How long a page of the store takes to open.
import { tap } from './slow-phone.mjs';

/** From the click, key press or Back to the second frame after the heading has changed. */
export async function timeOf(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ step,
  /** @type {string} */ kind,
) {
  const link = page.locator(`a[href="${step}"]:visible`).first();
  const isByKey = kind === 'Enter';
  const isBack = step === 'back';
  if (!isBack) await (isByKey ? link.focus() : link.scrollIntoViewIfNeeded());
  if (isByKey) await page.waitForTimeout(300);
  await page.evaluate(observeHeading);
  if (isBack) await page.evaluate(() => history.back());
  else if (isByKey) await page.keyboard.press('Enter');
  else await tap(page, link);
  return /** @type {Promise<number>} */ (page.evaluate(() => Reflect.get(window, 'pageTime')));
}

/** Runs in the page. The time is in `window.pageTime`. */
function observeHeading() {
  // Not of a hidden page.
  const text = () => document.querySelector('h1:not([aria-hidden] *)')?.textContent;
  const previous = text();
  let start = Number.NaN;
  const begin = (/** @type {Event} */ { timeStamp }) => {
    start = timeStamp;
  };
  for (const type of ['keydown', 'pointerup', 'popstate']) {
    window.addEventListener(type, begin, { capture: true, once: true });
  }
  const pageTime = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (text() === previous) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
    });
    observer.observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  Reflect.set(window, 'pageTime', pageTime);
}
