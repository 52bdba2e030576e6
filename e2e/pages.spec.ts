import { expect } from '@playwright/test';
import { addresses } from './addresses';
import { expectEveryPicture, heading } from './shopper';
import { test } from './test';

for (const address of addresses) {
  test(`${address} opens by its address, whole and quiet`, async ({ page }) => {
    await page.goto(address);
    await expect(heading(page)).toHaveCount(1);
    await expect(page).toHaveTitle(/Torque Bay/);
    if ((await page.locator('img').count()) > 0) await expectEveryPicture(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
