import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Product } from '../../src/catalogue/product.ts';
import { unitNames } from '../../src/catalogue/units.ts';
import { readProducts } from './read-products.ts';

const category = (slug: string, name: string) => ({
  slug: slug,
  name,
  navPosition: 1,
  imageAlt: name,
  desc: name,
});
const categories = [
  category('hand-tools', 'Hand Tools'),
  category('battery-tools', 'Battery Tools'),
];

const read = (text: string | Buffer, products: Product[] = []) =>
  readProducts(Buffer.from(text), { categories, currencies: ['USD', '$'], products });

/** A jack in row 2 with these cells: its product, and its faults. */
async function readJack(cells: Record<string, string>, products: Product[] = []) {
  const row = {
    name: 'Jack',
    category: 'Hand Tools',
    price: '80',
    'item number': 'J-1',
    description: 'It lifts.',
    ...cells,
  };
  const line = (texts: string[]) =>
    texts.map((each) => `"${each.replaceAll('"', '""')}"`).join(',');
  const { imported, faults } = await read(
    `${line(Object.keys(row))}\n${line(Object.values(row))}`,
    products,
  );
  expect(faults.map(({ row }) => row)).toEqual(faults.map(() => 2));
  return { product: imported[0]?.product, faults: faults.map(({ text }) => text) };
}

const jack: Product = {
  id: 'jack',
  name: 'Jack',
  imageAlt: 'Jack',
  price: 80,
  category: `${categories[0]?.slug}`,
  description: 'It lifts.',
  itemNumber: 'J-1',
};

test('the example has every kind of column', async () => {
  const { imported, faults } = await read(readFileSync('docs/products.csv'));
  expect(faults).toEqual([]);
  expect(imported.map(({ row, product }) => [row, product.id])).toEqual([
    [2, 'floor-jack-3-ton'],
    [3, 'jack-stands-3-ton'],
    [4, 'impact-socket-set-1-2-in-drive-12-piece'],
    [5, 'inspection-lamp-12v'],
  ]);
  expect(imported[0]?.product).toEqual({
    id: 'floor-jack-3-ton',
    name: '3 Ton Low-Profile Floor Jack',
    alsoCalled: ['trolley jack', 'car jack'],
    imageAlt: 'Red floor jack with a long handle and a round rubber saddle',
    views: [
      'Side of the floor jack with its handle folded',
      'Close-up of the saddle and its rubber pad',
    ],
    price: 229.99,
    originalPrice: 279.99,
    rating: 4.7,
    reviews: 318,
    category: 'hand-tools',
    description:
      'A low-profile floor jack with two pump pistons, which lifts a truck in a few strokes. The saddle has a rubber pad.',
    itemNumber: 'FJ-300',
    brand: 'Acme',
    gtin: '4006381333931',
    checkoutId: '45501122334401',
    specifications: [
      { name: 'Material', value: 'Steel' },
      { name: 'Load', value: { upTo: 6000 }, unit: 'lb' },
      { name: 'Lifting height', value: [3.5, 20], unit: 'in.', isOnCard: true },
      { name: 'Dimensions', value: { dimensions: [30, 13.5, 7] }, unit: 'in.' },
      { name: 'Weight', value: 78, unit: 'lb', isOnCard: true },
    ],
    inTheBox: ['1 floor jack', '1 two-piece handle', '1 rubber pad'],
    kitNote: 'Jack stands are not included.',
    worksWith: [{ productId: 'jack-stands-3-ton', reason: 'Hold what the jack has lifted' }],
  });
  expect(imported[2]?.product.includesSockets).toBe('impact-rated');
  expect(imported[3]?.product).toMatchObject({
    availability: 'discontinued',
    inTheBox: ['1 inspection lamp', '1 charging cable'],
    battery: { system: '12V', inTheBox: 1 },
  });
});

test.each<[Record<string, string>, Partial<Product>]>([
  [{}, {}],
  [{ availability: 'In Stock' }, {}],
  [{ availability: 'https://schema.org/InStock' }, {}],
  [{ availability: 'sold out' }, { availability: 'sold-out' }],
  [{ availability: 'OutOfStock' }, { availability: 'sold-out' }],
  [{ availability: 'http://schema.org/SoldOut' }, { availability: 'sold-out' }],
  [{ availability: 'DISCONTINUED' }, { availability: 'discontinued' }],
  [
    { rating: '4,5', reviews: '12' },
    { rating: 4.5, reviews: 12 },
  ],
  [{ 'battery system': '20V' }, { battery: { system: '20V', inTheBox: 0 } }],
  [
    { 'battery system': '20V', 'batteries in the box': '1', 'battery only': 'Yes' },
    { battery: { system: '20V', inTheBox: 1, isBatteryOnly: true } },
  ],
  [{ 'battery system': '20V', 'battery only': 'no' }, { battery: { system: '20V', inTheBox: 0 } }],
  [{ 'needs sockets': 'Impact rated' }, { needsSockets: 'impact-rated' }],
  [{ 'includes sockets': 'hand' }, { includesSockets: 'hand' }],
  [{ description: 'It lifts.\r\n\n It lowers.' }, { description: 'It lifts. It lowers.' }],
  [{ category: 'hand tools' }, {}],
  [{ category: 'HAND-TOOLS' }, {}],
  [{ '': '', 'view 9': '', 'in the box': ' ; ', 'Material []': '' }, {}],
  // The rules of the catalogue say what is wrong with these.
  [{ name: '' }, { id: 'product', name: '', imageAlt: 'Row 2' }],
  [{ name: '!' }, { id: 'product', name: '!', imageAlt: '!' }],
  [{ 'view 3': 'Back' }, { views: ['', 'Back'] }],
  [{ 'works with': 'stand' }, { worksWith: [{ productId: 'stand', reason: '' }] }],
  [
    { 'works with': 'stand: It: holds' },
    { worksWith: [{ productId: 'stand', reason: 'It: holds' }] },
  ],
  [{ 'batteries in the box': '1.5' }, { battery: { system: '', inTheBox: 1.5 } }],
  [{ 'battery only': 'yes' }, { battery: { system: '', inTheBox: 0, isBatteryOnly: true } }],
  [{ 'battery only': 'no' }, {}],
  [{ 'item number': "'007" }, { itemNumber: '007' }],
  [
    { brand: 'Acme', gtin: "'036000291452" },
    { brand: 'Acme', gtin: '036000291452' },
  ],
  // The rules of the catalogue say what is wrong with this one.
  [{ gtin: '12345678' }, {}],
  [
    { 'item number': '', gtin: '96385074' },
    { itemNumber: '96385074', gtin: '96385074' },
  ],
  [{ 'item number': ' - ' }, { itemNumber: 'JACK' }],
  [{ category: '' }, { category: 'other' }],
  [{ category: 'Uncategorized' }, { category: 'other' }],
  [{ category: 'Non classé' }, { category: 'other' }],
  [{ category: '–' }, { category: 'other' }],
  [{ description: '' }, { description: 'Jack. Hand Tools.' }],
  [
    { description: '<p> </p>', category: '', 'Load [lb]': 'up to 6000', 'Material []': 'Steel' },
    {
      category: 'other',
      description: 'Jack. Load: up to 6000 lb. Material: Steel.',
      specifications: [
        { name: 'Load', value: { upTo: 6000 }, unit: 'lb' },
        { name: 'Material', value: 'Steel' },
      ],
    },
  ],
  [{ 'original price': '0.00' }, {}],
  [{ category: 'Lifting' }, { category: 'lifting' }],
  [{ category: 'Workshop > Lifting & Jacks' }, { category: 'lifting-jacks' }],
  [{ price: '926.6400000000001' }, { price: 926.64 }],
  [{ price: '19.327731' }, { price: 19.33 }],
  [{ name: '千斤顶' }, { id: 'qianjinding', name: '千斤顶', imageAlt: '千斤顶' }],
])('%j gives %j', async (cells, fields) => {
  expect(await readJack(cells)).toEqual({ product: { ...jack, ...fields }, faults: [] });
});

test('a row with more cells than others is a fault, also if the last ones are empty', async () => {
  const row = (name: string, end = '') => `${name},5,Saws,S-${name},It cuts${end},,`;
  const header = 'name,price,category,item number,description,kit note,brand';
  const wrong = {
    row: 3,
    product: '2',
    text: 'the row has more cells than the file has columns: put texts with a comma into quotation marks.',
  };
  expect((await read([header, row('1'), row('2', ', well'), row('3')].join('\n'))).faults).toEqual([
    wrong,
  ]);
  // Some programs end all rows but the first with a comma.
  expect((await read([header, `${row('1')},`, `${row('2')},`].join('\n'))).faults).toEqual([]);
});

test('eight further images', async () => {
  const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => `Side ${view}`);
  const cells = Object.fromEntries(views.map((text, index) => [`view ${index + 2}`, text]));
  expect(await readJack(cells)).toEqual({ product: { ...jack, views }, faults: [] });
});

test('without an id, a product of the store keeps the one that it has with its name and item number', async () => {
  const products = [{ ...jack, id: 'old-id', name: 'Jäck' }];
  const idOf = async (cells: Record<string, string>) =>
    (await readJack(cells, products)).product?.id;
  expect(await idOf({ name: 'Jäck' })).toBe('old-id');
  expect(await idOf({ name: 'Jäck', id: 'new-id' })).toBe('new-id');
  expect(await idOf({ name: 'Jäck', 'item number': 'J-2' })).toBe('jaeck');
  expect(await idOf({ name: 'Jack' })).toBe('jack');
});

const noAmount = 'is no amount in USD, like 129.99, 129.99 USD or 129.99 $.';
const madeDate =
  'is a date, which a spreadsheet program has made of a number: format the column as text, and export it again.';
const noMeasure =
  'is not like "6.2", "1/2", "up to 90", "at least 5", "41 to 339", "11 x 6.3 x 2.8", "8, 10, 12" or "500 or 1500".';

test.each<[Record<string, string>, string]>([
  [{ price: '' }, 'price is empty (price on request): write a price, or leave the row out.'],
  [{ price: '0.00' }, 'price "0.00" is 0 (price on request): write a price, or leave the row out.'],
  [{ price: '2-Jan' }, `price "2-Jan" ${noAmount}`],
  [{ 'item number': '2-Jan' }, `item number "2-Jan" ${madeDate}`],
  [{ 'item number': '2026-01-02' }, `item number "2026-01-02" ${madeDate}`],
  [{ 'Size []': '16-Mar' }, `cell "16-Mar" ${madeDate}`],
  [{ price: '€5' }, `price "€5" ${noAmount} If the list is right, set currency in src/store.ts.`],
  [{ price: '1,299' }, 'price "1,299" can be two numbers: write 1299 or 1.30.'],
  [{ price: '5 each' }, `price "5 each" ${noAmount}`],
  [{ 'original price': 'none' }, `original price "none" ${noAmount}`],
  [{ rating: '4 stars', reviews: '1' }, 'rating "4 stars" is no number.'],
  [{ rating: '4', reviews: '1.234' }, 'reviews "1.234" can be two numbers: write 1234 or 1.2340.'],
  [{ rating: '3' }, 'reviews is empty, but there is a rating.'],
  [{ availability: 'soon' }, 'availability "soon" is not in stock, sold out or discontinued.'],
  [{ 'needs sockets': 'yes' }, 'needs sockets "yes" is not hand or impact rated.'],
  [{ 'battery system': '20V', 'battery only': 'maybe' }, 'battery only "maybe" is not yes or no.'],
  [{ 'Charging time [minutes]': 'bis 850' }, `Charging time [minutes] "bis 850" ${noMeasure}`],
  [{ 'Speed [rpm]': '2.800' }, 'Speed [rpm] "2.800" can be two numbers: write 2800 or 2.8.'],
  [{ 'Speed [rpm]': '2 800' }, `Speed [rpm] "2 800" ${noMeasure}`],
  [{ '': 'with a comma' }, 'column 6 has no name, but the cell "with a comma".'],
])('%j is a fault', async (cells, fault) => {
  expect((await readJack(cells)).faults).toEqual([fault]);
});

test('without a required column, no row is read', async () => {
  const { imported, faults } = await read('name,item number,Weight [stone]\nJack,J-1\nSaw,J-2,5,6');
  expect(faults.map(({ row, text }) => `${row}: ${text}`)).toEqual([
    `1: the column "Weight [stone]" has the unknown unit "stone", there are ${unitNames.join(', ')}.`,
    '1: columns are missing, with these English names: price; found: name, item number, Weight [stone].',
  ]);
  expect(imported).toEqual([]);
});

const notClosed =
  'a cell has a quotation mark that is not closed, or not doubled inside of others.';
test.each<[string | Buffer, string]>([
  ['', 'there are no products below this row.'],
  [',,\n', 'there are no products below this row.'],
  // An open quotation mark contains the rest.
  ['"name\nJack', notClosed],
  ['name,category', 'there are no products below this row.'],
  [
    Buffer.of(0x50, 0x4b, 3, 4),
    'the file is no workbook of Excel or LibreOffice that can be read: save it as CSV.',
  ],
])('a file without products is a fault', async (text, fault) => {
  const { imported, faults } = await read(text);
  expect({ imported, first: faults[0] }).toEqual({
    imported: [],
    first: { row: 1, text: fault, isOfFile: true },
  });
});

const columns = 'Handle,Title,Type,Variant Price,Body (HTML)';

test("the owner's columns give what the export leaves empty", async () => {
  const { imported } = await read(`${columns},Variant SKU,item number,kit note
saw,Saw,Saws,5,It cuts.,,MY-1,A kit.
file,File,Files,5,It files.,F-1,MY-2,`);
  expect(imported.map(({ product }) => [product.itemNumber, product.kitNote])).toEqual([
    ['MY-1', 'A kit.'],
    ['F-1', undefined],
  ]);
});

test('the images in the rows of variants are those of their product', async () => {
  const { imported } = await read(`${columns},Option1 Value,Image Src,Variant Image
saw,Saw,Saws,5,It cuts.,Small,https://cdn.example/1.jpg,
saw,,,6,,Large,https://cdn.example/2.jpg,
saw,,,7,,Huge,,https://cdn.example/3.jpg`);
  expect(imported.map(({ images }) => images.map(({ url }) => url.slice(-5)))).toEqual([
    ['1.jpg', '2.jpg'],
    ['1.jpg', '2.jpg'],
    ['3.jpg'],
  ]);
});

test('an export without a product for sale is a fault', async () => {
  const { faults } = await read(`${columns},Status\nsaw,Saw,Saws,5,It cuts.,draft`);
  expect(faults).toEqual([
    { row: 1, text: 'no product below this row is for sale.', isOfFile: true },
  ]);
});
