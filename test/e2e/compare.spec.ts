// The tools to compare are ticked on the cards once Compare above them is tapped. Their comparison is a page of its own.
import { expect } from '@playwright/test';
import { products } from '../../src/catalogue/products.ts';
import { horizontalOverflow, recordLayoutShifts } from './fixtures/in-page.ts';
import { boxOf } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const name = '40-Piece 1/4 in. Socket Set';
const large = 'click-torque-wrench-half-in';
const four = `true-rms-multimeter,${large},led-work-light-20v,battery-charging-tester`;

test('a card stays where it is when its link to compare is tapped, and Back from the comparison returns to it', async ({
  page,
  open,
}) => {
  await open('/products?choosing=');
  // Firefox restores a position before the app does.
  await page.evaluate(() => {
    history.scrollRestoration = 'manual';
  });
  const compare = page.getByRole('link', { name: `Compare ${name}` });
  const stop = page.getByRole('link', { name: `Comparing ${name}: stop` });
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await compare.scrollIntoViewIfNeeded();
  const position = await scrollY();
  await compare.tap();
  await expect(stop).toBeFocused();
  expect(await scrollY()).toBe(position);
  const bar = page.getByRole('region', { name: 'Chosen tools' });
  await expect(bar.getByRole('link', { name: `Remove ${name}` })).toBeInViewport({ ratio: 1 });
  // Unlike Playwright's `tap`, this never scrolls.
  const { x, y, width, height } = await boxOf(bar.getByRole('link', { name: 'Choose one more' }));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 1 tool');
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Tools');
  await expect.poll(scrollY).toBe(position);
});

const sizes = four.split(',').map((id) => products.find((product) => product.id === id)?.sideView);

type Box = { x: number; y: number; width: number; height: number };

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} px four tools of very different size have one scale, beside a hand`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(recordLayoutShifts);
    await open(`/compare?tools=${four}`);
    const row = page.getByRole('row', { name: /^Gloved hand/ });
    const tools = row.getByRole('cell');
    await expect(tools).toHaveCount(4);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);
    const boxes: Box[] = await tools
      .locator('svg')
      .evaluateAll((drawings) => drawings.map((each) => each.getBoundingClientRect().toJSON()));
    const inch = (boxes[0]?.width ?? 0) / (sizes[0]?.[0] ?? 0);
    expect(inch).toBeLessThanOrEqual(24.01);
    for (const [index, box] of boxes.entries()) {
      const [length = 0, high = 0] = sizes[index] ?? [];
      expect(box.width / inch).toBeCloseTo(length, 1);
      expect(box.height / inch).toBeCloseTo(high, 1);
    }
    // They stand on one line.
    expect(new Set(boxes.map((box) => Math.round(box.y + box.height))).size).toBe(1);
    if (width < 768) {
      await tools.last().scrollIntoViewIfNeeded();
      await expect(tools.last().locator('img')).toBeInViewport({ ratio: 1 });
      await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
      return;
    }
    // Each below the name of its column.
    const heads = await page.getByRole('columnheader').evaluateAll(edges);
    expect((await tools.evaluateAll(edges)).map(({ left }) => left)).toEqual(
      heads.slice(-4).map(({ left }) => left),
    );
  });
}

test('price and Add to Cart of each tool are on the first screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`/compare?tools=${four}`);
  const heads = page.getByRole('table', { name: 'Comparison' }).locator('thead th');
  await expect(heads.getByText(/^\$\d/)).toHaveCount(4);
  for (const shown of [
    ...(await heads.getByText(/^\$\d/).all()),
    ...(await heads.getByRole('button').all()),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
});

test('the images of the tools and Add to Cart stay in view while the table does', async ({
  page,
  open,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open('/compare?tools=air-impact-wrench-half-in,cordless-impact-wrench-20v');
    const table = page.getByRole('table', { name: 'Comparison' });
    const row = table.getByRole('row', { name: /^Weight/ });
    await row.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(table.locator('img').first()).toBeInViewport({ ratio: 1 });
    const add = table.getByRole('button', { name: /^Add to Cart/ }).first();
    await expect(add).toBeInViewport({ ratio: 1 });
  }
});

const edges = (elements: Element[]) =>
  elements.map((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
  });

test('on a phone each value stands below the image of its tool, and the name of the row above them', async ({
  page,
  open,
}) => {
  await open('/compare?tools=angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun');
  const table = page.getByRole('table', { name: 'Comparison' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const row = table.getByRole('row', { name: /^Rated current/ });
    const [name] = await row.locator('th').evaluateAll(edges);
    const values = await row.locator('td').evaluateAll(edges);
    const heads = await table.locator('thead th').filter({ visible: true }).evaluateAll(edges);
    expect(values.map(({ left }) => left)).toEqual(heads.map(({ left }) => left));
    expect(new Set(values.map(({ top }) => top)).size).toBe(1);
    expect(values[0]?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  }
});
