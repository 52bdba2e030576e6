import { expect, test } from 'vitest';
import { timeReader } from './dates.ts';
import { type Entry, isSoldOut, notForSale, sellable, value, withSalePrice } from './entries.ts';
import { formatOf } from './formats.ts';

const formats = {
  Shopify: formatOf(['Handle', 'Title']),
  WooCommerce: formatOf(['Name', 'Regular price', 'Type']),
  PrestaShop: formatOf(['ID', 'Name', 'Reference', 'Price tax included']),
  Magento: formatOf(['sku', 'product_type', 'name', 'price']),
  Merchant: formatOf(['id', 'title', 'price', 'availability', 'link']),
  Wix: formatOf(['handleId', 'fieldType', 'name']),
  Square: formatOf(['Item Name', 'Variation Name', 'Price']),
  BigCommerce: formatOf(['Item', 'Name', 'Price', 'Inventory Tracking']),
  Ecwid: formatOf(['type', 'product_sku', 'product_name', 'product_price']),
  OpenCart: formatOf(['product_id', 'name(en-gb)', 'model', 'price']),
  Squarespace: formatOf(['Product ID [Non Editable]', 'Title', 'SKU', 'Price']),
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
  ['Wix', { published: 'false' }, 'drafts or unpublished'],
  ['Wix', { type: 'Variant', published: 'true' }, undefined],
  ['Square', { archived: 'Y' }, 'drafts or unpublished'],
  ['Square', { archived: 'N', visibility: 'visible', 'for order': 'Y' }, undefined],
  ['Square', { visibility: 'unavailable' }, 'hidden'],
  ['Square', { 'for order': 'N' }, 'not for order'],
  ['BigCommerce', { type: 'Rule' }, 'neither products nor variants'],
  ['BigCommerce', { type: 'Product', published: 'N' }, 'drafts or unpublished'],
  ['Ecwid', { type: 'product_option' }, 'neither products nor variants'],
  ['OpenCart', { published: 'false' }, 'drafts or unpublished'],
  ['Squarespace', { published: 'No' }, 'drafts or unpublished'],
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
  ['Wix', { availability: 'OutOfStock', stock: 'OutOfStock' }, true],
  ['Wix', { availability: 'InStock', stock: 'InStock' }, false],
  ['Wix', { availability: '0', stock: '0' }, true],
  ['BigCommerce', { tracker: 'none', stock: '0' }, false],
  ['BigCommerce', { tracker: 'variant', stock: '0' }, true],
  ['Ecwid', { tracker: 'true', stock: '0', backorders: 'ALLOW_PREORDER' }, false],
  ['OpenCart', { tracker: 'false', stock: '0' }, false],
  ['Squarespace', { stock: 'Unlimited' }, false],
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
  [{ price: '20', 'sale price': '15', 'sale start': '2026-06-15' }, '15', '20'],
  [{ price: '20', 'sale price': '15', 'sale start': '2026-06-16' }, '20', ''],
  [{ price: '20', 'sale price': '15', 'sale end': '2026-06-15' }, '15', '20'],
  [{ price: '20', 'sale price': '15', 'sale end': '2026-06-14' }, '20', ''],
  [
    { price: '20', 'sale price': '15', 'sale dates': '2026-06-01T00:00Z/2026-06-15T11:00Z' },
    '20',
    '',
  ],
  [{ price: '20', 'sale price': '15', 'sale end': '31/12/2020' }, '20', ''],
  [{ price: '20', 'sale price': '15', 'sale end': '31.12.2020' }, '20', ''],
  [
    { price: '20', 'sale price': '15', 'sale start': '1/2/2026', 'sale end': '31/12/2026' },
    '15',
    '20',
  ],
  [{ price: '20', discount: '4' }, '16.00', '20'],
  [{ price: '20', discount: '10', 'discount mode': 'PERCENT' }, '18.00', '20'],
  [{ price: '20', discount: '5', 'discount mode': 'AMOUNT' }, '15.00', '20'],
  [{ price: '20', 'sale price': '15', 'on sale': 'No' }, '20', ''],
  [{ price: '20', 'sale price': '15', 'on sale': 'Yes' }, '15', '20'],
  [{ price: '20', surcharge: '4.50' }, '20 + 4.50', ''],
  [{ price: '20', surcharge: '0.00' }, '20', ''],
  [{ price: '', surcharge: '4.50' }, '', ''],
  // A sum that is not certain is a fault of the price.
  [{ price: '20', surcharge: '-4.50' }, '20 + -4.50', ''],
  [{ price: '1.299', surcharge: '1' }, '1.299 + 1', ''],
  // A number that can be two prices is a fault, and not reduced.
  [{ price: '1,299', 'discount percent': '50' }, '1,299', ''],
  [{ price: '20.0049', 'sale price': '20.001' }, '20.0049', ''],
  [{ price: '20', 'discount percent': '15 %' }, '17.00', '20'],
  [{ price: '20', discount: '0', 'discount percent': '0' }, '20', ''],
])('%j costs %s instead of %s', (fields, price, original) => {
  const timeOf = timeReader(Object.values(fields).flat(), 'en-US');
  const { entry: priced } = withSalePrice(entry(fields), { currencies: ['USD', '$'], now, timeOf });
  expect([value(priced, 'price'), value(priced, 'original price')]).toEqual([price, original]);
});

const shirt = (option: string, fields: Record<string, string | string[]> = {}) =>
  entry({
    group: 'shirt',
    id: 'shirt',
    name: '',
    price: '5',
    options: ['Black', option],
    ...fields,
  });
const names = (entries: Entry[]) =>
  sellable(entries, formats.Shopify).sold.map(
    (each) => `${value(each, 'id')}: ${value(each, 'name')}`,
  );

test('variants of one price are products that can be ordered', () => {
  const head = shirt('S', { name: 'Shirt' });
  expect(names([head])).toEqual(['shirt: Shirt']);
  expect(names([head, shirt('M'), shirt('L', { price: '6' })])).toEqual([
    'shirt-s: Shirt, S',
    'shirt-m: Shirt, M',
    'shirt-l: Shirt, L',
  ]);
  // The same variant twice.
  expect(names([head, shirt('M'), shirt('M')])).toEqual(['shirt-s: Shirt, S', 'shirt-m: Shirt, M']);
});

test('more than twelve variants of one price are one product, whose options are a specification', () => {
  const sizes = Array.from({ length: 13 }, (_, index) => `3x${index + 10}`);
  const variants = sizes.map((size, index) =>
    shirt(size, { name: index === 0 ? 'Screw' : '', 'option names': ['Color', 'Size'] }),
  );
  expect(names(variants.slice(0, 12))).toHaveLength(12);
  expect(
    sellable(variants, formats.Shopify).sold.map((each) => [value(each, 'name'), each.sizes]),
  ).toEqual([['Screw', { name: 'Size', value: sizes.join('; ') }]]);
  expect(names([...variants, shirt('big', { price: '9' })])).toEqual([
    'shirt: Screw',
    'shirt-big: Screw, big',
  ]);
});

test('long names and ids keep the option at their end', () => {
  const id = 'pond-liner-'.repeat(12);
  const liner = shirt('2m x 2m', { id, name: 'Pond liner '.repeat(18) });
  const { sold } = sellable([liner, shirt('3m x 3m', { id })], formats.Shopify);
  const [first, second] = sold.map((each) => [value(each, 'id'), value(each, 'name')]);
  expect(first).toEqual([
    `${'pond-liner-'.repeat(8)}pond-2m-x-2m`,
    `${'Pond liner '.repeat(12)}Pond…, 2m x 2m`,
  ]);
  expect(second?.[0]).toMatch(/-pond-3m-x-3m$/);
});

test('a name has the option of its variant only once, as whole words', () => {
  const pump = (option: string, name = '') =>
    entry({ group: 'pump', name, price: '5', options: [option] });
  expect(names([pump('3', 'Pump 30'), pump('30', 'Pump 30')])).toEqual([
    ': Pump 30, 3',
    ': Pump 30',
  ]);
});

test.each<[Record<string, string>, string[]]>([
  [{ price: '20', 'sale price': '15', 'sale end': '31.31.2020' }, ['sale date']],
  [{ price: '20', 'sale price': '15', 'sale start': 'May' }, ['sale date']],
  [{ price: '20', 'sale price': '15 EUR' }, ['sale price']],
  [{ price: '20', 'original price': 'none' }, ['original price']],
  [{ price: '20', 'discount percent': 'half' }, ['discount percent']],
  // A date of no sale does not matter.
  [{ price: '20', 'sale price': '', 'sale end': 'May' }, []],
])('%j is not used, and reported: %j', (fields, unread) => {
  const timeOf = timeReader(Object.values(fields), 'en-US');
  const priced = withSalePrice(entry(fields), { currencies: ['USD', '$'], now, timeOf });
  expect([value(priced.entry, 'price'), value(priced.entry, 'original price')]).toEqual(['20', '']);
  expect(priced.unread).toEqual(unread);
});

test('a shop with several places is sold out if all of them are', () => {
  const isOut = (...stock: string[]) => isSoldOut(entry({ stock }), formats.Square);
  expect([isOut('0', '3'), isOut('0', ''), isOut('', ''), isOut('0', '0')]).toEqual([
    ...[false, true, false, true],
  ]);
});
