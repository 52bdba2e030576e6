// The pages on paper. templates.spec.ts counts the sheets of every template.
import { expect, type Locator, type Page } from '@playwright/test';
import { products } from '../../src/catalogue/products.ts';
import { categoryFor } from './fixtures/categories.ts';
import { imageLinks, thumbnails } from './fixtures/gallery.ts';
import { categoryLink, section } from './fixtures/page.ts';
import { qrCode } from './fixtures/qr-code.ts';
import { expectSheets } from './fixtures/sheets.ts';
import { test } from './fixtures/test.ts';

const cart = '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2';
const cartOfAll = `/cart?items=${products.map(({ id }) => `${id}:2`).join()}`;

/** A text of the page that is printed, and no second time. */
const expectOnce = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).filter({ visible: true }), text).toHaveCount(1);

/** The visible text of each element, on one line. */
const visibleTexts = async (elements: Locator) =>
  (await elements.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

test('the cart prints as a list with the name and the phone of the store, the date and the URL of the cart', async ({
  page,
  open,
  store,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 5, 12));
  await open(cart);
  await expect(page.getByText('Order list, Mar 5, 2026')).toBeHidden();
  await page.getByRole('button', { name: 'Increase quantity of Pro OBD-II Scan Tablet' }).click();
  await page.emulateMedia({ media: 'print' });
  const lines = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  expect(await visibleTexts(lines)).toEqual([
    `40-Piece 1/4 in. Socket Set ${categoryFor('socket-set-40pc').name} · TB-1140 1 × Price $59.99 each Line total $59.99`,
    `Pro OBD-II Scan Tablet ${categoryFor('obd2-scan-tablet').name} · TB-1040 3 × Price $899.99 each Line total $2,699.97`,
  ]);
  expect(await visibleTexts(page.locator('dl > div'))).toEqual([
    'Subtotal $2,759.96',
    'Shipping Free',
    'Total $2,759.96',
  ]);
  for (const text of [
    'Torque Bay',
    '1-800-555-0142',
    'Order list, Mar 5, 2026',
    'PO number',
    'Name',
    'Address',
    store.url + cart.replace(':2', ':3'),
  ]) {
    await expectOnce(page, text);
  }
  await expect(page.getByText('Added to cart from the link.', { exact: true })).toBeHidden();
  await expect(page.getByText('Your cart clears with the last tab.')).toBeHidden();
  // It is printed the next day.
  await page.clock.setFixedTime(new Date(2026, 2, 6, 12));
  await page.pdf();
  await expectOnce(page, 'Order list, Mar 6, 2026');
});

test('what to check before ordering is printed with the list', async ({ page, open }) => {
  await open('/cart?items=led-work-light-20v:1,digital-heat-gun:1,angle-grinder-5in:1');
  await page.emulateMedia({ media: 'print' });
  await expect(section(page, 'Before you order')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText(
    'Needs a 20V battery, which comes in: 20V Brushless 1/2 in. Impact Wrench Kit, $349.99',
  );
});

test('a comparison prints without the cards, the tools to one scale on the holes of the pegboard', async ({
  page,
  open,
}) => {
  await open('/compare?tools=air-impact-wrench-half-in,cordless-impact-wrench-20v');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^Breakaway torque/ })).toBeVisible();
  await expect(
    page.getByRole('cell', { name: 'To one scale: one hole is 1 in. (25 mm).' }),
  ).toBeVisible();
  const [hole, width, ground, adjust] = await page
    .getByRole('row', { name: /^Gloved hand/ })
    .evaluate((row) => {
      const { backgroundSize, backgroundColor, printColorAdjust } = getComputedStyle(row);
      const { width: wide = 0 } = row.querySelector('td svg')?.getBoundingClientRect() ?? {};
      return [Number.parseFloat(backgroundSize), wide, backgroundColor, printColorAdjust] as const;
    });
  // The air impact wrench is 7.4 in. long.
  expect(width / hole).toBeCloseTo(7.4, 1);
  // White, as the paper is.
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  // Browsers print no other background.
  expect(adjust).toBe('exact');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a product prints as a data sheet with its first image, whichever is shown', async ({
  page,
  open,
}) => {
  await open('/product/cordless-impact-wrench-20v');
  const first = await imageLinks(page).first().getAttribute('aria-label');
  await thumbnails(page).nth(2).click();
  await expect(imageLinks(page).nth(2)).toBeInViewport({ ratio: 0.9 });
  await page.emulateMedia({ media: 'print' });
  await expect(thumbnails(page)).toHaveCount(0);
  await expect(imageLinks(page)).toHaveCount(1);
  await expect(imageLinks(page)).toHaveAccessibleName(first ?? '');
  for (const text of [
    'Torque Bay',
    '1-800-555-0142',
    '20V Brushless 1/2 in. Impact Wrench Kit',
    'Item TB-1100',
    '$349.99',
    'Breakaway torque',
    '2 batteries, 20V max, 4.5 Ah',
    'Same 20V battery',
    '20V LED Work Light',
  ]) {
    await expectOnce(page, text);
  }
  await expect(page.getByText(/^High torque wherever the job is/)).toBeVisible();
  await expect(page.locator('main img').filter({ visible: true })).toHaveCount(1);
  // The product itself, and no other.
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a kept page does not print', async ({ page, open }) => {
  await open('/products');
  await categoryLink(page, 'hvlp-spray-gun').click();
  const kept = page.locator('main > [aria-hidden]').filter({ hasText: 'All Tools' });
  await expect(kept).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(kept).toBeHidden();
});

/** The three products with the most to say about them. */
const longestSheets = products
  .map((product) => ({ id: product.id, length: JSON.stringify(product).length }))
  .sort((a, b) => b.length - a.length)
  .slice(0, 3)
  .map(({ id }) => `/product/${id}`);

for (const url of [...longestSheets, cartOfAll]) {
  test(`${url} prints without controls, on one sheet`, async ({ page, open }) => {
    await open(url);
    if (url === cartOfAll) await qrCode(page).waitFor({ state: 'attached' });
    await expectSheets(page, 1);
  });
}
