import { describe, expect, test } from 'vitest';
import { jack, problemsOf } from '../../test/jack';
import type { Availability } from './availability';
import { categories } from './categories';
import { productImageWidths } from './images';
import { productProblems } from './problems';
import type { Product } from './product';
import { type Unit, unitNames } from './units';

test('a product with all that it needs has no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[Partial<Product>, string]>([
  [
    { id: 'floor-Jack-' },
    'floor-Jack-: the id may have only a-z, 0-9 and single hyphens between them.',
  ],
  [{ itemNumber: ' - ' }, 'jack: itemNumber is empty.'],
  [
    // A type error too, but `npm start` does not check types.
    { category: 'lifting' },
    'jack: unknown category "lifting", there are power-tools, diagnostic-tools, air-tools, battery-tools, hand-tools.',
  ],
  [
    { originalPrice: 80 },
    'jack: the price 80 is not below originalPrice 80: leave it out if nothing is reduced.',
  ],
  [{ price: 19.999 }, 'jack: the price 19.999 is no amount of USD.'],
  [{ price: 0 }, 'jack: the price 0 is no amount of USD.'],
  [{ reviews: 12 }, 'jack: it has reviews, but its rating undefined is not from 1 to 5.'],
  [{ reviews: 12, rating: 0.9 }, 'jack: it has reviews, but its rating 0.9 is not from 1 to 5.'],
  [{ reviews: 12, rating: 5.1 }, 'jack: it has reviews, but its rating 5.1 is not from 1 to 5.'],
  [{ reviews: 1.5, rating: 5 }, 'jack: reviews is 1.5, which is no number of reviews.'],
  [{ reviews: -1 }, 'jack: reviews is -1, which is no number of reviews.'],
  [
    { availability: 'soon' as Availability },
    'jack: unknown availability "soon", there are in-stock, sold-out, discontinued.',
  ],
  [{ name: ' ' }, 'jack: the name is empty.'],
  [{ description: ' ' }, 'jack: the description is empty.'],
  [
    { specifications: [{ name: 'Weight', value: 5, unit: 'stone' as Unit }] },
    `jack: specification "Weight" has the unknown unit "stone", there are ${unitNames.join(', ')}.`,
  ],
  [
    { specifications: [{ name: 'Weight', value: 5 } as never] },
    'jack: specification "Weight" has a number without a unit.',
  ],
  [
    { specifications: [{ name: 'Weight', value: '5', unit: 'lb' } as never] },
    'jack: specification "Weight" has a unit, but its value "5" is no number.',
  ],
  [
    { specifications: [{ name: 'Speed', value: [900, 100], unit: 'rpm' }] },
    'jack: specification "Speed" has a range that does not rise: 900,100.',
  ],
  [
    { specifications: [{ name: 'Speed', value: [900, 900], unit: 'rpm' }] },
    'jack: specification "Speed" has a range that does not rise: 900,900.',
  ],
  [
    { specifications: [{ name: 'Weight', value: 5, unit: 'lb', words: 'with handle' }] },
    'jack: specification "Weight" has words without {}, which stands for the quantity.',
  ],
  [
    {
      specifications: ['Lift', 'Load', 'Weight'].map((name) => ({
        name,
        value: 'High',
        isOnCard: true,
      })),
    },
    'jack: 3 specifications have isOnCard, there is room for two.',
  ],
  [
    {
      specifications: [
        { name: 'Weight', value: 5, unit: 'lb' },
        { name: 'weight', value: 2.3, unit: 'kg' },
      ],
    },
    'jack: the specification "weight" is there twice.',
  ],
  [
    { inTheBox: ['1 jack', '1 handle', '1 handle'] },
    'jack: inTheBox has "1 handle" twice: write it once, with their number.',
  ],
  [
    { name: 'J'.repeat(5000) },
    'jack: the name has 5000 characters, 200 are the most: write a shorter one.',
  ],
  [{ imageAlt: ' ' }, 'jack: imageAlt is empty, it says what the image shows.'],
  [
    { worksWith: [{ productId: 'stand', reason: 'Holds' }] },
    'jack: worksWith names stand, which is no product.',
  ],
])('%o is one problem', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test.each<Partial<Product>>([
  { originalPrice: 80.01 },
  { specifications: [{ name: 'Air', value: { needs: 5 }, unit: 'CFM' }] },
  { specifications: [{ name: 'Sizes', value: { sizes: [4, 5] }, unit: 'mm' }] },
  { specifications: [{ name: 'Speed', value: [100, 900], unit: 'rpm' }] },
  { specifications: ['Lift', 'Load'].map((name) => ({ name, value: 'High', isOnCard: true })) },
  { specifications: ['Lift', 'Load', 'Way'].map((name) => ({ name, value: 'High' })) },
  { reviews: 0, rating: 0 },
  { reviews: 1, rating: 1 },
  { reviews: 3, rating: 5 },
  { itemNumber: '4711 / B' },
  { availability: 'in-stock' },
  { availability: 'sold-out' },
  { availability: 'discontinued' },
  { description: 'It lifts.' },
  { name: 'J'.repeat(200) },
])('%o is no problem', (change) => {
  expect(problemsOf(change)).toEqual([]);
});

describe('a problem has a text of its line in the file of the product', () => {
  const own = /\/jack-\d{3,4}\.avif$/;
  const lines = (change: Partial<Product>, files = own, others: readonly Product[] = []) =>
    productProblems({
      products: [{ ...jack, ...change }, ...others],
      categories,
      sceneNames: [],
      hasFile: (url) => files.test(url),
    }).map(({ lineWith }) => lineWith);
  const word = { name: 'Lift', value: 'High', isOnCard: true };

  test.each<[Partial<Product>, string]>([
    [{ id: 'Floor Jack' }, 'id:'],
    [{ itemNumber: ' ' }, 'itemNumber:'],
    [{ category: 'lifting' }, 'category:'],
    [{ price: 0 }, 'price:'],
    [{ price: '80' as never }, 'price:'],
    [{ originalPrice: 80 }, 'originalPrice:'],
    [{ reviews: 1.5, rating: 5 }, 'reviews:'],
    [{ reviews: 2 }, 'reviews:'],
    [{ reviews: 2, rating: 9 }, 'rating:'],
    [{ availability: 'soon' as Availability }, 'availability:'],
    [{ name: ' ' }, 'name:'],
    [{ description: ' ' }, 'description:'],
    [{ imageAlt: ' ' }, 'imageAlt:'],
    [{ name: 'J'.repeat(201) }, 'name:'],
    [{ inTheBox: ['1 jack', '1 jack'] }, 'inTheBox:'],
    [{ specifications: [word, { ...word, name: 'lift' }] }, "'lift'"],
    [{ specifications: [word, { ...word, name: 'a' }, { ...word, name: 'b' }] }, 'isOnCard'],
    [{ specifications: [{ name: 'Weight', value: 5 } as never] }, "'Weight'"],
    [{ worksWith: [{ productId: 'stand', reason: 'Holds' }] }, 'stand'],
  ])('%j', (change, lineWith) => {
    expect(lines(change)).toEqual([lineWith]);
  });

  test('of images', () => {
    expect(lines({}, /-none/)).toEqual(['id:']);
    expect(lines({ views: ['The back'] })).toEqual(['views:']);
    expect(lines({ views: [' '] }, /\/jack-(2-)?\d{3,4}\.avif$/)).toEqual(['views:']);
    expect(lines({}, /\/jack-(2-)?\d{3,4}\.avif$/)).toEqual(['imageAlt:']);
    expect(lines({ views: ['The back'] }, /jack/)).toEqual(['views:']);
  });

  test('of two products', () => {
    const all = /\/(jack|stand)-\d{3,4}\.avif$/;
    expect(lines({}, all, [{ ...jack, itemNumber: 'TB-2001' }])).toEqual(['id:']);
    expect(lines({}, all, [{ ...jack, id: 'stand' }])).toEqual(['itemNumber:', 'itemNumber:']);
    const stand = { ...jack, id: 'stand', itemNumber: 'TB-2001' };
    const relation = { productId: 'stand', reason: 'Holds' };
    expect(lines({ worksWith: [relation] }, all, [stand])).toEqual(['stand']);
  });
});

test('a missing image names the photograph and the command', () => {
  expect(problemsOf({}, { hasFile: (url) => url.endsWith('/jack-560.avif') })).toEqual([
    'jack: no image jack: run npm run photos -- jack with a photograph photos/jack.jpg.',
  ]);
  const hasFile = (url: string) => !url.includes('jack-3') && !url.includes('jack-4');
  expect(problemsOf({ views: ['The back', 'The saddle'] }, { hasFile })).toEqual([
    'jack: no image jack-3: run npm run photos -- jack with a photograph photos/jack-3.jpg.',
  ]);
});

test('each view has a text, and each image a view', () => {
  const hasFile = (url: string) => !url.includes('jack-3');
  expect(problemsOf({ views: ['The back'] }, { hasFile })).toEqual([]);
  for (const view of ['', ' ']) {
    expect(problemsOf({ views: [view] }, { hasFile })).toEqual([
      'jack: one of its views has no text.',
    ]);
  }
  for (const width of productImageWidths) {
    const hasOneWidth = (url: string) => !/-\d-/.test(url) || url.endsWith(`-2-${width}.avif`);
    expect(problemsOf({}, { hasFile: hasOneWidth })).toEqual([
      'jack: the image jack-2 is not in views, which say what it shows.',
    ]);
  }
});

test('each image has a text of its own', () => {
  const hasFile = (url: string) => !url.includes('jack-4');
  expect(problemsOf({ views: ['The back', 'The back'] }, { hasFile })).toEqual([
    'jack: two of its images have the text "The back": say what is different.',
  ]);
  expect(problemsOf({ views: ['The back', jack.imageAlt] }, { hasFile })).toEqual([
    'jack: two of its images have the text "A red jack": say what is different.',
  ]);
});

test('a repeated id is named once, a repeated item number with both products', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  expect(problemsOf({}, { products: [jack, { ...jack, itemNumber: 'TB-2001' }], hasFile })).toEqual(
    ['jack: the id is used twice.'],
  );
  expect(
    problemsOf({}, { products: [jack, { ...jack, id: 'stand', itemNumber: 'tb 2000' }], hasFile }),
  ).toEqual([
    'jack: itemNumber TB-2000 is used twice; letter case, spaces and hyphens do not count.',
    'stand: itemNumber tb 2000 is used twice; letter case, spaces and hyphens do not count.',
  ]);
});

test('item numbers that are empty are not said to be used twice', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const both = ['jack', 'stand'].map((id) => ({ ...jack, id, itemNumber: ' ' }));
  expect(problemsOf({}, { products: both, hasFile })).toEqual([
    'jack: itemNumber is empty.',
    'stand: itemNumber is empty.',
  ]);
});

test('a product names another that it works with once', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const relation = (productId: string) => ({ productId, reason: 'Holds' });
  const lifts = { ...jack, worksWith: [relation('stand'), relation('stand')] };
  const stand = { ...jack, id: 'stand', itemNumber: 'TB-2001', worksWith: [relation('jack')] };
  expect(problemsOf({}, { products: [lifts, stand], hasFile })).toEqual([
    'jack: worksWith names stand twice.',
  ]);
});

test('a product works with products that name it too', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const lifts = { ...jack, worksWith: [{ productId: 'stand', reason: 'Holds what it lifts' }] };
  const stand = { ...jack, id: 'stand', itemNumber: 'TB-2001' };
  expect(problemsOf({}, { products: [lifts, stand], hasFile })).toEqual([
    'jack: worksWith names stand, whose worksWith does not name it.',
  ]);
  const pump = { ...jack, id: 'pump', itemNumber: 'TB-2002' };
  const other = { ...stand, worksWith: [{ productId: 'pump', reason: 'Fills it' }] };
  expect(problemsOf({}, { products: [lifts, other, pump], hasFile })).toEqual([
    'jack: worksWith names stand, whose worksWith does not name it.',
    'stand: worksWith names pump, whose worksWith does not name it.',
  ]);
  const holds = { ...stand, worksWith: [{ productId: 'jack', reason: 'Lifts what it holds' }] };
  expect(problemsOf({}, { products: [lifts, holds], hasFile })).toEqual([]);
  const three = [
    lifts,
    { ...holds, worksWith: [...holds.worksWith, ...other.worksWith] },
    { ...pump, worksWith: [{ productId: 'stand', reason: 'Is filled' }] },
  ];
  expect(problemsOf({}, { products: three, hasFile })).toEqual([]);
});
