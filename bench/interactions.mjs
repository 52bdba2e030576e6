// Times from an input to the next paint at 4x CPU slowdown, of what shoppers do most.
import { throttleCpu, untilHydrated } from '../scripts/browser.mjs';
import { median } from './median.mjs';
import { atMost } from './sizes.mjs';
import { tap } from './slow-phone.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(name: string, interact: () => Promise<unknown>) => Promise<void>} Measure
 */

const rounds = 20;
const ms = (/** @type {number} */ value) => `${value} ms`;
const product = '/product/angle-grinder-5in';

/** The URL of each page, and what is done there. */
const visits =
  /** @type {[url: string, visit: (page: Page, measure: Measure) => Promise<void>][]} */ ([
    [product, buy],
    [product, zoom],
    ['/cart?items=angle-grinder-5in:2,digital-heat-gun:1,hvlp-spray-gun:3', changeCart],
    ['/products', sort],
    ['/products', compare],
    ['/', search],
  ]);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function interactionResults(browser, phone) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  /** @type {Map<string, number[]>} */
  const times = new Map();
  for (const [url, visit] of visits) {
    const page = await context.newPage();
    await page.addInitScript(recordInteractions);
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await throttleCpu(page, 4);
    await visit(page, async (name, interact) => {
      await page.evaluate(untilPresented);
      await interact();
      times.set(name, [...(times.get(name) ?? []), await page.evaluate(untilPresented)]);
    });
    await page.close();
  }
  await context.close();
  return [...times].flatMap(([name, each]) => [
    atMost(`${name} to the next paint, median of ${each.length}`, 48, median(each), ms),
    atMost(`${name} to the next paint, worst`, 80, Math.max(...each), ms),
  ]);
}

/** @type {(page: Page, measure: Measure) => Promise<void>} */
async function buy(page, measure) {
  /** @type {[name: string, label: RegExp][]} */
  const buttons = [
    ['add to cart', /^Add to Cart$/],
    ['plus', /^Increase quantity/],
    ['minus', /^Decrease quantity/],
  ];
  for (const [name, label] of buttons) {
    const button = page.getByRole('button', { name: label });
    await button.scrollIntoViewIfNeeded();
    for (let round = 0; round < rounds; round++) await measure(name, () => tap(page, button));
  }
}

/** @type {(page: Page, measure: Measure) => Promise<void>} */
async function zoom(page, measure) {
  const image = page.getByRole('link', { name: /^Zoom: / }).first();
  const dialog = page.getByRole('dialog');
  for (let round = 0; round < rounds; round++) {
    await measure('zoom', () => tap(page, image));
    // Escape closes it once it is modal.
    await page.locator('dialog:modal').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

/** @type {(page: Page, measure: Measure) => Promise<void>} */
async function changeCart(page, measure) {
  const quantity = page.getByRole('textbox', { name: /^Quantity/ }).first();
  const remove = page.getByRole('button', { name: /^Remove / }).first();
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove.scrollIntoViewIfNeeded();
  for (let round = 0; round < rounds; round++) {
    await quantity.selectText();
    await measure('typed quantity', async () => {
      await page.keyboard.press(String(1 + (round % 9)));
      await page.keyboard.press('Enter');
    });
    await measure('remove', () => tap(page, remove));
    await measure('undo', () => tap(page, undo));
  }
}

/** By the arrow keys, because a browser without a window shows no list of options. */
async function sort(/** @type {Page} */ page, /** @type {Measure} */ measure) {
  await page.getByLabel('Sort by').focus();
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'];
  for (let round = 0; round < rounds; round++) {
    await measure('sort', () => page.keyboard.press(keys[round % keys.length] ?? ''));
  }
}

async function compare(/** @type {Page} */ page, /** @type {Measure} */ measure) {
  const toggles = page.getByRole('main').getByRole('link', { name: /^(Compare|Stop comparing) / });
  for (let round = 0; round < rounds; round++) {
    // Two products are compared, then one, then none.
    await measure('compare', () =>
      tap(page, toggles.nth(round % 4 < 2 ? round % 2 : 1 - (round % 2))),
    );
  }
}

async function search(/** @type {Page} */ page, /** @type {Measure} */ measure) {
  const field = page.getByRole('combobox', { name: 'Search products' });
  for (const term of ['torque wrench', 'grinder']) {
    await field.fill('');
    await field.focus();
    for (const key of term) await measure('search, key press', () => page.keyboard.press(key));
  }
}

/**
 * Runs in the page. The Event Timing API, because a task after requestAnimationFrame runs before the frame is presented.
 * Its durations are multiples of 8 ms.
 */
export function recordInteractions() {
  /** @type {number[]} */
  const durations = [];
  Reflect.set(window, 'durations', durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // A pointer down or key up that changes nothing lasts until the frame of another input.
      if (entry.name === 'click' || entry.name === 'keydown') durations.push(entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/**
 * Runs in the page: the longest duration since the last call. An event that took less than 16 ms has no
 * entry and counts as 16 ms.
 */
export const untilPresented = () =>
  /** @type {Promise<number>} */ (
    new Promise((done) => {
      const finish = () => done(Math.max(16, ...Reflect.get(window, 'durations').splice(0)));
      // Entries arrive after the frame.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish, 100)));
    })
  );
