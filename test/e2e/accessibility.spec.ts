// axe in the states of pages that only a click opens. templates.spec.ts has the pages as they open.
import { expect, type Page } from '@playwright/test';
import { axeTags, colorRules, runAxe } from './fixtures/axe.ts';
import { grinder, openZoom } from './fixtures/gallery.ts';
import { horizontalOverflow } from './fixtures/in-page.ts';
import { cartLink, shopperOn } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

type State = [state: string, url: string, widths: number[], open: (page: Page) => Promise<void>];

const states: State[] = [
  [
    'the suggestions',
    '/',
    [1280],
    async (page) => {
      await page.getByLabel('Search products').fill('wrench');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
    },
  ],
  [
    'an order by phone with a line that has been read',
    '/cart?items=led-work-light-20v:120,socket-set-40pc:1&job=Bay+3',
    [390],
    async (page) => {
      await page.getByRole('button', { name: 'Order by phone' }).first().press('Enter');
      await page.getByRole('checkbox', { name: /line 2 of 2$/ }).press('Space');
    },
  ],
  [
    'an order to confirm',
    '/cart?items=led-work-light-20v:120&job=Bay+3',
    [320, 1280],
    async (page) => {
      await expect(cartLink(page, 120)).toContainText('99+');
      await page.getByRole('button', { name: 'Add from a list or link' }).press('Space');
      await page
        .getByRole('textbox', { name: /^Item numbers/ })
        .fill('Hello\nTB-1120 2\n2 impact guns\nTB-1140 for the truck at 9:30');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row', { name: /^TB-1120 2/ })).toBeVisible();
      await expect(page.getByText('Hello: not understood')).toBeVisible();
    },
  ],
  [
    'a removed line on a narrow screen',
    '/cart?items=led-work-light-20v:1,cordless-impact-wrench-20v:2,angle-grinder-5in:1',
    [320],
    async (page) => {
      await page.getByRole('button', { name: 'Remove 20V LED Work Light' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  ],
  ['a zoomed image', grinder, [1280], openZoom],
];

for (const [state, url, widths, openState] of states) {
  test(`axe finds nothing in ${state}, light or dark`, async ({ page, open }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await open(url);
    await openState(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The sticky header covers a part of what has been scrolled under it.
      await page.evaluate(() => scrollTo(0, 0));
      for (const [colorScheme, runOnly] of [
        ['light', axeTags],
        ['dark', colorRules],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await runAxe(shopperOn(page), { runOnly });
        expect(violations, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('arrow keys scroll the active suggestion into view', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await open('/');
  await page.getByLabel('Search products').fill('t');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.last()).not.toBeInViewport();
  for (let count = await options.count(); count > 0; count--) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
  }
});

test('a long word that a shopper types widens no page', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const [word, job] = ['W'.repeat(60), 'X'.repeat(60)];
  await open(`/cart?items=led-work-light-20v:1&job=${job}`);
  await page.getByRole('button', { name: 'Add from a list or link' }).click();
  await page.getByRole('textbox', { name: /^Item numbers/ }).fill(`TB-1120 2 ${word}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: word })).toBeVisible();
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(job, { exact: true })).toBeVisible();
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await open(`/search?q=${word}`);
  await expect(page.getByText(`No products found for "${word}".`)).toBeVisible();
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
});
