import { expect } from '@playwright/test';
import { firstView } from '../../tools/bench/sizes.mjs';
import { browserFlags, findBrowser } from '../../tools/browser.mjs';
import { untilLaterParts } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const executablePath = findBrowser()?.path;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // The headless shell loads lazy images from further away than browsers do.
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags },
});

test('the first view of home on a phone stays within its budget', async ({ page, store }) => {
  const { isMet, measured } = await firstView(page, store.url);
  expect(isMet, measured).toBe(true);
});

for (const [url, limit] of [
  ['/', 320],
  ['/products', 520],
  // Of all product pages the one with the most elements.
  ['/product/click-torque-wrench-half-in', 330],
] as const) {
  test(`${url} has at most ${limit} elements on a phone`, async ({ page, open }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await open(url);
    await untilLaterParts(page);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(limit);
  });
}
