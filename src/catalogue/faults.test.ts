import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from './categories';
import { type Catalogue, catalogueFaults } from './faults';
import { productImageWidths } from './images';
import type { Product } from './product';
import { products } from './products';

test('the catalogue has no faults', () => {
  const hasFile = (url: string) => existsSync(`public${url}`);
  expect(catalogueFaults({ products, categories, hasFile })).toEqual([]);
});

const jack: Product = {
  id: 'jack',
  name: 'Jack',
  imageAlt: 'A red jack',
  price: 80,
  originalPrice: 90,
  rating: 0,
  reviews: 0,
  category: 'Hand Tools',
  description: 'It lifts. '.repeat(20),
  itemNumber: 'TB-2000',
};

/** The faults of a catalogue that has only this jack and its image, unless `rest` says otherwise. */
const faultsOf = (change: Partial<Product>, rest: Partial<Catalogue> = {}) =>
  catalogueFaults({
    products: [{ ...jack, ...change }],
    categories,
    hasFile: (url) => /\/jack-\d{3,4}\.avif$/.test(url),
    ...rest,
  });

test('a product with all that it needs has no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each<[Partial<Product>, string]>([
  [
    { id: 'Floor Jack' },
    'Floor Jack: the id may have only a-z, 0-9 and single hyphens between them.',
  ],
  [{ id: 'jack-' }, 'jack-: the id may have only a-z, 0-9 and single hyphens between them.'],
  [{ itemNumber: 'TB-20' }, 'jack: itemNumber "TB-20" is not TB- and four digits.'],
  [
    { category: 'Lifting' },
    `jack: unknown category "Lifting", there are ${categories.map(({ name }) => name).join(', ')}.`,
  ],
  [{ price: 90 }, 'jack: the price 90 is not below originalPrice 90.'],
  [{ price: 19.999 }, 'jack: the price 19.999 is no amount of dollars and cents.'],
  [{ price: 0 }, 'jack: the price 0 is no amount of dollars and cents.'],
  [{ description: 'It lifts.' }, 'jack: the description has 9 characters, not 180 to 400.'],
  [{ description: 'x'.repeat(401) }, 'jack: the description has 401 characters, not 180 to 400.'],
  [{ imageAlt: ' ' }, 'jack: imageAlt is empty, it says what the image shows.'],
  [
    { worksWith: [{ productId: 'stand', reason: 'Holds' }] },
    'jack: worksWith names stand, which is no product.',
  ],
])('%o is one fault', (change, fault) => {
  expect(faultsOf(change)).toEqual([fault]);
});

test('a missing image names the photograph and the command', () => {
  expect(faultsOf({}, { hasFile: (url) => url.endsWith('/jack-560.avif') })).toEqual([
    'jack: no image jack: run npm run photos -- jack with a photograph photos/jack.jpg.',
  ]);
  const hasFile = (url: string) => !url.includes('jack-3') && !url.includes('jack-4');
  expect(faultsOf({ views: ['The back', 'The saddle'] }, { hasFile })).toEqual([
    'jack: no image jack-3: run npm run photos -- jack with a photograph photos/jack-3.jpg.',
  ]);
});

test('each view has a text, and each image a view', () => {
  const hasFile = (url: string) => !url.includes('jack-3');
  expect(faultsOf({ views: ['The back'] }, { hasFile })).toEqual([]);
  expect(faultsOf({ views: [''] }, { hasFile })).toEqual(['jack: one of its views has no text.']);
  for (const width of productImageWidths) {
    const hasOneWidth = (url: string) => !/-\d-/.test(url) || url.endsWith(`-2-${width}.avif`);
    expect(faultsOf({}, { hasFile: hasOneWidth })).toEqual([
      'jack: the image jack-2 is not in views, which say what it shows.',
    ]);
  }
});

test('a repeated id is named once, a repeated item number with both products', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  expect(faultsOf({}, { products: [jack, { ...jack, itemNumber: 'TB-2001' }], hasFile })).toEqual([
    'jack: the id is used twice.',
  ]);
  expect(faultsOf({}, { products: [jack, { ...jack, id: 'stand' }], hasFile })).toEqual([
    'jack: itemNumber TB-2000 is used twice.',
    'stand: itemNumber TB-2000 is used twice.',
  ]);
});

test('a product works with products that name it too', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const lifts = { ...jack, worksWith: [{ productId: 'stand', reason: 'Holds what it lifts' }] };
  const stand = { ...jack, id: 'stand', itemNumber: 'TB-2001' };
  expect(faultsOf({}, { products: [lifts, stand], hasFile })).toEqual([
    'jack: worksWith names stand, whose worksWith does not name it.',
  ]);
  const holds = { ...stand, worksWith: [{ productId: 'jack', reason: 'Lifts what it holds' }] };
  expect(faultsOf({}, { products: [lifts, holds], hasFile })).toEqual([]);
});

test('the slugs of categories are unique slugs', () => {
  const [first] = categories as [(typeof categories)[number]];
  for (const list of [[first, first], [{ ...first, slug: 'Power Tools' }]]) {
    expect(catalogueFaults({ products: [], categories: list, hasFile: () => true })).toEqual([
      expect.stringMatching(/^Category slug ".*" is no slug, or used twice\.$/),
    ]);
  }
});
