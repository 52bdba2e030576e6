// The links to compare are on the cards. The comparison is above the cards, which keep their place on the screen.
import { expect } from '@playwright/test';
import { recordLayoutShifts } from './fixtures/in-page.ts';
import { test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const name = '40-Piece 1/4 in. Socket Set';

test('a card stays where it is when its link to compare is tapped, and Back from the comparison returns to it', async ({
  page,
  open,
}) => {
  await open('/products');
  // As in Safari, which has no scroll anchoring.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
  const compare = page.getByRole('link', { name: `Compare ${name}` });
  const stop = page.getByRole('link', { name: `Stop comparing ${name}` });
  const table = page.getByRole('region', { name: 'Comparison' });
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await compare.scrollIntoViewIfNeeded();
  const position = await scrollY();
  const top = (await compare.boundingBox())?.y ?? Number.NaN;
  await compare.tap();
  await expect(table).toBeAttached();
  await expect(stop).toBeFocused();
  await expect.poll(async () => (await stop.boundingBox())?.y).toBeCloseTo(top, 0);
  expect(await scrollY()).toBeGreaterThan(position);
  await page.getByRole('button', { name: 'Show Comparison' }).tap();
  await expect(table.locator('img').first()).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(table).toBeHidden();
  await expect.poll(scrollY).toBe(position);
});

test('names, prices and Add to Cart stay in view while the table does, and the bar is hidden', async ({
  page,
  open,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open('/products?compare=air-impact-wrench-half-in,cordless-impact-wrench-20v');
    const table = page.getByRole('region', { name: 'Comparison' });
    const add = table.getByRole('button', { name: /^Add to Cart/ }).first();
    await table.evaluate((box) => {
      box.scrollIntoView();
      window.scrollBy(0, 300);
    });
    await expect(table.locator('img').first()).not.toBeInViewport();
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show Comparison' })).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Show Comparison' })).toBeVisible();
  }
});

/** Where elements are, and what they say. */
const boxes = (elements: Element[]) =>
  elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, text: (element as HTMLElement).innerText };
  });

for (const [count, ids] of [
  [2, 'air-impact-wrench-half-in,cordless-impact-wrench-20v'],
  [3, 'angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun'],
] as const) {
  test(`a URL with ${count} products opens at their comparison, whose rows fit a phone: the name, and below it two values beside each other`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(recordLayoutShifts);
    await open(`/category/battery-tools?compare=${ids}`);
    const table = page.getByRole('region', { name: 'Comparison' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(page.getByRole('heading', { name: 'Compare' })).toBeInViewport({ ratio: 1 });
    await expect(table.locator('img').first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const row = table.locator('tbody tr').first();
    const [name] = await row.locator('th').evaluateAll(boxes);
    const values = await row.locator('td').evaluateAll(boxes);
    expect(values).toHaveLength(count);
    const [first, second, third] = values;
    expect(first?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
    expect(second?.top).toBe(first?.top);
    expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN);
    expect(second?.right).toBeLessThanOrEqual(390 - 15);
    if (!third) return;
    expect([third.left, third.top]).toEqual([first?.left, first?.bottom]);
    expect(third.text).toMatch(/^Digital Heat Gun\n/);
    // With the name of the tool above each value, those that are missing need no space.
    await expect(table.getByText('–', { exact: true }).filter({ visible: true })).toHaveCount(0);
    const heads = await table.getByRole('button', { name: /^Add to Cart/ }).evaluateAll(boxes);
    expect(heads[1]?.top).toBe(heads[0]?.top);
  });
}

test('on a very narrow phone, whose header scrolls away, a URL opens at the comparison too', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open('/products?compare=air-impact-wrench-half-in,cordless-impact-wrench-20v');
  const top = () =>
    page.getByRole('heading', { name: 'Compare' }).evaluate((h) => h.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(40);
});
