import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../scripts/browser.mjs';
import { expectImages } from '../fixtures/page';
import { test } from '../fixtures/test';

/** Of every image that is shown and loaded: pixels of the file for each pixel of the screen, across. */
const densities = (page: Page) =>
  page.locator('img:visible:not([src$=".svg"])').evaluateAll((images: HTMLImageElement[]) => {
    const left = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0;
    // In a row that scrolls sideways, the images outside of it.
    const isClipped = (image: Element) => {
      const list = image.closest('ul');
      return list !== null && left(image) > left(list) + list.clientWidth - 2;
    };
    return images
      .filter((image) => image.currentSrc !== '' && !isClipped(image))
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
  await expectDensities(page);
}

async function expectDensities(page: Page) {
  const all = await densities(page);
  for (const { file, density } of all) {
    expect(density, `${file} on ${page.url()}`).toBeGreaterThanOrEqual(0.95);
    // Chromium prefers a larger file that it has in memory to a download: the largest image with this file counts.
    const smallest = Math.min(...all.flatMap((each) => (each.file === file ? each.density : [])));
    expect(smallest, `${file} on ${page.url()}`).toBeLessThanOrEqual(1.6);
  }
}

for (const [width, tag] of [
  [390, ['@daily']],
  [768, []],
  [1440, []],
  [1920, []],
] as const) {
  test(`at ${width} px every image has the pixels that the screen shows`, {
    tag: [...tag],
  }, async ({ browser, store }) => {
    test.slow();
    // A page of its own for each URL, so that Chromium has no other files in memory.
    const openPage = async (url: string) => {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        deviceScaleFactor: 2,
        serviceWorkers: 'block',
      });
      await page.goto(store.url + url);
      await untilHydrated(page);
      return page;
    };
    for (const url of [
      '/',
      '/products',
      '/category/power-tools?compare=angle-grinder-5in,digital-heat-gun',
      '/product/led-work-light-20v',
      // No best sellers: Chromium would take the larger files of the cards that an empty cart shows.
      '/cart?items=socket-set-40pc:1,hvlp-spray-gun:2',
      // The images of states have one width, and so one test.
      ...(width === 390 ? ['/cart', '/no/such/page'] : []),
    ]) {
      const page = await openPage(url);
      await expectSharpImages(page);
      await page.close();
    }
    const page = await openPage('/contact');
    await page.getByLabel('Search products').fill('wrench');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect.poll(() => densities(page)).toHaveLength(6);
    await expectDensities(page);
    await page.close();
  });
}
