// Shared by the measurements: results and their table, and a phone that is tapped as people do.
/** @import { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test' */

/**
 * @typedef {{ what: string, target: string, measured: string, isMet: boolean }} Result
 * @typedef {(browser: Browser, phone: BrowserContextOptions, against?: string) => Promise<Result[]>} Measurement `against` is a
 * folder with another build of the store.
 */

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
export const ratio = (/** @type {number} */ value) => `${value.toFixed(2)} x`;

/**
 * A note may show the values that a ratio comes from.
 * @type {(what: string, limit: number, value: number, text?: (value: number) => string, note?: string) => Result}
 */
export const atMost = (what, limit, value, text = String, note = '') => ({
  what,
  target: `at most ${text(limit)}`,
  measured: text(value) + (note && ` (${note})`),
  isMet: value <= limit,
});

/** @type {(what: string, measured: string) => Result} */
export const withoutTarget = (what, measured) => ({ what, target: '', measured, isMet: true });

/** The upper median for an even number of values. */
export const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const worst = (/** @type {number[]} */ values) => Math.max(0, ...values);

export function printTable(/** @type {string} */ subject, /** @type {Result[]} */ results) {
  console.log(`\n${subject}`);
  const rows = results.map(({ what, measured, target, isMet }) => [
    what,
    { measured, limit: target, result: target && (isMet ? 'good' : 'over') },
  ]);
  console.table(Object.fromEntries(rows));
}

/** Resolves once the service worker is active. */
export const untilInstalled = (/** @type {Page} */ page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** By a finger: 80 ms pass between touch start and end, and no pointer rests on the control before. */
export const tap = async (/** @type {Page} */ page, /** @type {Locator} */ control) =>
  (await prepareTap(page, control))();

/** A function that taps the control where it is now. Unlike `tap` it needs no answer from a busy page. */
export async function prepareTap(/** @type {Page} */ page, /** @type {Locator} */ control) {
  const point = await control.evaluate((element) => {
    // Away from bars over the edges of the page.
    element.scrollIntoView({ block: 'center' });
    // A link may take several lines.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(80);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
}

/**
 * Opens a page by a tap or Enter on its link, or by Back. Returns the time from that input, of a tap from the end of the touch,
 * to the end of the first frame with the new heading. The time of the input stays in `window.inputTime`.
 * @returns {Promise<number>}
 */
export async function openingTime(
  /** @type {Page} */ page,
  /** @type {string} */ step,
  isByKey = false,
) {
  const link = page.locator(`a[href="${step}"]:visible`).first();
  if (isByKey) await link.focus();
  else if (step !== 'back') await link.scrollIntoViewIfNeeded();
  // The page of a link that has the focus is rendered ahead.
  if (isByKey) await page.waitForTimeout(300);
  await page.evaluate(awaitHeading);
  if (step === 'back') await page.evaluate(() => history.back());
  else await (isByKey ? page.keyboard.press('Enter') : tap(page, link));
  return page.evaluate(() => Reflect.get(window, 'openingTime'));
}

/**
 * Runs in the page. Asks for the heading before each frame, because an observer of all changes would take time itself. Once the
 * heading is there, one follows the rest of the page: `window.settledTime` is the end of the last frame that changed the page.
 */
function awaitHeading() {
  // Not of a hidden page.
  const text = () => document.querySelector('h1:not([aria-hidden] *)')?.textContent;
  const previous = text();
  const begin = (/** @type {Event} */ event) => Reflect.set(window, 'inputTime', event.timeStamp);
  for (const type of ['keydown', 'pointerup', 'popstate']) {
    window.addEventListener(type, begin, { capture: true, once: true });
  }
  const { port1, port2 } = new MessageChannel();
  // A task follows once the frame has been laid out and painted.
  const endFrame = () => port2.postMessage(undefined);
  Reflect.get(window, 'changes')?.disconnect();
  const changes = new MutationObserver(() => requestAnimationFrame(endFrame));
  Reflect.set(window, 'changes', changes);
  const openingTime = new Promise((done) => {
    port1.onmessage = () => {
      const time = performance.now() - Reflect.get(window, 'inputTime');
      Reflect.set(window, 'settledTime', time);
      done(time);
      changes.observe(document.body, { childList: true, subtree: true });
    };
    const check = () => (text() === previous ? requestAnimationFrame(check) : endFrame());
    requestAnimationFrame(check);
  });
  Reflect.set(window, 'openingTime', openingTime);
}
