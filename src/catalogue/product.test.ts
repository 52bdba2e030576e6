import { expect, test } from 'vitest';
import { problemsOf } from '../../test/jack.ts';
import type { Product } from './product.ts';
import { type Unit, unitNames } from './units.ts';

test('a product with all that it needs has no problems', () => {
  expect(problemsOf({})).toEqual([]);
});

const weight = (value: unknown, more = {}) => ({
  specifications: [{ name: 'Weight', value, unit: 'lb', ...more }],
});
const value = 'jack: value of "Weight" of specifications';
const noMeasure = `${value} is no measure: write a number, two in brackets, or { upTo: 5 } and the like; words have no unit.`;

test.each<[object, string]>([
  [
    { id: 'floor-Jack-' },
    'floor-Jack-: id may have only a-z, 0-9 and single hyphens between them.',
  ],
  [{ name: ' ' }, 'jack: name is empty.'],
  [
    { name: 'J'.repeat(5000) },
    'jack: name has 5000 characters, 200 are the most: write a shorter one.',
  ],
  [{ imageAlt: ' ' }, 'jack: imageAlt is empty.'],
  [{ description: ' ' }, 'jack: description is empty.'],
  [{ itemNumber: ' - ' }, 'jack: itemNumber is empty.'],
  [{ checkoutId: '' }, 'jack: checkoutId is empty.'],
  [
    { itemNumber: '4,01E+12' },
    'jack: itemNumber has lost its last digits: a spreadsheet program has rounded it. Format the column as text, and export it again.',
  ],
  [{ price: 19.999 }, 'jack: price is 19.999, which is no amount of USD.'],
  [{ price: 0 }, 'jack: price is 0, which is no amount of USD.'],
  [
    { originalPrice: 80 },
    'jack: originalPrice is not above price: leave it out if nothing is reduced.',
  ],
  [{ reviews: 12 }, 'jack: rating is not from 1 to 5, although there are reviews.'],
  [{ reviews: 12, rating: 0.9 }, 'jack: rating is not from 1 to 5, although there are reviews.'],
  [{ reviews: 12, rating: 5.1 }, 'jack: rating is not from 1 to 5, although there are reviews.'],
  [{ reviews: 1.5, rating: 5 }, 'jack: reviews is no number of reviews.'],
  [{ reviews: -1 }, 'jack: reviews is no number of reviews.'],
  [{ availability: 'soon' }, 'jack: availability is none of in-stock, sold-out, discontinued.'],
  [
    // A type error too, but `npm start` does not check types.
    weight(5, { unit: 'stone' }),
    `jack: unit of "Weight" of specifications is none of ${unitNames.join(', ')}.`,
  ],
  [weight(5, { unit: undefined }), `${value} is 5: a number needs a unit.`],
  [weight([5, 6], { unit: undefined }), `${value} is not a text.`],
  [weight(undefined), `${value} is missing.`],
  [weight([900, 100]), `${value} is a range that does not rise.`],
  [weight([900, 900]), `${value} is a range that does not rise.`],
  ...[
    ...['5', [5], ['5', 6], [5, '6'], [5, 6, 7], { from: 5 }],
    ...[Number.NaN, 1 / 0, [5, 1 / 0], { upTo: 1 / 0 }, { sizes: [5, Number.NaN] }],
  ].map((wrong): [object, string] => [weight(wrong), noMeasure]),
  [
    weight(5, { cardWords: 'high' }),
    'jack: cardWords of "Weight" of specifications lacks {}, which stands for the measure.',
  ],
  [
    weight(5, { words: 'with handle' }),
    'jack: words of "Weight" of specifications lacks {}, which stands for the measure.',
  ],
  [
    {
      specifications: ['Lift', 'Load', 'Weight'].map((name) => ({
        name,
        value: 'High',
        isOnCard: true,
      })),
    },
    'jack: specifications has more than two entries with isOnCard: the list has room for two.',
  ],
  [
    {
      specifications: [
        { name: 'Weight', value: 5, unit: 'lb' },
        { name: 'weight', value: 2.3, unit: 'kg' },
      ],
    },
    'jack: "weight" of specifications is there twice.',
  ],
  [
    { inTheBox: ['1 jack', '1 handle', '1 handle'] },
    'jack: "1 handle" of inTheBox is there twice: write it once, with their number.',
  ],
  [
    { alsoCalled: ['trolley jack', 'Trolley Jack'] },
    'jack: "Trolley Jack" of alsoCalled is there twice.',
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
  { id: 'jack' },
])('%o is no problem', (change) => {
  expect(problemsOf(change)).toEqual([]);
});

test('an editor marks a missing field, a wrong unit and a number without a unit', () => {
  // @ts-expect-error `name` and others are missing.
  const incomplete: Product = { id: 'jack' };
  const specifications: Product['specifications'] = [
    // @ts-expect-error No unit has this name.
    { name: 'Weight', value: 5, unit: 'stone' satisfies Unit | 'stone' },
    // @ts-expect-error A number needs a unit.
    { name: 'Weight', value: 5 },
    // @ts-expect-error Words have no unit.
    { name: 'Weight', value: 'High', unit: 'lb' },
  ];
  expect([incomplete, specifications]).toHaveLength(2);
});
