import { expect } from '@playwright/test';
import { products } from '../src/catalogue/products';
import { expectShown, grinder, imageLinks, thumbnails } from './fixtures/gallery';
import { expectNoControls, pageCount, qrCode } from './fixtures/print';
import { templateUrls } from './fixtures/templates';
import { test } from './fixtures/test';

const cart = '/cart?items=socket-set-40pc:1,obd2-scan-tablet:2';
const cartOfAll = `/cart?items=${products.map(({ id }) => `${id}:2`).join()}`;

test('printed, the cart is a plain list', async ({ page, open }) => {
  await open(cart);
  await expect(page.getByRole('table')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('row').nth(2)).toHaveText(
    'Pro OBD-II Scan TabletTB-10402$899.99$1,799.98',
  );
  await expect(page.getByRole('row').nth(4)).toHaveText('ShippingFree');
  await expectNoControls(page);
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('the printed cart has the name of the store, its phone, the date and the URL of the cart', async ({
  page,
  open,
  store,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 5, 12));
  await open(cart);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Torque Bay' })).toBeVisible();
  await expect(page.getByText('1-800-555-0142').locator('visible=true')).toHaveCount(1);
  await expect(page.getByText('Order list, Mar 5, 2026')).toBeVisible();
  await expect(page.getByText(store.url + cart, { exact: true })).toBeVisible();
  await expect(page.getByText('Added to cart from the link.', { exact: true })).toBeHidden();
  await expect(page.getByText('Your cart clears when you close the store.')).toBeHidden();
  // It is printed the next day.
  await page.clock.setFixedTime(new Date(2026, 2, 6, 12));
  await page.pdf();
  await expect(page.getByText('Order list, Mar 6, 2026')).toBeVisible();
});

test('the order list of every product is one page, and its URL is as wide as the page', async ({
  page,
  open,
}) => {
  await open(cartOfAll);
  await qrCode(page).waitFor({ state: 'attached' });
  expect(await pageCount(page)).toBe(1);
  // The width of A4 without its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('printed, a comparison is without the cards', async ({ page, open }) => {
  await open('/products?compare=air-impact-wrench-half-in,cordless-impact-wrench-20v');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^Breakaway torque/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectNoControls(page);
});

test('printed, there is only the first image', async ({ page, open }) => {
  await open(grinder);
  await thumbnails(page).nth(2).click();
  await expectShown(page, 2);
  await page.emulateMedia({ media: 'print' });
  await expect(thumbnails(page)).toHaveCount(0);
  await expect(imageLinks(page)).toHaveCount(1);
  await expect(imageLinks(page)).toHaveAccessibleName(/^Zoom: Angle grinder lying/);
});

test('a product prints as a data sheet', async ({ page, open }) => {
  await open('/product/cordless-impact-wrench-20v');
  await page.emulateMedia({ media: 'print' });
  await expectNoControls(page);
  for (const text of [
    'Torque Bay',
    '1-800-555-0142',
    '20V Brushless 1/2 in. Impact Wrench Kit',
    'Item TB-1100',
    '$349.99',
    'Breakaway torque',
    '2 batteries, 20V, 4.5 Ah',
    'Same 20V battery',
    '20V LED Work Light',
  ]) {
    await expect(page.getByText(text, { exact: true }).locator('visible=true')).toHaveCount(1);
  }
  await expect(page.getByText(/^High torque without a hose/)).toBeVisible();
  await expect(page.getByRole('img').and(page.locator('img'))).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(0);
});

/** The three products with the most to say about them. */
const longestSheets = products
  .map((product) => ({ id: product.id, length: JSON.stringify(product).length }))
  .sort((a, b) => b.length - a.length)
  .slice(0, 3);

test('the longest data sheets are one page each', async ({ page, open }) => {
  for (const { id } of longestSheets) {
    await open(`/product/${id}`);
    expect(await pageCount(page), id).toBe(1);
  }
});

test('no page prints navigation or controls, and only the list of all products takes a second page', async ({
  page,
  open,
}) => {
  test.slow();
  const counts: Record<string, number> = {};
  for (const url of templateUrls) {
    await open(url);
    await page.emulateMedia({ media: 'print' });
    await expectNoControls(page);
    // It has less room than A4.
    counts[url] = await pageCount(page, ['Letter']);
    await page.emulateMedia({ media: 'screen' });
  }
  expect(counts).toEqual(
    Object.fromEntries(templateUrls.map((url) => [url, url === '/products' ? 2 : 1])),
  );
});
