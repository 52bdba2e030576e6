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
  await bar.getByRole('link', { name: 'Choose one more' }).tap();
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

for (const [screens, isBench, sizes] of [
  [
    'phones',
    false,
    [
      [320, 568],
      [390, 844],
    ],
  ],
  [
    'wider screens',
    true,
    [
      [1280, 800],
      [768, 1024],
      [1920, 1080],
    ],
  ],
] as const) {
  test(`on ${screens} four tools of very different size have one scale and fit`, async ({
    page,
    open,
  }) => {
    const [[firstWidth, firstHeight]] = sizes;
    await page.setViewportSize({ width: firstWidth, height: firstHeight });
    await page.addInitScript(recordLayoutShifts);
    await open(`/products?compare=${four}`);
    await expect(page.locator('figure image').filter({ visible: true })).toHaveCount(4);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    for (const [width, height] of sizes)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        const images = page.locator('figure image').filter({ visible: true });
        await expect(images).toHaveCount(4);
        const found = await images.evaluateAll(scales);
        for (const scale of found) expect(scale).toBeCloseTo(found[0] ?? 0, 2);
        expect(found[0]).toBeLessThanOrEqual(24.01);
        expect(await page.evaluate(horizontalOverflow)).toBe(0);
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

test('price and Add to Cart of each tool are on the first screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`/products?compare=${four}`);
  const heads = page.getByRole('region', { name: 'Comparison' }).locator('thead th');
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
    await open('/products?compare=air-impact-wrench-half-in,cordless-impact-wrench-20v');
    const table = page.getByRole('region', { name: 'Comparison' });
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

test('on a phone each value stands below the image of its tool, the name of the row above them, and three tools need less than 3,500 px', async ({
  page,
  open,
}) => {
  await open(
    '/category/power-tools?compare=angle-grinder-5in,dual-action-polisher-6in,digital-heat-gun',
  );
  const table = page.getByRole('region', { name: 'Comparison' });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const row = table.getByRole('row', { name: /^Disc diameter/ });
    const [name] = await row.locator('th').evaluateAll(edges);
    const values = await row.locator('td').evaluateAll(edges);
    const heads = await table.locator('thead th').filter({ visible: true }).evaluateAll(edges);
    expect(values.map(({ left }) => left)).toEqual(heads.map(({ left }) => left));
    expect(new Set(values.map(({ top }) => top)).size).toBe(1);
    expect(values[0]?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  }
});
