import { describe, expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { productFileWidths } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import { jack, problemsOf } from '../test/jack.ts';
import { categoryProblems } from './catalogue-schema.ts';

test('a missing image names the photograph and the command', () => {
  expect(problemsOf({}, { hasFile: (url) => url.endsWith('/jack-560.avif') })).toEqual([
    'jack: it has no image jack: run npm run photos -- jack with a photograph photos/jack.jpg.',
  ]);
  const hasFile = (url: string) => !url.includes('jack-3') && !url.includes('jack-4');
  expect(problemsOf({ views: ['The back', 'The saddle'] }, { hasFile })).toEqual([
    'jack: it has no image jack-3: run npm run photos -- jack with a photograph photos/jack-3.jpg.',
  ]);
});

test('an image needs the file for magnifying too', () => {
  expect(problemsOf({}, { hasFile: (url) => !/-\d-|-1680/.test(url) })).toEqual([
    'jack: it has no image jack: run npm run photos -- jack with a photograph photos/jack.jpg.',
  ]);
});

test('each view has a text, and each image a view', () => {
  const hasFile = (url: string) => !url.includes('jack-3');
  expect(problemsOf({ views: ['The back'] }, { hasFile })).toEqual([]);
  for (const view of ['', ' ']) {
    expect(problemsOf({ views: [view] }, { hasFile })).toEqual([
      `jack: "${view}" of views is empty.`,
    ]);
  }
  for (const width of productFileWidths) {
    const hasOneWidth = (url: string) => !/-\d-/.test(url) || url.endsWith(`-2-${width}.avif`);
    expect(problemsOf({}, { hasFile: hasOneWidth })).toEqual([
      'jack: views does not say what the image jack-2 shows.',
    ]);
  }
});

test('each image has a text of its own', () => {
  const hasFile = (url: string) => !url.includes('jack-4');
  expect(problemsOf({ views: ['The back', 'The back'] }, { hasFile })).toEqual([
    'jack: views has a text twice, or that of imageAlt: say what is different.',
  ]);
  expect(problemsOf({ views: ['The back', jack.imageAlt] }, { hasFile })).toEqual([
    'jack: views has a text twice, or that of imageAlt: say what is different.',
  ]);
});

test('a product has at most eight further images', () => {
  const views = Array.from({ length: 9 }, (_, index) => `Side ${index + 2}`);
  const hasFile = (url: string) => !url.includes('jack-11-');
  expect(problemsOf({ views }, { hasFile })).toEqual([
    'jack: views has more than 8 texts: a product has at most 8 further images, numbered 2 to 9.',
  ]);
});

test('a repeated id or item number is named with both products', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  expect(problemsOf({}, { products: [jack, { ...jack, itemNumber: 'TB-2001' }], hasFile })).toEqual(
    ['jack: id is used twice.', 'jack: id is used twice.'],
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
    'jack: "stand" of worksWith is there twice.',
  ]);
});

test.each<[object, string]>([
  [
    { worksWith: [{ productId: 'stand', reason: ' ' }] },
    'reason of "stand" of worksWith is empty.',
  ],
  [{ battery: { system: '', inTheBox: 1 } }, 'system of battery is empty.'],
  [{ battery: { system: '20V', inTheBox: 1.5 } }, 'inTheBox of battery is no number of batteries.'],
  [{ battery: { system: '20V', inTheBox: -1 } }, 'inTheBox of battery is no number of batteries.'],
  [{ views: ['', 'The back'] }, '"" of views is empty.'],
])('%j is not complete', (fields, problem) => {
  expect(problemsOf(fields, { hasFile: () => true })).toContain(`jack: ${problem}`);
});

test('a product works with products that name it too', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const lifts = { ...jack, worksWith: [{ productId: 'stand', reason: 'Holds what it lifts' }] };
  const stand = { ...jack, id: 'stand', itemNumber: 'TB-2001' };
  expect(problemsOf({}, { products: [lifts, stand], hasFile })).toEqual([
    'jack: "stand" of worksWith does not name this product: add jack to its worksWith.',
  ]);
  const pump = { ...jack, id: 'pump', itemNumber: 'TB-2002' };
  const other = { ...stand, worksWith: [{ productId: 'pump', reason: 'Fills it' }] };
  expect(problemsOf({}, { products: [lifts, other, pump], hasFile })).toEqual([
    'jack: "stand" of worksWith does not name this product: add jack to its worksWith.',
    'stand: "pump" of worksWith does not name this product: add stand to its worksWith.',
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

test('a GTIN has the digits of a barcode, of which the last one checks the others', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  for (const gtin of ['96385074', '036000291452', '4006381333931', '10614141000415'])
    expect(problemsOf({ gtin }, { hasFile })).toEqual([]);
  // Nine zeros have the right sum.
  for (const gtin of ['', '4006381333932', '963850741', '000000000', '4006381 333931'])
    expect(problemsOf({ gtin }, { hasFile })).toEqual([
      'jack: gtin is no GTIN: write the 8, 12, 13 or 14 digits below the barcode.',
    ]);
});

test.each<[Partial<Product>, string?]>([
  [{ itemNumber: '4E+12' }, 'has lost its last digits'],
  [{ itemNumber: '4.5E+12' }, 'has lost its last digits'],
  [{ itemNumber: 'A4E+12' }],
  [{ itemNumber: '4E+12-B' }],
  [{ id: 'icon' }],
  [{ alsoCalled: ['Torch', 'Lamp'] }],
  [{ alsoCalled: ['Torch', 'torch'] }, 'is there twice'],
  [{ needsSockets: 'hand' }],
  [{ needsSockets: 'impact-rated' }],
  [{ needsSockets: 'soft' as never }, 'needsSockets'],
  [{ bestFor: 'Lug nuts' }],
  [{ bestFor: 'Lug nuts '.repeat(7) }, 'has 62 characters, 60 are the most'],
  [{ sideView: [4, 9] }],
  [{ sideView: [4] as never }, 'is not [length, height] in inches'],
  [{ reviews: 1.5, rating: 4 }, 'is no number of reviews'],
])('%j has the problem %s', (fields, problem) => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  const problems = problemsOf(fields, { hasFile }).filter((text) => !text.includes('no image'));
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : []);
});

test('an id is not so long that files cannot have its name', () => {
  const hasFile = (url: string) => !/-\d-/.test(url);
  expect(problemsOf({ id: 'j'.repeat(100) }, { hasFile })).toEqual([]);
  const id = 'j'.repeat(101);
  expect(problemsOf({ id }, { hasFile })).toEqual([
    `${id}: id has 101 characters, 100 are the most: write a shorter one.`,
  ]);
});

test.each(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9'])(
  'the id %s, which no file on Windows can have, is refused, and so is the category',
  (name) => {
    const hasFile = (url: string) => !/-\d-/.test(url);
    const problem = `cannot be "${name}": Windows cannot write a file with this name.`;
    expect(problemsOf({ id: name }, { hasFile })).toEqual([`${name}: id ${problem}`]);
    const category = { ...categories[0], slug: name } as Category;
    expect(categoryProblems([category], () => true)).toEqual([`slug of "${name}" ${problem}`]);
    const id = `${name}-2000`;
    expect(problemsOf({ id }, { hasFile })).toEqual([]);
  },
);

describe('an image or photograph belongs to one product, category or scene', () => {
  const hasFile = (url: string) => !/-2-\d+\.(avif|jpg)$/.test(url);

  test.each(['hero', 'hero-wide', 'social', 'state-empty', 'category-hand-tools'])(
    'the id %s is that of an image of the store',
    (id) => {
      expect(problemsOf({ id }, { hasFile })).toEqual([
        `${id}: id cannot be "${id}": the store has another image with the name ${id}.`,
      ]);
    },
  );

  test('a further image of a product is not that of a category', () => {
    const size = { ...categories[0], slug: 'size-2' } as Category;
    const rest = { hasFile, categories: [...categories, size] };
    expect(problemsOf({ id: 'category-size' }, rest)).toEqual([
      'category-size: id cannot be "category-size": the store has another image with the name category-size-2.',
    ]);
  });

  test.each(['hero-drill', 'my-hero', 'category-6-cable', 'state', 'social-3', 'jack-10'])(
    'the id %s is that of no other image',
    (id) => {
      const other = { ...jack, itemNumber: 'TB-2001' };
      expect(problemsOf({}, { products: [{ ...jack, id }, other], hasFile })).toEqual([]);
    },
  );

  test('an id is not the name of a further image of another product', () => {
    const images = /\/jack-(2-)?\d{3,4}\.(avif|jpg)$/;
    const second = { ...jack, id: 'jack-2', itemNumber: 'TB-2001' };
    const withView = { ...jack, views: ['The back'] };
    const both = { products: [withView, second], hasFile: (url: string) => images.test(url) };
    expect(problemsOf({}, { ...both, products: [jack, second] })).toEqual([]);
    expect(problemsOf({}, both)).toEqual([
      'jack-2: id cannot be "jack-2": further images of jack have names like that.',
    ]);
    const numbered = { ...second, id: 'jack-1' };
    const hasFile = (url: string) => /\/jack-(1-)?\d{3,4}\.(avif|jpg)$/.test(url);
    expect(problemsOf({}, { products: [jack, numbered], hasFile })).toEqual([]);
  });
});

test('a product is of one of the categories', () => {
  expect(problemsOf({ category: 'lifting' })).toEqual([
    'jack: category is "lifting", which is none of power-tools, diagnostic-tools, air-tools, battery-tools, hand-tools.',
  ]);
});

test('a product works with products that exist', () => {
  expect(problemsOf({ worksWith: [{ productId: 'stand', reason: 'Holds' }] })).toEqual([
    'jack: "stand" of worksWith is no product.',
  ]);
});

describe('categories', () => {
  const [first] = categories as readonly [Category, ...Category[]];

  test.each<[object, string]>([
    [
      { slug: 'Power Tools' },
      'slug of "Power Tools" may have only a-z, 0-9 and single hyphens between them.',
    ],
    [{ name: ' ' }, 'name of "power-tools" is empty.'],
    [{ imageAlt: '' }, 'imageAlt of "power-tools" is empty.'],
    [{ desc: ' ' }, 'desc of "power-tools" is empty.'],
    [{ desc: undefined }, 'desc of "power-tools" is missing.'],
    [{ slug: undefined }, 'slug of "Power Tools" is missing.'],
    [
      { navPosition: '1' },
      'navPosition of "power-tools" is not a number, but \'1\': write 1 without quotes.',
    ],
  ])('a category with %o has one problem', (change, text) => {
    expect(categoryProblems([{ ...first, ...change }], () => true)).toEqual([text]);
  });

  test('two cannot have the same slug', () => {
    const twice = [first, { ...first, name: 'Other Tools' }];
    expect(categoryProblems(twice, () => true)).toEqual(['"power-tools" is there twice.']);
  });

  test('a missing image names the photograph and the command', () => {
    expect(categoryProblems(categories, () => true)).toEqual([]);
    const hasFile = (url: string) => url !== '/images/category-air-tools-656.avif';
    expect(categoryProblems(categories, hasFile)).toEqual([
      '"air-tools" has no image category-air-tools: run npm run photos -- category-air-tools with a photograph photos/category-air-tools.jpg.',
    ]);
  });
});
