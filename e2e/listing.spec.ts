// Cards and rows of a listing: how they line up, and what is beside what.
import { expect, type Locator } from '@playwright/test';
import { horizontalOverflow, recordLayoutShifts } from './fixtures/in-page.ts';
import { boxOf } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** For each row of cards, how many different heights its names, stars, prices, discounts and buttons begin at. */
const differencesOfRows = () => {
  const rows = new Map<number, Set<string>>();
  const parts = ['h2, h3', 'p:has([role=img])', 'p:has(s) > span', 's', 's + span', 'button'];
  for (const card of document.querySelectorAll('article')) {
    const { top } = card.getBoundingClientRect();
    const tops = parts.map((part) => card.querySelector(part)?.getBoundingClientRect().top);
    rows.set(top, (rows.get(top) ?? new Set()).add(tops.join()));
  }
  return [...rows.values()].map((tops) => tops.size);
};

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

test('three products fill a row at 1280 px: photographs of 240 px, parts that line up, labels of one width', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const url of ['/category/diagnostic-tools', '/category/battery-tools']) {
    await open(url);
    for (const image of await page.getByRole('article').locator('img').all()) {
      expect((await boxOf(image)).width, url).toBeGreaterThanOrEqual(240);
    }
    expect(await page.evaluate(differencesOfRows), url).toEqual([1]);
    const lefts = await page
      .getByRole('article')
      .first()
      .getByRole('definition')
      .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().left));
    expect([lefts.length, new Set(lefts).size], url).toEqual([5, 1]);
    // The price, and below it the original price with the discount.
    const s = await boxOf(page.locator('s').first());
    expect((await boxOf(page.getByText(/% off$/).first())).y, url).toBe(s.y);
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
      page.getByText('14 products'),
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

  test('a card has its category on a line of its own, and Compare right of the price', async ({
    page,
    open,
  }) => {
    await open('/products');
    const card = page.getByRole('article').first();
    const category = await boxOf(card.getByText('Power Tools'));
    const name = await boxOf(card.getByRole('heading'));
    expect(name.y).toBeGreaterThanOrEqual(category.y + category.height);
    const price = await boxOf(card.getByText('$129.99', { exact: true }));
    const compare = await boxOf(card.getByRole('link', { name: /^Compare/ }));
    expect(compare.x).toBeGreaterThanOrEqual(price.x + price.width);
    expect(Math.abs(compare.y + compare.height / 2 - price.y - price.height / 2)).toBeLessThan(2);
    // It ends with the column, and so does the button.
    const add = await boxOf(card.getByRole('button'));
    expect(compare.x + compare.width).toBeCloseTo(add.x + add.width, 0);
  });

  test('on the narrowest phones the word Compare is below the price', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const url of ['/products', '/products?view=list']) {
      await open(url);
      await expect(
        page.getByRole('article').first().getByText('Compare', { exact: true }),
      ).toBeVisible();
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
    }
  });

  test('a URL with the list opens as a list, with photographs of 72 px', async ({ page, open }) => {
    await open('/products?view=list');
    const rows = page.getByRole('article');
    expect((await boxOf(rows.first().locator('img'))).width).toBe(72);
    expect((await boxOf(rows.first())).width).toBe(390 - 32);
    await expect(page.getByRole('link', { name: 'Grid', exact: true })).toBeVisible();
  });
});

test('All Tools as a list: a row for each product, and the same scroll position after the choice', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.addInitScript(recordLayoutShifts);
  // No other product can be compared: the rest of the rows say so.
  const compared = 'socket-set-40pc,hvlp-spray-gun,digital-heat-gun,angle-grinder-5in';
  await open(`/products?sort=price-low&compare=${compared}&choosing=1&view=list`);
  const heights = () =>
    page
      .getByRole('article')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  await expect.poll(heights).toEqual(Array(14).fill(72));
  const lefts = await page
    .getByRole('article')
    .getByRole('button', { name: /^Add to Cart/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  // Prices end at one edge, so that their digits are below each other.
  const rights = await page
    .getByRole('article')
    .locator('p:has(> s, > span > s) > span:first-child')
    .evaluateAll((prices) =>
      prices.map((price) => {
        const range = document.createRange();
        range.selectNodeContents(price);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
  expect([rights.length, new Set(rights).size]).toEqual([14, 1]);
  // The prerendered HTML has cards in another order.
  expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
  const grid = page.getByRole('link', { name: 'Grid' });
  const position = 60;
  await page.evaluate((top) => window.scrollTo(0, top), position);
  await grid.click();
  await expect(page).toHaveURL(/products\?sort=price-low&compare=[^&]*&choosing=1$/);
  await expect.poll(heights).not.toContain(72);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});
