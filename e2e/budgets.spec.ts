import { expect, test as plain } from '@playwright/test';
import { firstView, sizes } from '../bench/sizes.mjs';
import { test } from './test';

for (const { what, target, measured, isMet } of sizes()) {
  plain(`${what}: ${target}`, () => {
    expect(isMet, measured).toBe(true);
  });
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
    expectedNoise: /Service Worker registration blocked/,
  });

  test('the first view of home is small', async ({ page }) => {
    const { isMet, measured } = await firstView(page);
    expect(isMet, measured).toBe(true);
  });
});
