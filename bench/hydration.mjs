// Taps shortly before, during and after hydration, at 4x CPU slowdown. Those before open another page.

import { setTimeout } from 'node:timers/promises';
import { throttleCpu } from '../scripts/browser.mjs';
import { recordInteractions, untilPresented } from './interactions.mjs';
import { atMost } from './sizes.mjs';
import { prepareTap } from './slow-phone.mjs';

/** From the request of the app's script to a tap, in milliseconds, and how late the response is. */
const [lastDelay, interval, latency] = [300, 10, 300];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function hydrationResults(browser, phone) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const times = [];
  let lost = 0;
  for (let delay = 0; delay <= lastDelay; delay += interval) {
    const page = await context.newPage();
    await throttleCpu(page, 4);
    await page.addInitScript(recordInteractions);
    await page.route('**/main-*.js', async (route) => {
      await setTimeout(latency);
      await route.continue();
    });
    const request = page.waitForRequest('**/main-*.js');
    await page.goto('/product/angle-grinder-5in', { waitUntil: 'commit' });
    await request;
    const addToCart = page.getByRole('button', { name: 'Add to Cart', exact: true });
    const tapAddToCart = await prepareTap(page, addToCart);
    await setTimeout(delay);
    await tapAddToCart();
    const cart = page.getByRole('link', { name: 'Cart, 1 item', exact: true });
    if (!(await isVisible(cart))) lost++;
    times.push(await page.evaluate(untilPresented));
    await page.close();
  }
  await context.close();
  const ms = (/** @type {number} */ value) => `${value} ms`;
  const worst = Math.max(...times);
  return [
    atMost(`tap while hydrating to the next paint, worst of ${times.length}`, 200, worst, ms),
    atMost(`taps while hydrating that are lost, of ${times.length}`, 0, lost),
  ];
}

const isVisible = (/** @type {import('@playwright/test').Locator} */ locator) =>
  locator.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
