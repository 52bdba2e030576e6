// The files in test-files/ are written after the public documentation of their formats, to which formats.csv has the links.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jack } from '../../test/jack.ts';
import { catalogueWith, newCategories } from './catalogue.ts';
import { readProducts } from './read-products.ts';

const read = (file: string, named: string[] = []) =>
  readProducts(
    readFileSync(`tools/import/test-files/${file}`),
    { categories: [], currencies: ['USD', '$'], products: [] },
    { named },
  );

/** `id: name, 24.9 instead of 29.9, sold-out, category, item number, checkout id` */
async function summaries(file: string) {
  const { imported } = await read(file);
  return imported.map(({ product }) => {
    const { id, name, price, originalPrice, availability, category, itemNumber } = product;
    const reduced = originalPrice ? ` instead of ${originalPrice}` : '';
    const facts = [`${price}${reduced}`, availability, category, itemNumber, product.checkoutId];
    return `${id}: ${[name, ...facts].filter(Boolean).join(', ')}`;
  });
}

const ofShopify = [
  'water-pump-pliers: Water Pump Pliers, 24.9 instead of 29.9, pliers, 00123',
  'work-gloves-small: Work Gloves, Small, 12, pliers, WG-S',
  'work-gloves-large: Work Gloves, Large, 14, sold-out, pliers, WG-L',
  'shop-apron-blue: Shop Apron, Blue, 19, sold-out, pliers, AP-1',
  'shop-apron-grey: Shop Apron, Grey, 19, pliers, AP-1',
  'no-stock: Cable Cutter, 926.64, sold-out, pliers, CC',
  'backorder: Bolt Cutter, 49, bolt-cutters, BC',
  'untracked: Wire Stripper, 15.5, pliers, 4006381333931',
  'domkrat-3: Домкрат, 79, other, DOMKRAT-3',
  'pipe-vise: Pipe Vise, 99, pliers, PV',
];
const ofMerchant = [
  'tire-gauge: Tire Gauge, 15, gauges, TG-1',
  'digital-gauge: Digital Gauge, 12 instead of 15, gauges, TG-2',
  'late-gauge: Late Gauge, 15, gauges, TG-3',
  'dial-gauge: Dial Gauge, 15, gauges, DG-9',
  'pencil-gauge: Pencil Gauge, 15, gauges, 4006381333955',
  'stick-gauge: Stick Gauge, 15, gauges, STICK-GAUGE',
  'sold-gauge: Sold Gauge, 15, sold-out, gauges, TG-7',
  'old-sold-gauge: Old Sold Gauge, 15, sold-out, gauges, TG-8',
  'back-gauge: Back Gauge, 15, gauges, TG-9',
  'chuck-red: Chuck, Red, 5, gauges, CH-R',
  'chuck-blue: Chuck, Blue, 5, gauges, CH-B',
  'valve-cap: Valve Cap, 15, valve-caps, TG-12',
];

test.each<[file: string, format: string, products: string[]]>([
  ['shopify.csv', 'Shopify product export', ofShopify],
  ['shopify-new.csv', 'Shopify product export', ofShopify],
  [
    'woocommerce.csv',
    'WooCommerce product export',
    [
      'grease-gun: Grease Gun, 24.5 instead of 30, grease-guns, GG-1, 11',
      'grease-gun-pro: Grease Gun Pro, 30, grease-guns, GG-2, 12',
      'grease-hose: Grease Hose, 30, sold-out, grease-guns, GG-3, 13',
      'grease-coupler: Grease Coupler, 30, grease-guns, GG-4, 14',
      'grease-cap: Grease Cap, 30, sold-out, grease-guns, GG-5, 15',
      'coverall-m: Coverall - M, 60, clothing, CV-M, 17',
      'coverall-l: Coverall, L, 65, clothing, CV-L, 18',
      'cap-red: Cap - Red, 9, sold-out, clothing, CAP-RED, 20',
      'cap-blue: Cap - Blue, 9, clothing, CAP-BLUE, 21',
      'repair-manual: Repair Manual, 30, books-manuals, 9783161484100, 27',
    ],
  ],
  [
    'prestashop.csv',
    'PrestaShop product export',
    [
      'bench-chisel: Bench Chisel, 23.9, chisels, CH-1, 1',
      'wood-chisel: Wood Chisel, 20 instead of 23.9, chisels, CH-2, 2',
      'cold-chisel: Cold Chisel, 23.9, chisels, CH-3, 3',
      'mortise-chisel: Mortise Chisel, 21.51 instead of 23.9, chisels, CH-4, 4',
      'no-stock: No Stock, 23.9, sold-out, chisels, CH-5, 5',
      'backorder: Backorder, 23.9, chisels, CH-6, 6',
      'gouge: Gouge, 23.9, chisels, 4006381333948, 10',
      // Its URL key is a number.
      'mallet: Mallet, 23.9, mallets, MALLET, 11',
      'odd-price: Odd Price, 19.33, chisels, CH-12, 12',
    ],
  ],
  [
    'magento.csv',
    'Magento 2 product export',
    [
      'bar-clamp: Bar Clamp, 29.99 instead of 34, bar-clamps, BC-1',
      'late-clamp: Late Clamp, 34, bar-clamps, BC-2',
      'sold-clamp: Sold Clamp, 34, sold-out, bar-clamps, BC-3',
      'free-clamp: Free Clamp, 34, bar-clamps, BC-4',
      'back-clamp: Back Clamp, 34, bar-clamps, BC-5',
      'shop-shirt-s: Shop Shirt-S, 20, shirts, SH-S',
      'shop-shirt-l: Shop Shirt-L, 22, shirts, SH-L',
    ],
  ],
  ['merchant.tsv', 'Google Merchant feed', ofMerchant],
  ['merchant.xml', 'Google Merchant feed', ofMerchant],
  [
    'dealer.xlsx',
    'Spreadsheet',
    [
      'stubby-screwdriver: Stubby Screwdriver, 8.4, screwdrivers, SD-1',
      'long-screwdriver: Long Screwdriver, 926.64, screwdrivers, 4712',
    ],
  ],
])('%s is a %s with its products as a shopper would see them', async (file, format, products) => {
  const { imported, faults, format: found } = await read(file);
  expect([found.name, faults]).toEqual([format, []]);
  expect(await summaries(file)).toEqual(products);
  const empty = { products: [], categories: [], files: [], images: [] };
  expect(catalogueWith(imported, empty).faults).toEqual([]);
});

test.each([
  ['shopify.csv', ['Vendor', 'Variant Tax Code', 'Cost per item'], /11\.11|Secret/],
  ['shopify-new.csv', ['Vendor', 'Tax code', 'Cost per item'], /11\.11|Secret/],
  [
    'woocommerce.csv',
    [
      ...['Tax class', 'Low stock amount', 'Purchase note', 'Download 1 URL'],
      ...['Meta: _wholesale_price', 'Meta: _wc_cog_cost'],
    ],
    /5\.55|4\.44|Bob|secret/,
  ],
  ['prestashop.csv', ['Wholesale price', 'Supplier reference #', 'Supplier'], /8\.88|Hidden/],
  ['magento.csv', ['tax_class_name', 'cost', 'out_of_stock_qty'], /7\.77|Taxable/],
  ['merchant.tsv', ['cost of goods sold'], /3\.33/],
  ['merchant.xml', ['cost_of_goods_sold'], /3\.33/],
  ['dealer.xlsx', ['EK-Preis', 'Lagerbestand [lb]'], /3\.1|EK|Lager/],
])('%s: nothing of %j is in a product', async (file, columns, secrets) => {
  const { imported, leftOut } = await read(file);
  expect(leftOut).toEqual(expect.arrayContaining(columns));
  const texts = JSON.stringify(imported.map(({ product }) => product));
  expect(texts).not.toMatch(secrets);
});

test('a column becomes a specification by its full name', async () => {
  const { imported, leftOut } = await read('shopify.csv', ['Cost per item', 'Tags']);
  expect(imported[0]?.product.specifications).toEqual([
    { name: 'Tags', value: 'new, steel' },
    { name: 'Cost per item', value: '11.11' },
  ]);
  expect(leftOut).not.toContain('Tags');
  expect((await read('shopify.csv', ['Cost'])).faults[0]?.text).toMatch(
    /^--specifications "Cost" is no column; found: Handle, Title, /,
  );
});

test.each([
  ['shopify.csv', 'Left out as drafts or unpublished: 3 rows.'],
  [
    'woocommerce.csv',
    'Left out as drafts or unpublished: 2 rows.',
    'Left out as hidden: 1 row.',
    'Left out as grouped, bundled or external: 2 rows.',
  ],
  [
    'magento.csv',
    'Left out as texts of another store view: 1 row.',
    'Left out as drafts or unpublished: 1 row.',
    'Left out as hidden: 1 row.',
    'Left out as grouped, bundled or external: 2 rows.',
  ],
])('%s: the report says how many rows are what', async (file, ...lines) => {
  expect((await read(file)).lines).toEqual(lines);
});

describe('the images', () => {
  const imagesOf = async (file: string, id: string) =>
    (await read(file)).imported.find(({ product }) => product.id === id)?.images;

  test.each([
    [
      'shopify.csv',
      'water-pump-pliers',
      [
        ['https://cdn.example/pliers.jpg?v=1', 'Red pliers'],
        ['https://cdn.example/pliers-back.jpg', 'Their back'],
        ['https://cdn.example/pliers-jaws.jpg', ''],
      ],
    ],
    ['shopify.csv', 'work-gloves-small', [['https://cdn.example/gloves-s.jpg', '']]],
    ['shopify.csv', 'work-gloves-large', [['https://cdn.example/gloves.jpg', '']]],
    [
      'woocommerce.csv',
      'grease-gun',
      [
        ['https://woo.example/a.jpg', ''],
        ['https://woo.example/b,2.jpg', ''],
      ],
    ],
    ['woocommerce.csv', 'coverall-m', [['https://woo.example/m.jpg', '']]],
    ['woocommerce.csv', 'coverall-l', [['https://woo.example/a.jpg', '']]],
    [
      'prestashop.csv',
      'bench-chisel',
      [
        ['http://ps.example/1.jpg', 'A chisel'],
        ['http://ps.example/2.jpg', 'Its handle'],
      ],
    ],
    [
      'magento.csv',
      'bar-clamp',
      [
        ['https://m.example/1.jpg', 'A clamp'],
        ['https://m.example/2.jpg', 'Its pad'],
      ],
    ],
    ...['merchant.tsv', 'merchant.xml'].map((file): [string, string, string[][]] => [
      file,
      'tire-gauge',
      [1, 2, 3].map((number) => [`https://g.example/${number}.jpg`, '']),
    ]),
  ])('of %s: %s', async (file, id, images) => {
    expect(await imagesOf(file, id)).toEqual(images.map(([url, text]) => ({ url, text })));
  });
});

test('what the owner should look at is noted', async () => {
  const { notes, imported } = await read('shopify.csv');
  const names = newCategories(imported, []).map(({ slug, name }) => [slug, name]);
  expect(names).toEqual([
    ['pliers', 'Pliers'],
    ['bolt-cutters', 'Bolt Cutters'],
    ['other', 'Other'],
  ]);
  expect(notes.map(({ text, product }) => `${product}: ${text}`)).toEqual([
    'untracked: Without an item number, so that the GTIN or the id in capitals stands in its place: {}',
    'domkrat-3: Without a category, and so in Other: {}',
    'domkrat-3: Without an item number, so that the GTIN or the id in capitals stands in its place: {}',
    'domkrat-3: With a description of less than 50 characters: {}',
    'pipe-vise: With a description of more than 400 characters, which ends earlier now: {}',
  ]);
});

test('brands and GTINs are imported, and barcodes that are no GTIN are not', async () => {
  const gaugeOf = async (bytes: Buffer) => {
    const store = { categories: [], currencies: ['USD'], products: [] };
    const { imported, notes } = await readProducts(bytes, store);
    const gauge = imported.find(({ product }) => product.name === 'Pencil Gauge');
    const isNoted = notes.some(({ text }) => text.startsWith('With a barcode that is no GTIN'));
    return { brand: gauge?.product.brand, gtin: gauge?.product.gtin, isNoted };
  };
  const file = readFileSync('tools/import/test-files/merchant.tsv');
  const gtin = '4006381333955';
  expect(await gaugeOf(file)).toEqual({ brand: 'Acme', gtin, isNoted: false });
  const ofShop = Buffer.from(file.toString().replace(gtin, 'BIN 7'));
  expect(await gaugeOf(ofShop)).toEqual({ brand: 'Acme', gtin: undefined, isNoted: true });
});

test('rows are counted as in the spreadsheet program, blank rows and those of variants too', async () => {
  const rowsOf = async (file: string) => (await read(file)).imported.map(({ row }) => row);
  expect(await rowsOf('dealer.xlsx')).toEqual([2, 4]);
  expect((await rowsOf('shopify.csv')).slice(0, 5)).toEqual([2, 5, 6, 7, 8]);
});

test('a later import keeps what the export does not have: checkout id, brand, GTIN, texts of images', async () => {
  const file = readFileSync('tools/import/test-files/shopify.csv');
  const kept = { checkoutId: '42', brand: 'Acme', gtin: '96385074', views: ['Its back'] };
  const products = [{ ...jack, id: 'water-pump-pliers', ...kept }];
  const store = { categories: [], currencies: ['USD'], products };
  expect((await readProducts(file, store)).imported[0]?.product).toMatchObject(kept);
});

test('prices in another currency are faults, with the column of the export', async () => {
  const file = readFileSync('tools/import/test-files/merchant.tsv');
  const store = { categories: [], currencies: ['EUR', '€'], products: [] };
  const { faults } = await readProducts(file, store);
  expect(faults).toHaveLength(12);
  expect(faults[0]).toEqual({
    row: 2,
    column: 'price',
    header: 'price',
    product: 'Tire Gauge',
    text: 'price "15.00 USD" is no amount in EUR, like 129.99, 129.99 EUR or 129.99 €. If the list is right, set currency in src/store.ts.',
  });
});
