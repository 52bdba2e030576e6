// The pegboard of the home page, on which all tools hang to one scale.
import { expect, type Page } from '@playwright/test';
import { products } from '../../src/catalogue/products.ts';
import { isSized } from '../../src/catalogue/size.ts';
import { horizontalOverflow } from './fixtures/in-page.ts';
import { test } from './fixtures/test.ts';

const tools = products.filter(isSized);
const wall = (page: Page) => page.getByRole('list', { name: 'Tools to one scale' });

/** The drawings and the texts of the tools, and the size of a hole's square. */
const measured = (page: Page) =>
  wall(page).evaluate((list) => ({
    hole: Number.parseFloat(getComputedStyle(list).backgroundSize),
    tools: [...list.querySelectorAll('a')].map((link) => {
      const box = (selector: string) => link.querySelector(selector)?.getBoundingClientRect();
      const { width = 0, height = 0, bottom = 0 } = box('svg') ?? {};
      const cut = link.scrollWidth - link.clientWidth;
      return { width, height, bottom: Math.round(bottom), image: box('img')?.height, cut };
    }),
  }));

for (const [width, inch, rows] of [
  [320, 14, 1],
  [390, 14, 1],
  [768, 14, 1],
  [1024, 10, 2],
  [1280, 13, 2],
  [1920, 16, 2],
] as const) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    test(`at ${width} px all tools have one scale, in ${rows} rows`, async ({ page, store }) => {
      await page.goto(store.url);
      await expect(wall(page).getByRole('link')).toHaveCount(tools.length);
      const { hole, tools: shown } = await measured(page);
      expect(Math.floor(hole)).toBe(inch);
      for (const [index, { width: wide, height, image, cut }] of shown.entries()) {
        const [length = 0, high = 0] = tools[index]?.sideView ?? [];
        expect(wide / hole).toBeCloseTo(length, 1);
        expect(height / hole).toBeCloseTo(high, 1);
        expect(image).toBeCloseTo(height, 0);
        expect(cut).toBe(0);
      }
      expect(new Set(shown.map(({ bottom }) => bottom)).size).toBe(rows);
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
    });
  });
}

test('on a phone the keyboard reaches each tool of the row', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const links = wall(page).getByRole('link');
  await page.getByRole('link', { name: 'Shop Now' }).focus();
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
  await expect(links.last()).toHaveText('1/4 in. Socket Set\n$59.99');
});

test('in forced colors and on paper the wall is a list without images', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/');
  for (const media of [
    { forcedColors: 'active' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await expect(wall(page).getByText('Multimeter')).toBeVisible();
    await expect(wall(page).locator('img, svg').filter({ visible: true })).toHaveCount(0);
    for (const board of [wall(page), wall(page).getByRole('link').first()])
      await expect(board).toHaveCSS('background-image', 'none');
  }
});
