// A page with a cart in its URL, until the app has the cart.

import { expect } from '@playwright/test';
import { isHydrated, throttleCpu } from '../scripts/browser.mjs';
import { cartLink } from './fixtures/page';
import { tapAt } from './fixtures/slow-phone';
import { test } from './fixtures/test';

test('a cart in the URL is announced by the page until the app has it', async ({
  page,
  flakyServer,
}) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1200 : 'forward');
  await page.goto(`${flakyServer.url}/cart?items=socket-set-40pc:2#order`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Your Cart is Empty')).toBeHidden();
  await expect(page.getByText('Opening your cart…')).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(page).toHaveURL(`${flakyServer.url}/cart#order`);
});

test('the cart is prerendered, empty, and so is the cart of a link without a known product', async ({
  page,
  flakyServer,
}) => {
  const emptyCart = page.getByText('Your Cart is Empty');
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 'stall' : 'forward');
  await page.goto(`${flakyServer.url}/cart`, { waitUntil: 'commit' });
  await expect(page.getByText('Opening your cart…')).toBeHidden();
  await expect(emptyCart).toBeVisible();
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.goto(`${flakyServer.url}/cart?items=zzz:1`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(emptyCart).toBeHidden();
  flakyServer.fate = () => 'forward';
  await page.reload();
  await expect(emptyCart).toBeVisible();
  await expect(page.getByText('Opening your cart…')).toBeHidden();
});

test('a cart in the URL preloads the app', async ({ page, flakyServer }) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/index-') ? 'stall' : 'forward');
  const preloaded = page.waitForRequest(/assets\/main-/);
  await page.goto(`${flakyServer.url}/cart?items=socket-set-40pc:2`, { waitUntil: 'commit' });
  await preloaded;
});

for (const rate of [1, 4, 6]) {
  test(`taps from before the first paint until hydration do not lose the cart, on a CPU ${rate} times slower`, async ({
    page,
    open,
    flakyServer,
  }) => {
    const product = '/product/led-work-light-20v';
    // The same page of another origin, so that nothing is cached.
    await open(product);
    const box = await page.locator('a[href="/specials"]').first().boundingBox();
    await throttleCpu(page, rate);
    flakyServer.fate = (path) => (path.endsWith('.js') ? 400 : 'forward');
    const taps = tapAt(page, box);
    await page.goto(`${flakyServer.url}${product}?items=socket-set-40pc:3`, {
      waitUntil: 'commit',
    });
    await page.waitForFunction(isHydrated);
    taps.end();
    expect(taps.count()).toBeGreaterThan(10);
    await expect(cartLink(page, 3)).toBeVisible();
  });
}
