// The tools to compare are chosen on the cards. Their comparison is a screen of its own.
import { expect } from '@playwright/test';
import { horizontalOverflow, recordLayoutShifts } from './fixtures/in-page.ts';
import { test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const name = '40-Piece 1/4 in. Socket Set';
const large = 'click-torque-wrench-half-in';
const four = `true-rms-multimeter,${large},led-work-light-20v,battery-charging-tester`;

test('a card stays where it is when its link to compare is tapped, and Back from the comparison returns to it', async ({
  page,
  open,
}) => {
  await open('/products');
  const compare = page.getByRole('link', { name: `Compare ${name}` });
  const stop = page.getByRole('link', { name: `Stop comparing ${name}` });
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await compare.scrollIntoViewIfNeeded();
  const position = await scrollY();
  await compare.tap();
  await expect(stop).toBeFocused();
  expect(await scrollY()).toBe(position);
  const bar = page.getByRole('region', { name: 'Chosen tools' });
  await expect(bar.getByRole('link', { name: `Remove ${name}` })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Compare', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 1 tool');
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Tools');
  await expect.poll(scrollY).toBe(position);
});

/** How many pixels wide an inch is, for each side view that is in view. */
const scales = (images: Element[]) =>
  images.map((image) => image.getBoundingClientRect().width / Number(image.getAttribute('width')));

/** The texts that are beyond the edge of what cuts them off. */
const cutOff = (texts: Element[]) =>
  texts
    .filter((text) => {
      const mat = text.closest('.overflow-hidden')?.getBoundingClientRect();
      return !mat || text.getBoundingClientRect().top < mat.top;
    })
    .map(({ textContent }) => textContent);

for (const [width, height, isBench] of [
  [320, 568, false],
  [390, 844, false],
  [768, 1024, true],
  [1280, 800, true],
  [1920, 1080, true],
] as const) {
  test(`at ${width} px four tools of very different size have one scale and fit`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(recordLayoutShifts);
    await open(`/products?compare=${four}`);
    const images = page.locator('figure image').filter({ visible: true });
    await expect(images).toHaveCount(4);
    const found = await images.evaluateAll(scales);
    for (const scale of found) expect(scale).toBeCloseTo(found[0] ?? 0, 2);
    expect(found[0]).toBeLessThanOrEqual(24.01);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    const boxes = await images.evaluateAll((all) =>
      all.map((image) => {
        const { left, right, bottom } = image.getBoundingClientRect();
        return { left: Math.round(left), right, bottom: Math.round(bottom) };
      }),
    );
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    // On one base line, or on one left edge.
    const edges = new Set(boxes.map(({ left, bottom }) => (isBench ? bottom : left)));
    expect(edges.size).toBe(1);
    const figures = page.locator('figure text').filter({ visible: true });
    expect((await figures.evaluateAll(cutOff)).join()).toBe('');
  });
}

test('the longest edge has its dimension line, and with the mouse or the focus the other has it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`/products?compare=${large}`);
  const tool = page.getByRole('img', { name: 'Click Torque Wrench: 24 in. (610 mm) long' });
  const line = (text: string) => tool.locator('g').filter({ hasText: text });
  await expect(line('24 in.')).toHaveCSS('opacity', '1');
  await expect(line('2.3 in.')).toHaveCSS('opacity', '0');
  await tool.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(line('24 in.')).toHaveCSS('opacity', '0');
  await expect(line('2.3 in.')).toHaveCSS('opacity', '1');
});

test('on a phone the images of the tools stay in view while the table does; on a wide screen also Add to Cart', async ({
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
    await table.evaluate((box) => {
      box.scrollIntoView();
      window.scrollBy(0, 300);
    });
    await expect(table.locator('img').first()).toBeInViewport({ ratio: 1 });
    const add = table.getByRole('button', { name: /^Add to Cart/ }).first();
    if (width > 768) await expect(add).toBeInViewport({ ratio: 1 });
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
  test(`the rows of ${count} products fit a phone: the name, and below it two values beside each other`, async ({
    page,
    open,
  }) => {
    await open(`/category/battery-tools?compare=${ids}`);
    const table = page.getByRole('region', { name: 'Comparison' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const row = table.getByRole('row', { name: count === 2 ? /^No-load speed/ : /^Disc diameter/ });
    const [name] = await row.locator('th').evaluateAll(boxes);
    const values = await row.locator('td').filter({ visible: true }).evaluateAll(boxes);
    expect(values).toHaveLength(count === 2 ? 2 : 1);
    const [first, second] = values;
    expect(first?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
    if (count === 2) {
      expect(second?.top).toBe(first?.top);
      expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN);
    } else {
      expect(first?.text).toMatch(/^Angle Grinder\n/);
      // With the name of the tool above each value, those that are missing need no space.
      await expect(table.getByText('Not stated').filter({ visible: true })).toHaveCount(0);
    }
  });
}
