import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { jack, jackWith, problemsOf } from '../test/jack.ts';
import { productProblems } from './catalogue-schema.ts';
import { errorForOwner } from './problems.ts';

test('an error for the owner is printed as its message, without a stack', () => {
  expect(inspect(errorForOwner('src/store.ts: name is empty.'))).toBe(
    'src/store.ts: name is empty.',
  );
});

test.each(['name', 'imageAlt', 'price', 'category', 'description', 'itemNumber'])(
  '%s is missing',
  (name) => {
    expect(problemsOf({ originalPrice: 99, [name]: undefined })).toEqual([
      `jack: ${name} is missing.`,
    ]);
  },
);

test.each<[object, string]>([
  [{ price: '129,00' }, "price is not a number, but '129,00': write 129.00 without quotes."],
  [{ price: ' 129 ' }, "price is not a number, but ' 129 ': write 129 without quotes."],
  [
    { price: '1,299' },
    "price is not a number, but '1,299': write only digits, such as 129.00, without quotes.",
  ],
  [{ price: Number.NaN }, 'price is not a number, but NaN.'],
  [{ originalPrice: Number.POSITIVE_INFINITY }, 'originalPrice is not a number, but Infinity.'],
  [{ originalPrice: '90' }, "originalPrice is not a number, but '90': write 90 without quotes."],
  [
    { battery: { system: '20V', inTheBox: Number.NaN } },
    'inTheBox of battery is not a number, but NaN.',
  ],
  [{ battery: '20V' }, 'battery is not { system, inTheBox, isBatteryOnly }.'],
  [{ itemNumber: 4711 }, "itemNumber is not a text: write '4711'."],
  [{ views: 'The back' }, 'views is not a list.'],
  [{ views: ['The back', 2] }, "entry 2 of views is not a text: write '2'."],
  [{ worksWith: ['stand'] }, '"stand" of worksWith is not { productId, reason }.'],
  [
    { specifications: [null] },
    'entry 1 of specifications is not { name, value } or { name, value, unit }.',
  ],
  [
    { specifications: [{ name: 'Weight', value: 5, unit: 'lb', words: 1 }] },
    `words of "Weight" of specifications is not a text: write '1'.`,
  ],
  [
    { specifications: [{ name: 'Weight', value: 'High', isOnCard: 1 }] },
    'isOnCard of "Weight" of specifications is not true or false.',
  ],
  [{ Rating: 5 }, 'it has a field that is not known: Rating.'],
])('a field of another type is the only problem: %j', (change, problem) => {
  expect(problemsOf({ originalPrice: 150, ...change })).toEqual([`jack: ${problem}`]);
});

test('a field of another type gives no problem of other products', () => {
  const other = jackWith({ id: 'stand', itemNumber: undefined, worksWith: 1 });
  const lifts = jackWith({ worksWith: [{ productId: 'stand', reason: 'Holds' }] });
  expect(problemsOf({}, { products: [lifts, other] })).toEqual([
    'stand: itemNumber is missing.',
    'stand: worksWith is not a list.',
  ]);
});

test('any value gives sentences', () => {
  const names = [...Object.keys(jack), 'originalPrice', 'rating', 'reviews', 'availability'];
  const lists = ['views', 'specifications', 'worksWith', 'inTheBox', 'battery'];
  const specification = fc.record({
    name: fc.anything(),
    unit: fc.anything(),
    value: fc.anything(),
  });
  const value = fc.oneof(fc.anything(), fc.array(fc.anything()), fc.array(specification));
  fc.assert(
    fc.property(fc.constantFrom(...names, ...lists), value, (name, wrong) => {
      const products = [jackWith({ [name]: wrong }), jackWith({ id: 'stand' })];
      const problems = productProblems(products, { categories, hasFile: () => true });
      for (const { text } of problems) expect(text).not.toContain('Invalid input');
    }),
  );
});
