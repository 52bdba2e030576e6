import { expect, test } from 'vitest';
import { type Entry, isSoldOut, notForSale, sellable, value, withSalePrice } from './entries.ts';
import { formatOf } from './formats.ts';

const formats = {
  Shopify: formatOf(['Handle', 'Title']),
  WooCommerce: formatOf(['Name', 'Regular price', 'Type']),
  PrestaShop: formatOf(['ID', 'Name', 'Reference', 'Price tax included']),
  Magento: formatOf(['sku', 'product_type', 'name', 'price']),
  Merchant: formatOf(['id', 'title', 'price', 'availability', 'link']),
};
type Name = keyof typeof formats;

test('each kind of export is recognised, and has its documentation', () => {
  for (const [name, format] of Object.entries(formats)) {
    expect(format.name).toContain(name);
    expect(format.cell('source')).toMatch(/^https:\/\//);
    expect(format.cell('checkout ids')).not.toBe('');
  }
});

let number = 1;
function entry(fields: Record<string, string | string[]>): Entry {
  const values = Object.entries(fields).map(([field, texts]) => [field, [texts].flat()]);
  number += 1;
  return { row: number, values: Object.fromEntries(values), images: [] };
}

test.each<[Name, Record<string, string>, string | undefined]>([
  ['Merchant', {}, undefined],
  ['Shopify', { status: 'active', published: 'TRUE' }, undefined],
  ['Shopify', { status: 'Active', published: 'true' }, undefined],
  ['Shopify', { status: 'draft' }, 'drafts or unpublished'],
  ['Shopify', { status: 'archived' }, 'drafts or unpublished'],
  ['Shopify', { status: 'unlisted' }, 'drafts or unpublished'],
  ['Shopify', { published: 'FALSE' }, 'drafts or unpublished'],
  ['WooCommerce', { published: '1', type: 'simple, downloadable' }, undefined],
  ['WooCommerce', { published: '1', visibility: 'catalog' }, undefined],
  ['WooCommerce', { published: '0' }, 'drafts or unpublished'],
  ['WooCommerce', { published: '-1' }, 'drafts or unpublished'],
  ['WooCommerce', { visibility: 'hidden' }, 'hidden'],
  ['WooCommerce', { type: 'grouped' }, 'grouped, bundled or external'],
  ['WooCommerce', { type: 'external' }, 'grouped, bundled or external'],
  ['PrestaShop', { published: '1', 'for order': '1', visibility: 'both' }, undefined],
  ['PrestaShop', { published: '0' }, 'drafts or unpublished'],
  ['PrestaShop', { visibility: 'none' }, 'hidden'],
  ['PrestaShop', { 'for order': '0' }, 'not for order'],
  ['Magento', { visibility: 'Catalog, Search', type: 'configurable' }, undefined],
  ['Magento', { published: '2' }, 'drafts or unpublished'],
  ['Magento', { visibility: 'Not Visible Individually' }, 'hidden'],
  ['Magento', { type: 'bundle' }, 'grouped, bundled or external'],
  ['Magento', { 'store view': 'de' }, 'texts of another store view'],
])('%s: %j is left out as %s', (format, fields, reason) => {
  expect(notForSale(entry(fields), formats[format])).toBe(reason);
});

test.each<[Name, Record<string, string>, boolean]>([
  ['Shopify', { stock: '3', tracker: 'shopify', backorders: 'deny' }, false],
  ['Shopify', { stock: '0', tracker: 'shopify', backorders: 'deny' }, true],
  ['Shopify', { stock: '-1', tracker: 'shopify', backorders: 'FALSE' }, true],
  ['Shopify', { stock: '0', tracker: 'shopify', backorders: 'continue' }, false],
  ['Shopify', { stock: '0', tracker: 'shopify', backorders: 'TRUE' }, false],
  ['Shopify', { stock: '0', tracker: '', backorders: 'deny' }, false],
  // With several locations, the export has no stock.
  ['Shopify', { tracker: 'shopify', backorders: 'deny' }, false],
  ['WooCommerce', { availability: '1', stock: '', backorders: '0' }, false],
  ['WooCommerce', { availability: '0', stock: '', backorders: '0' }, true],
  ['WooCommerce', { availability: '1', stock: '0', backorders: '0' }, true],
  ['WooCommerce', { availability: 'backorder', stock: '0', backorders: 'notify' }, false],
  ['WooCommerce', { availability: '1', stock: '0', backorders: '1' }, false],
  ['PrestaShop', { stock: '0' }, true],
  ['PrestaShop', { stock: '0', backorders: '2' }, true],
  ['PrestaShop', { stock: '0', backorders: '1' }, false],
  ['Magento', { stock: '0.0000', availability: '0', tracker: '1', backorders: '0' }, true],
  ['Magento', { stock: '0.0000', availability: '0', tracker: '0', backorders: '0' }, false],
  ['Magento', { stock: '0.0000', availability: '1', tracker: '1', backorders: '2' }, false],
  ['Merchant', { availability: 'in_stock' }, false],
  ['Merchant', { availability: 'out_of_stock' }, true],
  ['Merchant', { availability: 'out of stock' }, true],
  ['Merchant', { availability: 'outofstock' }, true],
  ['Merchant', { availability: 'preorder' }, false],
])('%s: %j is sold out: %s', (format, fields, isOut) => {
  expect(isSoldOut(entry(fields), formats[format])).toBe(isOut);
});

const now = new Date('2026-06-15T12:00:00Z');
test.each<[Record<string, string | string[]>, price: string, original: string]>([
  [{ price: '20', 'sale price': '15' }, '15', '20'],
  [{ price: '20', 'sale price': '20' }, '20', ''],
  [{ price: '20', 'sale price': '25' }, '20', ''],
  [{ price: '20', 'sale price': '0' }, '20', ''],
  [{ price: '20.00 USD', 'sale price': '15.00 USD' }, '15.00 USD', '20.00 USD'],
  [{ price: '20', 'original price': '25' }, '20', '25'],
  [{ price: '20', 'original price': '20' }, '20', ''],
  [{ price: '20', 'original price': '0.00' }, '20', ''],
  [{ price: '20', 'sale price': '15', 'sale dates': ['2026-06-15', ''] }, '15', '20'],
  [{ price: '20', 'sale price': '15', 'sale dates': ['2026-06-16', ''] }, '20', ''],
  [{ price: '20', 'sale price': '15', 'sale dates': ['', '2026-06-15'] }, '15', '20'],
  [{ price: '20', 'sale price': '15', 'sale dates': ['', '2026-06-14'] }, '20', ''],
  [
    { price: '20', 'sale price': '15', 'sale dates': '2026-06-01T00:00Z/2026-06-15T11:00Z' },
    '20',
    '',
  ],
  [{ price: '20', discount: '4' }, '16.00', '20'],
  [{ price: '20', 'discount percent': '15' }, '17.00', '20'],
  [{ price: '20', discount: '0', 'discount percent': '0' }, '20', ''],
])('%j costs %s instead of %s', (fields, price, original) => {
  const priced = withSalePrice(entry(fields), ['USD', '$'], now);
  expect([value(priced, 'price'), value(priced, 'original price')]).toEqual([price, original]);
});

test('variants with one price and item number are one product, also beside others', () => {
  const variant = (price: string, option: string, fields = {}) =>
    entry({ group: 'glove', name: '', price, options: ['Black', option], ...fields });
  const glove = variant('5', 'S', { name: 'Glove', id: 'glove' });
  const names = (entries: Entry[]) =>
    sellable(entries, formats.Shopify).sold.map(
      (each) => `${value(each, 'id')}: ${value(each, 'name')}`,
    );
  expect(names([glove, variant('5', 'M'), variant('5', 'L')])).toEqual(['glove: Glove']);
  expect(
    names([glove, variant('5', 'M', { id: 'glove' }), variant('6', 'L', { id: 'glove' })]),
  ).toEqual(['glove-s-or-m: Glove, S or M', 'glove-l: Glove, L']);
});
