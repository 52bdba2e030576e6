// These tests hold for any store: its facts and its catalogue are read from the source.
import { expect } from '@playwright/test';
import {
  isForSale,
  listedProducts,
  productsIn,
  unavailableText,
} from '../../../src/catalogue/catalogue.ts';
import { categories } from '../../../src/catalogue/categories.ts';
import type { Product } from '../../../src/catalogue/product.ts';
import { products } from '../../../src/catalogue/products.ts';
import { formatMoney, formatPrice, toCents } from '../../../src/money/money.ts';
import { store } from '../../../src/store.ts';
import { cartLink, expectImages, heading, search, section } from '../fixtures/page.ts';
import { test } from '../fixtures/test.ts';
import { pages } from './content.ts';

const [first] = products.filter(isForSale) as [Product];
const main = 'main:not([inert])';

test('the home page has the facts of the store', async ({ page, open }) => {
  await open('/');
  await expect(page).toHaveTitle(`${store.name} | ${store.tagline}`);
  await expect(heading(page)).toHaveText(store.headline);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: store.name })).toBeVisible();
  const phone = header.getByRole('link', { name: store.phone.shown });
  await expect(phone).toHaveAttribute('href', `tel:${store.phone.dialled}`);
  await expect(page.getByRole('contentinfo')).toContainText(store.name);
  await expectImages(page);
});

test('every category lists its products, with their prices', async ({ page, open }) => {
  for (const category of categories) {
    await open(`/category/${category.slug}`);
    await expect(heading(page), category.slug).toHaveText(category.name);
    const count = productsIn(category).length;
    const counted = count === 1 ? '1 product' : `${count} products`;
    await expect(page.locator(main)).toContainText(count === 0 ? 'No products found' : counted);
    for (const { name, price } of productsIn(category).slice(0, 24)) {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(card, name).toContainText(formatPrice(price));
    }
  }
});

test('a shopper finds a product, fills the cart and sees what it costs', async ({ page, open }) => {
  await open('/');
  await search(page, first.itemNumber);
  await open(`/product/${first.id}`);
  await expect(heading(page)).toHaveText(first.name);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByRole('button', { name: `Increase quantity of ${first.name}` }).click();
  await cartLink(page, 2).click();
  const subtotal = toCents(first.price) * 2n;
  const isFree = subtotal >= toCents(store.freeShippingFrom);
  const shipping = isFree ? 0n : toCents(store.shippingFee);
  const summary = section(page, 'Order Summary');
  await expect(summary).toContainText(`Subtotal${formatMoney(subtotal)}`);
  await expect(summary).toContainText(`Shipping${isFree ? 'Free' : formatMoney(shipping)}`);
  await expect(summary).toContainText(`Total${formatMoney(subtotal + shipping)}`);
  await page.getByRole('button', { name: 'Order by phone' }).click();
  const order = page.getByRole('dialog', { name: 'Order by phone' });
  await expect(order.getByRole('listitem')).toContainText(
    `${first.name}${first.itemNumber}quantity 2× 2`,
  );
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
});

test('a product is suggested for its item number, found by its name, and added by its number', async ({
  page,
  open,
}) => {
  await open('/cart');
  await page.getByLabel('Search products').fill(first.itemNumber);
  await expect(page.getByRole('option', { name: first.name }).first()).toBeVisible();
  await search(page, first.name);
  await expect(page.getByRole('link', { name: first.name, exact: true }).first()).toBeVisible();
  await cartLink(page, 0).click();
  await page.getByRole('button', { name: 'Add from a list or link' }).click();
  await page.getByRole('textbox', { name: /^Item numbers/ }).fill(`3 x ${first.itemNumber}`);
  await page.getByRole('button', { name: 'Read the order' }).click();
  await page.getByRole('button', { name: /^Add 1 line ·/ }).click();
  await expect(cartLink(page, 3)).toBeVisible();
});

test('what cannot be bought says so, and what is no longer sold is in no list', async ({
  page,
  open,
}) => {
  await open('/products');
  await expect(page.locator(main)).toContainText(`${listedProducts.length} products`);
  for (const product of products.filter((each) => !isForSale(each)).slice(0, 3)) {
    await open(`/product/${product.id}`);
    await expect(page.getByText(unavailableText(product) ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(0);
  }
});

test('the pages of the owner open from the footer, with the cart, and have their text', async ({
  page,
  open,
}) => {
  await open(`/product/${first.id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  for (const { title } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('article').locator('p').first()).not.toBeEmpty();
    await expect(cartLink(page, 1)).toBeVisible();
  }
});

test('no other origin is requested and nothing is stored', async ({
  page,
  open,
  context,
  store: server,
}) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await open(`/product/${first.id}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await cartLink(page, 1).click();
  expect([...origins]).toEqual([new URL(server.url).origin]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});
