// Where the parts of a product page are, and within whose reach.
import { expect, type Locator, type Page } from '@playwright/test';
import { heading } from './fixtures/page';
import { test } from './fixtures/test';

const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());

const parts = (page: Page) => ({
  image: page.getByRole('link', { name: /^Zoom: / }).first(),
  price: page.getByText('$899.99').first(),
  add: page.getByRole('button', { name: 'Add to Cart' }),
  shipping: page.getByRole('link', { name: 'Shipping Info' }).first(),
  specifications: page.getByRole('heading', { name: 'Specifications' }),
});

const wideScreens = [
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test('on a wide screen everything to buy it is beside the images', async ({ page, open }) => {
  await open('/product/obd2-scan-tablet');
  const { image, price, add, shipping, specifications } = parts(page);
  for (const [width, height] of wideScreens) {
    await page.setViewportSize({ width, height });
    const images = await box(image);
    const column = await box(heading(page));
    expect(column.x, `${width} px`).toBeGreaterThan(images.x + images.width);
    expect(Math.abs(column.y - images.y), `${width} px`).toBeLessThan(16);
    let previous = column.y;
    for (const part of [price, add, shipping]) {
      const { x, y } = await box(part);
      expect(x, `${width} px`).toBeGreaterThanOrEqual(column.x);
      expect(y, `${width} px`).toBeGreaterThan(previous);
      previous = y;
    }
    expect((await box(add)).width, `${width} px`).toBe(column.width);
    const facts = await box(shipping.locator('xpath=ancestor::ul'));
    const description = await box(page.getByText(/^A shop-grade scan tool/));
    const ends = [facts.y + facts.height, description.y + description.height];
    const { y } = await box(specifications);
    expect(y, `${width} px`).toBeGreaterThan(Math.max(...ends));
    // Neither column ends long before the other.
    expect(Math.min(...ends), `${width} px`).toBeGreaterThan(y - 100);
  }
});

test('on a wide screen Add to Cart moves nothing', async ({ page, open }) => {
  for (const [width, height] of wideScreens) {
    await page.setViewportSize({ width, height });
    await open('/product/obd2-scan-tablet');
    const { add, shipping, specifications } = parts(page);
    await add.scrollIntoViewIfNeeded();
    const boxes = async () => [await box(add), await box(shipping), await box(specifications)];
    const before = await boxes();
    await add.click();
    await expect(page.getByText('Added.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeVisible();
    expect(await boxes(), `${width} px`).toEqual(before);
  }
});

const phones = [320, 360, 390].map((width) => ({ width, height: 844 }));

test('on a phone heading, image and price are in the first view, in this order', async ({
  page,
  open,
}) => {
  await open('/product/obd2-scan-tablet');
  const { image } = parts(page);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    expect((await box(image)).y).toBeGreaterThan((await box(heading(page))).y);
    await expect(page.getByText('$899.99').and(page.locator('[aria-hidden]'))).toBeInViewport({
      ratio: 1,
    });
  }
});

test('on a phone nothing in the bar with Add to Cart is cut off', async ({ page, open }) => {
  const { add } = parts(page);
  const bar = add.locator('xpath=ancestor::form/../../..');
  const cutOff = () =>
    bar.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth, tagName }) =>
          tagName === 'svg' || clientWidth === 0 ? false : scrollWidth > clientWidth + 1,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  const isInside = async () => {
    for (const part of await bar.locator('button, input:visible, p').all()) {
      if (await part.textContent()) await expect(part).toBeInViewport({ ratio: 1 });
    }
  };
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await open('/product/obd2-scan-tablet');
    expect(await cutOff()).toEqual([]);
    await isInside();
    await add.click();
    await expect(page.getByText('Added.')).toBeVisible();
    expect(await cutOff()).toEqual([]);
    await page.getByRole('textbox', { name: /^Quantity/ }).fill('999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('999 in cart')).toBeVisible();
    expect(await cutOff()).toEqual([]);
    await isInside();
  }
});

test('on a phone the breadcrumbs are one row, and only pages before this one are links', async ({
  page,
  open,
}) => {
  await open('/product/battery-charging-tester');
  const row = page.getByRole('navigation', { name: 'Breadcrumb' });
  const entries = await row.getByRole('listitem').all();
  await expect(entries.at(-1) ?? row).toHaveText('12V Battery and Charging System Tester');
  await expect((entries.at(-1) ?? row).getByRole('link')).toHaveCount(0);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const boxes = await Promise.all(entries.map(box));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(phone.width - 16);
    for (const link of await row.getByRole('link').all()) {
      const { width, height } = await box(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the spaces between breadcrumbs are even', async ({ page, open }) => {
  await open('/product/hvlp-spray-gun');
  const entries = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  const texts = await entries.evaluateAll((items) =>
    items.map((item) => {
      const text = document.createRange();
      text.selectNodeContents(item.querySelector('a') ?? item);
      const { left, right } = text.getBoundingClientRect();
      return { left, right };
    }),
  );
  const [home, category, current] = texts;
  const first = (category?.left ?? 0) - (home?.right ?? 0);
  expect((current?.left ?? 0) - (category?.right ?? 0)).toBeCloseTo(first, 0);
});
