import { expect, type Page } from '@playwright/test';
import { expectImages, search } from './fixtures/page';
import { test } from './fixtures/test';

test.use({ deviceScaleFactor: 2 });

/** Of every image that is shown: pixels of the file for each pixel of the screen, across. */
const densities = (page: Page) =>
  page.locator('img:visible').evaluateAll((images: HTMLImageElement[]) => {
    const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0;
    // In a row that scrolls sideways, the images outside of it.
    const isClipped = (image: Element) => {
      const list = image.closest('ul');
      return list !== null && left(image) >= left(list) + list.clientWidth;
    };
    return images
      .filter((image) => !isClipped(image))
      .map((image) => {
        const file = image.currentSrc.match(/[^/]+-(\d+)\.avif$/);
        return {
          file: file?.[0] ?? image.currentSrc,
          density: Number(file?.[1]) / (image.clientWidth * devicePixelRatio),
        };
      });
  });

async function expectSharpImages(page: Page) {
  await expectImages(page);
  for (const { file, density } of await densities(page)) {
    expect(density, `${file} on ${page.url()}`).toBeGreaterThanOrEqual(0.95);
    expect(density, `${file} on ${page.url()}`).toBeLessThanOrEqual(1.6);
  }
}

for (const width of [390, 768, 1440, 1920]) {
  test(`at ${width} px every image has the pixels that the screen shows`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const url of [
      '/',
      '/products',
      '/category/power-tools?compare=angle-grinder-5in,digital-heat-gun',
      '/product/led-work-light-20v',
      '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2',
      '/cart',
      '/no/such/page',
    ]) {
      await page.goto(url);
      await expectSharpImages(page);
    }
    await page.getByLabel('Search products').fill('wrench');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSharpImages(page);
    await search(page, 'wrench');
    await expectSharpImages(page);
  });
}
