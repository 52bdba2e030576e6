import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckoutShop } from '../../build/checkout-ids.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { jack } from '../../test/jack.ts';
import { catalogueWith } from './catalogue.ts';
import { readProducts } from './read-products.ts';

const before = { categories, products: [], currencies: ['USD', '$'] };

/** `name: checkout id`, and the faults, of a file for a store whose orders go to a shop. */
async function imported(file: Buffer, shop?: CheckoutShop, products = [jack].slice(1)) {
  const read = await readProducts(file, { ...before, products, shop });
  const { faults } = catalogueWith(
    read.imported,
    { ...before, files: [], images: [], shop: read.shop },
    [],
  );
  const ids = read.imported.map(
    ({ product: { name, checkoutId = '' } }) => `${name}: ${checkoutId}`,
  );
  return { ids, faults: faults.map(({ row, column, text }) => `${row} ${column}: ${text}`) };
}

const listWith = (...ids: string[]) =>
  Buffer.from(
    [
      'name,price,category,item number,checkout id',
      ...ids.map((id, index) => `Saw ${index},5,Hand Tools,S-${index},${id}`),
    ].join('\n'),
  );

test('the number of a variant is taken out of its GID and its URL', async () => {
  const list = listWith(
    'gid://shopify/ProductVariant/45501',
    'https://admin.shopify.com/store/saws/products/85/variants/45502',
    // Excel writes a number as text like that.
    "'45503",
  );
  const ids = ['Saw 0: 45501', 'Saw 1: 45502', 'Saw 2: 45503'];
  expect(await imported(list)).toEqual({ ids, faults: [] });
  expect(await imported(list, 'Shopify')).toEqual({ ids, faults: [] });
});

test('a row whose id is rounded, of the product, no digits or there twice has a fault', async () => {
  const list = listWith('45501122000000', 'gid://shopify/Product/85', 'SAW', '117', '117', '118');
  const { faults } = await imported(list, 'WooCommerce');
  expect(faults.map((fault) => fault.slice(0, 60))).toEqual([
    '2 checkout id: checkoutId is "45501122000000", whose last di',
    '3 checkout id: checkoutId is "gid://shopify/Product/85", whi',
    '4 checkout id: checkoutId is "SAW", but the ids of WooCommer',
    '5 checkout id: checkoutId is "117" for 2 products: Saw 3, Sa',
    '6 checkout id: checkoutId is "117" for 2 products: Saw 3, Sa',
  ]);
});

test('the export of a shop has the ids of that shop, which are not those of another one that takes the orders', async () => {
  const file = readFileSync('tools/import/test-files/woocommerce.csv');
  expect((await imported(file)).ids).toContain('Grease Gun: 11');
  expect((await imported(file, 'WooCommerce')).ids).toContain('Grease Gun: 11');
  expect((await imported(file, 'Shopify')).ids).toContain('Grease Gun: ');
  const known = [{ ...jack, id: 'grease-gun', checkoutId: '45501' }];
  expect((await imported(file, 'Shopify', known)).ids).toContain('Grease Gun: 45501');
});
