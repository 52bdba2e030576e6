import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Product } from '../../src/catalogue/product';
import { unitNames } from '../../src/catalogue/units';
import { readProducts } from './read-products.mjs';

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

const read = (text: string | Uint8Array, products: Product[] = []) =>
  readProducts(typeof text === 'string' ? new TextEncoder().encode(text) : text, {
    categories,
    unitNames,
    currencies: ['USD', '$'],
    products,
  });

/** A jack in row 2 with these cells: its product, or its faults. */
function readJack(cells: Record<string, string>, products: Product[] = []) {
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
  return read(`${line(Object.keys(row))}\n${line(Object.values(row))}`, products);
}
const jackWith = (cells: Record<string, string>, products: Product[] = []) =>
  readJack(cells, products).imported[0]?.product;
const faultsWith = (cells: Record<string, string>) => {
  const { faults } = readJack(cells);
  expect(faults.map(({ row }) => row)).toEqual(faults.map(() => 2));
  return faults.map(({ text }) => text);
};

test('a product needs a name, a category, a price, an item number and a description', () => {
  expect(readJack({})).toEqual({
    imported: [
      {
        row: 2,
        product: {
          id: 'jack',
          name: 'Jack',
          imageAlt: 'Jack',
          price: 80,
          category: 'hand-tools',
          description: 'It lifts.',
          itemNumber: 'J-1',
        },
      },
    ],
    faults: [],
  });
});

test('without an id, a product of the store keeps the one that it has with its name and item number', () => {
  const products = read(
    'id,name,category,price,item number,description\nold-id,Jäck,Hand Tools,8,J-1,-',
  ).imported.map(({ product }) => product);
  const idOf = (cells: Record<string, string>) => jackWith(cells, products)?.id;
  expect(idOf({ name: 'Jäck' })).toBe('old-id');
  expect(idOf({ name: 'Jäck', id: 'new-id' })).toBe('new-id');
  expect(idOf({ name: 'Jäck', 'item number': 'J-2' })).toBe('jaeck');
  expect(idOf({ name: 'Jack' })).toBe('jack');
});

test('the example has every kind of column', () => {
  const { imported, faults } = read(readFileSync('docs/products.csv'));
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
    checkoutId: 'gid://shop/Product/5501',
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
  expect(imported[3]?.product).toMatchObject({
    availability: 'discontinued',
    inTheBox: ['1 inspection lamp', '1 charging cable'],
    battery: { system: '12V', inTheBox: 1 },
  });
});

test.each([
  ['In Stock', undefined],
  ['https://schema.org/InStock', undefined],
  ['sold out', 'sold-out'],
  ['OutOfStock', 'sold-out'],
  ['http://schema.org/SoldOut', 'sold-out'],
  ['DISCONTINUED', 'discontinued'],
])('the availability %s', (availability, expected) => {
  expect(jackWith({ availability })?.availability).toBe(expected);
  expect(faultsWith({ availability })).toEqual([]);
});

test('without reviews there is no rating', () => {
  expect(jackWith({ rating: '0', reviews: '0' })).not.toHaveProperty('rating');
  expect(jackWith({ rating: '4,5', reviews: '12' })).toMatchObject({ rating: 4.5, reviews: 12 });
});

test('a battery system without a number of batteries is that of a bare tool', () => {
  expect(jackWith({ 'battery system': '20V' })?.battery).toEqual({ system: '20V', inTheBox: 0 });
});

test('a description is one paragraph', () => {
  expect(jackWith({ description: 'It lifts.\r\n\n It lowers.' })?.description).toBe(
    'It lifts. It lowers.',
  );
});

test.each(['Hand Tools', 'hand tools', 'hand-tools', 'HAND-TOOLS'])(
  'the category %s is that of hand tools',
  (category) => {
    expect(jackWith({ category })?.category).toBe('hand-tools');
  },
);

test('a category that does not exist is left to the rules of the catalogue', () => {
  expect(jackWith({ category: 'Lifting' })?.category).toBe('Lifting');
});

test.each<[Record<string, string>, string]>([
  [{ name: ' ' }, 'name is empty.'],
  [{ category: '' }, 'category is empty.'],
  [{ price: '' }, 'price is empty.'],
  [{ 'item number': '' }, 'item number is empty.'],
  [{ description: '' }, 'description is empty.'],
  [{ name: '千斤顶' }, 'name "千斤顶" gives no id: fill in the column id.'],
  [{ price: 'abc' }, 'price "abc" is no amount in USD, like 129.99, 129.99 USD or 129.99 $.'],
  [{ price: '€5' }, 'price "€5" is no amount in USD, like 129.99, 129.99 USD or 129.99 $.'],
  [{ price: '1,299' }, 'price "1,299" can be two numbers: write 1299 or 1.30.'],
  [{ price: '1.299' }, 'price "1.299" can be two numbers: write 1299 or 1.30.'],
  [
    { 'original price': 'none' },
    'original price "none" is no amount in USD, like 129.99, 129.99 USD or 129.99 $.',
  ],
  [{ 'view 3': 'Back' }, 'view 2 is empty, but a later view is not.'],
  [{ rating: '6', reviews: '1' }, 'rating "6" is no number from 0 to 5.'],
  [{ rating: '-1', reviews: '1' }, 'rating "-1" is no number from 0 to 5.'],
  [{ rating: '4', reviews: '1.5' }, 'reviews "1.5" is no whole number.'],
  [{ rating: '4', reviews: '1.234' }, 'reviews "1.234" can be two numbers: write 1234 or 1.2340.'],
  [{ reviews: '3' }, 'rating is empty, but there are reviews.'],
  [{ rating: '3' }, 'reviews is empty, but there is a rating.'],
  [{ availability: 'soon' }, 'availability "soon" is not in stock, sold out or discontinued.'],
  [{ 'works with': 'stand' }, 'works with "stand" is not like "product-id: reason".'],
  [{ 'works with': ': Same oil' }, 'works with ": Same oil" is not like "product-id: reason".'],
  [{ 'batteries in the box': '2' }, 'battery system is empty, but there are batteries in the box.'],
  [
    { 'Charging time [minutes]': 'bis 850' },
    'Charging time [minutes] "bis 850" is not like "6.2", "1/2", "up to 90", "at least 5", "41 to 339", "11 x 6.3 x 2.8", "8, 10, 12" or "500 or 1500".',
  ],
  [
    { 'Drive [in.]': '1/0' },
    'Drive [in.] "1/0" is not like "6.2", "1/2", "up to 90", "at least 5", "41 to 339", "11 x 6.3 x 2.8", "8, 10, 12" or "500 or 1500".',
  ],
  [{ 'Speed [rpm]': '2.800' }, 'Speed [rpm] "2.800" can be two numbers: write 2800 or 2.8.'],
  [{ '': 'with a comma' }, 'column 6 has no name, but the cell "with a comma".'],
])('%j is a fault', (cells, fault) => {
  expect(faultsWith(cells)).toEqual([fault]);
});

test('eight further images and empty columns are no fault', () => {
  const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => [`view ${view}`, `Side ${view}`]);
  expect(faultsWith({ ...Object.fromEntries(views), '': '' })).toEqual([]);
});

test('views that are missing before others are no repeated texts', () => {
  expect(jackWith({ 'view 5': 'Back' })?.views).toEqual([
    'Another view 2',
    'Another view 3',
    'Another view 4',
    'Back',
  ]);
});

test('all faults are found at once', () => {
  const text =
    'name,category,price,item number,Weight [stone]\nJack,,1,J-1,\n,Hand Tools,x,J-2,5,6';
  expect(read(text).faults.map(({ row, text }) => `${row}: ${text}`)).toEqual([
    `1: the column "Weight [stone]" has the unknown unit "stone", there are ${unitNames.join(', ')}.`,
    '1: columns are missing, with these English names: description; found: name, category, price, item number, Weight [stone].',
    '2: category is empty.',
    '3: name is empty.',
    '3: price "x" is no amount in USD, like 129.99, 129.99 USD or 129.99 $.',
    '3: column 6 has no name, but the cell "6".',
  ]);
});

test('an open quotation mark is the only fault, because it contains the rest', () => {
  expect(read('name,price\n"Jack,80').faults).toHaveLength(1);
});

test.each<[string | Uint8Array, string]>([
  ['', 'the spreadsheet is empty.'],
  [
    '"name,price',
    'a cell has a quotation mark that is not closed, or not doubled inside of others.',
  ],
  ['name,category', 'there are no products below this row.'],
  [Uint8Array.of(0x50, 0x4b, 3, 4), 'the file is a workbook: save it as CSV.'],
])('a file without products is a fault', (text, fault) => {
  expect(read(text)).toEqual({ imported: [], faults: [{ row: 1, text: fault }] });
});
