import { expect, type Page } from '@playwright/test';
import { expectEveryPicture } from './shopper';
import { test } from './test';

/** Pixels of the loaded file for each pixel of the screen, of every picture on the page. */
async function sharpness(page: Page) {
  await expectEveryPicture(page);
  return page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const file = Number(image.currentSrc.match(/-(\d+)\.avif$/)?.[1] ?? image.naturalWidth);
      return file / (image.clientWidth * devicePixelRatio);
    }),
  );
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`on a screen of ${deviceScaleFactor}x`, () => {
    test.use({ deviceScaleFactor });
    for (const width of [390, 768, 1440]) {
      test(`the cards' pictures are sharp at ${width} px, and no larger than needed`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/products');
        for (const density of await sharpness(page)) {
          expect(density).toBeGreaterThanOrEqual(0.95);
          expect(density).toBeLessThan(3);
        }
      });
    }
  });
}

for (const address of ['/', '/products', '/category/air-tools', '/product/hvlp-spray-gun']) {
  test(`nothing on ${address} moves while it loads and is scrolled`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await expectEveryPicture(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });
}
