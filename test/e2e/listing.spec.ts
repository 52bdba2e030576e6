// Cards and rows of a listing: how they line up, and what is beside what.
import { expect, type Locator } from '@playwright/test';
import { productsIn } from '../../src/catalogue/catalogue.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';
import { categoryUrl } from '../../src/paths.ts';
import { horizontalOverflow, recordLayoutShifts } from './fixtures/in-page.ts';
import { boxOf } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** For the names, stars, prices, discounts and buttons of each row of cards, how many different heights they begin at. */
const differencesOfRows = () => {
  const tops = new Map<string, Set<number>>();
  for (const card of document.querySelectorAll('article')) {
    const row = card.getBoundingClientRect().top;
    for (const part of ['h2, h3', 'p:has([role=img])', 'p:has(s)', 's', 'button']) {
      // A product may have no rating and no discount.
      const top = card.querySelector(part)?.getBoundingClientRect().top;
      const key = `${part} in the row at ${row}`;
      if (top !== undefined) tops.set(key, (tops.get(key) ?? new Set()).add(top));
    }
  }
  return [...tops.values()].map(({ size }) => size);
};

/** The first category with so many products, which decides about the form of its cards; none if the store has no such category. */
const categoryWith = (count: number) =>
  categories
    .filter((category) => productsIn(category).length === count)
    .map(({ slug }) => categoryUrl(slug))
    .slice(0, 1);

test('cards stand in two to five columns, and their parts line up in each row', async ({
  page,
  open,
}) => {
  // In the results of a search some cards also have an excerpt of the description.
  for (const url of ['/products', '/search?q=drive']) {
    await open(url);
    for (const [width, columns] of [
      [320, 2],
      [390, 2],
      [768, 3],
      [1280, 4],
      [1600, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size, `${url} at ${width} px`).toBe(columns);
      const differences = await page.evaluate(differencesOfRows);
      expect(new Set(differences), `${url} at ${width} px`).toEqual(new Set([1]));
    }
  }
});

test('two or three products have photographs of 380 to 560 px on a wide screen, parts that line up, three facts, and Add to Cart on the first screen', async ({
  page,
  open,
}) => {
  const three = categoryWith(3);
  for (const url of [...three, ...categoryWith(2)]) {
    await open(url);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const image of await page.getByRole('article').locator('img').all()) {
        const { width: shown } = await boxOf(image);
        const least = width === 768 && three.includes(url) ? 230 : 380;
        expect(shown, `${url} at ${width} px`).toBeGreaterThanOrEqual(least);
        expect(shown, `${url} at ${width} px`).toBeLessThanOrEqual(560);
      }
      const differences = await page.evaluate(differencesOfRows);
      expect(new Set(differences), `${url} at ${width} px`).toEqual(new Set([1]));
      if (width !== 1280) continue;
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const card of await page.getByRole('article').all())
        await expect(card.getByRole('button')).toBeInViewport({ ratio: 1 });
    }
    const facts = page.getByRole('article').first().getByRole('definition');
    await expect(facts).toHaveCount(3);
  }
});

test('columns and the form of a card follow from the width of the list, not from that of the window', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [urls, forms] of [
    [['/products'], { 600: [2, 'upright'], 800: [3, 'upright'], 1216: [4, 'upright'] }],
    [categoryWith(3), { 600: [2, 'upright'], 800: [3, 'upright'], 1216: [3, 'upright'] }],
    [categoryWith(2), { 600: [2, 'upright'], 800: [1, 'beside'], 1216: [2, 'beside'] }],
  ] as const) {
    const [url] = urls;
    if (!url) continue;
    await open(url);
    const list = page.getByRole('list', { name: 'Products' });
    for (const [width, form] of Object.entries(forms)) {
      await list.evaluate((element, size) => {
        (element.parentElement as HTMLElement).style.width = `${size}px`;
      }, width);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((card) => {
          const image = card.querySelector('img')?.getBoundingClientRect();
          const name = card.querySelector('h2')?.getBoundingClientRect();
          const isBeside = Number(name?.left) >= Number(image?.right);
          return [card.getBoundingClientRect().left, isBeside ? 'beside' : 'upright'] as const;
        }),
      );
      const columns = new Set(cards.map(([left]) => left)).size;
      expect([columns, ...new Set(cards.map(([, each]) => each))], `${url}: ${width} px`).toEqual(
        form,
      );
    }
  }
});

test('chips, count, views and sort order share a row at 1280 px; at 768 px the chips have one of their own', async ({
  page,
  open,
}) => {
  await open('/products');
  const middle = async (element: Locator) => {
    const { y, height } = await boxOf(element);
    return Math.round(y + height / 2);
  };
  const chips = page.getByRole('navigation', { name: 'Tools by category' }).getByRole('link');
  for (const [width, rows] of [
    [1280, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const controls = [
      chips.first(),
      chips.last(),
      page.getByText(`${products.length} products`),
      page.getByRole('link', { name: 'List', exact: true }),
      page.getByLabel('Sort by'),
    ];
    const middles = await Promise.all(controls.map(middle));
    expect(new Set(middles).size, `${middles}`).toBe(rows);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing stands on an image, a row of cards has at most 350 px, and All Tools 3,150', async ({
    page,
    open,
  }) => {
    await open('/products');
    const cards = page.getByRole('article');
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().height)),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(350);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      3150,
    );
    const image = await boxOf(cards.first().locator('img'));
    for (const part of await cards.first().locator('h2, p, a, button').all())
      expect((await boxOf(part)).y).toBeGreaterThanOrEqual(image.y + image.height);
  });

  test('Compare above the products shows a tick on each card, and no card moves when four are ticked', async ({
    page,
    open,
  }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await open('/products');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Compare', exact: true }).click();
      await expect(main.getByText('Compare', { exact: true })).toHaveCount(products.length);
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
      const tick = main.getByRole('link', { name: /^Compare \S/ });
      expect((await boxOf(tick.first())).height).toBeGreaterThanOrEqual(44);
      for (const _ of [1, 2, 3]) await tick.last().click();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await tick.last().click();
      await expect(tick).toHaveCount(0);
      expect(await height()).toBe(before);
    }
  });

  test('Compare is a link of the HTML, so it works before hydration', async ({ page, open }) => {
    await open('/products');
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain(' href="/products?choosing="');
  });

  test('a URL with the list opens as a list, whose rows have 96 px, with item number, rating, price and a button', async ({
    page,
    open,
  }) => {
    await open('/products?view=list');
    await expect(page.getByRole('link', { name: 'Grid', exact: true })).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const row = page.getByRole('row', { name: /^20V Brushless/ });
      const box = await boxOf(row);
      expect(box.width).toBe(width - 32);
      expect(box.height).toBeLessThanOrEqual(96);
      expect((await boxOf(row.locator('img'))).width).toBe(width === 320 ? 40 : 64);
      const itemNumber = row.getByText('TB-1100');
      expect(await itemNumber.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
      const { y: middle } = await boxOf(itemNumber);
      for (const shown of [row.getByRole('img', { name: /^Rated/ }), row.getByText('$349.99')])
        expect(Math.abs((await boxOf(shown)).y - middle)).toBeLessThan(8);
      const add = await boxOf(row.getByRole('button', { name: /^Add to Cart/ }));
      expect([add.width, add.height, add.x + add.width]).toEqual([48, 48, width - 24]);
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
    }
  });
});

test('All Tools as a list: rows of 44 px, fourteen of them on one screen below the stuck header, and the same scroll position after the choice', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(recordLayoutShifts);
  // No other product can be compared: the rest of the rows say so.
  const compared = 'socket-set-40pc,hvlp-spray-gun,digital-heat-gun,angle-grinder-5in';
  await open(`/products?sort=price-low&choosing=${compared}&view=list`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const heights = () =>
    rows.evaluateAll((each) => each.map((row) => Math.round(row.getBoundingClientRect().height)));
  await expect.poll(heights).toHaveLength(products.length);
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(45);
  // From the heads of the columns to the fourteenth row, below the header, which is 96 px high while it is stuck.
  const { y: top } = await boxOf(page.getByRole('table', { name: 'Products' }));
  const { y, height } = await boxOf(rows.nth(13));
  expect(y + height - top).toBeLessThanOrEqual(800 - 96);
  await page.setViewportSize({ width: 768, height: 700 });
  const lefts = await rows
    .getByRole('button', { name: /^Add to Cart/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  // Prices end at one edge, so that their digits are below each other.
  const rights = await rows.getByText(/^\$\d/).evaluateAll((prices) =>
    prices.map((price) => {
      const range = document.createRange();
      range.selectNodeContents(price);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect([rights.length, new Set(rights).size]).toEqual([products.length, 1]);
  expect(await page.evaluate(horizontalOverflow)).toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
  const grid = page.getByRole('link', { name: 'Grid' });
  const position = 60;
  await page.evaluate((top) => window.scrollTo(0, top), position);
  await grid.click();
  await expect(page).toHaveURL(/products\?sort=price-low&choosing=[^&]*$/);
  await expect(page.getByRole('article')).toHaveCount(products.length);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});
