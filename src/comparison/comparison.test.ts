import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { comparedRows, differing, isDifferent, shortNames } from './comparison.ts';

const [template] = products as [Product];
const product = (id: string, specifications: Product['specifications'] = []): Product => ({
  ...template,
  id,
  specifications,
});

test('each specification of any product has a row', () => {
  const drill = product('drill', [
    { name: 'Power', value: '20V' },
    { name: 'Weight', value: 3, unit: 'lb' },
    { name: 'Speed', value: 100, unit: 'rpm' },
  ]);
  const saw = product('saw', [
    { name: 'Blade', value: '7 in.' },
    { name: 'Power', value: '20V' },
    { name: 'Speed', value: 90, unit: 'rpm' },
  ]);
  expect(comparedRows([drill, saw])).toEqual([
    { name: 'Power', values: ['20V', '20V'], only: -1 },
    { name: 'Speed', values: ['100 rpm', '90 rpm'], only: -1 },
    { name: 'Weight', values: ['3 lb (1.4 kg)', '–'], only: 0 },
    { name: 'Blade', values: ['–', '7 in.'], only: 1 },
  ]);
  expect(comparedRows([product('bare')])).toEqual([]);
});

test('specifications of one name are in one row if their units convert, otherwise in a row each', () => {
  const rows = comparedRows([
    product('grinder', [{ name: 'Speed', value: [2800, 11_000], unit: 'rpm' }]),
    product('polisher', [{ name: 'Speed', value: 2000, unit: 'oscillations per minute' }]),
    product('gun', [{ name: 'Speed', value: 'Two speeds' }]),
    product('drill', [
      { name: 'Idle', value: 'None' },
      { name: 'No load', value: 950, unit: 'rpm' },
      { name: 'Speed', value: 900, unit: 'rpm' },
    ]),
  ]);
  const speeds = rows.filter(({ name }) => name.startsWith('Speed'));
  expect(speeds.map(({ name, values }) => [name, ...values])).toEqual([
    ['Speed (rpm)', '2,800 to 11,000 rpm', '–', 'Two speeds', '900 rpm'],
    ['Speed (oscillations per minute)', '–', '2,000 oscillations per minute', '–', '–'],
  ]);
  expect(
    comparedRows([
      product('short', [{ name: 'Cord', value: 6, unit: 'in.' }]),
      product('long', [{ name: 'Cord', value: 9, unit: 'ft' }]),
      product('none', [{ name: 'Cord', value: 'None' }]),
    ]),
  ).toEqual([
    {
      name: 'Cord',
      values: ['6 in. (152 mm)', '9 ft (2.7 m)', 'None'],

      only: -1,
    },
  ]);
});

test('rows of all products come first, then torques of any name, then rows of some, then rows of one', () => {
  const torque = (name: string) => ({ name, value: 60, unit: 'ft-lb' }) as const;
  const weight = { name: 'Weight', value: '3 lb' };
  const drive = { name: 'Drive', value: '1/2 in.' };
  const rows = comparedRows([
    product('a', [{ name: 'Anvil', value: 'Ring' }, drive, torque('Breakaway torque'), weight]),
    product('b', [torque('Maximum torque'), weight, drive]),
    product('c', [weight, { name: 'Case', value: 'None' }]),
  ]);
  expect(rows.map(({ name, only }) => [name, only])).toEqual([
    ['Weight', -1],
    ['Breakaway torque', -1],
    ['Maximum torque', -1],
    ['Drive', -1],
    ['Anvil', 0],
    ['Case', 2],
  ]);
  const alone = comparedRows([product('a', [torque('Torque')]), product('b', [weight])]);
  expect(alone.map(({ name, only }) => [name, only])).toEqual([
    ['Torque', 0],
    ['Weight', 1],
  ]);
});

test('a product without specifications has a dash in each row', () => {
  const { specifications: _, ...bare } = template;
  const drill = product('drill', [{ name: 'Power', value: '20V' }]);
  expect(comparedRows([bare, drill])).toEqual([{ name: 'Power', values: ['–', '20V'], only: 1 }]);
});

test.each([
  { values: 'a a', bold: '. .' },
  { values: 'a b', bold: 'b b' },
  { values: 'a –', bold: 'b b' },
  { values: 'a b b', bold: 'b . .' },
  { values: 'b a b', bold: '. b .' },
  { values: 'a b c', bold: 'b b b' },
  { values: 'a – –', bold: 'b . .' },
  { values: 'a – b', bold: 'b b b' },
  { values: 'a – a', bold: '. b .' },
  { values: 'a a a a', bold: '. . . .' },
  { values: 'a a b c', bold: '. . b b' },
  { values: 'a a b b', bold: 'b b b b' },
  { values: 'a b c d', bold: 'b b b b' },
  { values: '– – – –', bold: '. . . .' },
])(
  'of the values $values those stand out that are not the most frequent one: $bold',
  ({ values, bold }) => {
    expect(differing(values.split(' '))).toEqual(bold.split(' ').map((each) => each === 'b'));
  },
);

test.each([
  [['a', 'a'], false],
  [['a', 'b'], true],
  [['a', 'a', '–'], true],
  [['a', 'a', 'a', 'b'], true],
])('the values %j are different: %s', (values, expected) => {
  expect(isDifferent(values)).toBe(expected);
});

test.each([
  ['20V Brushless 1/2 in. Impact Wrench Kit', 'Impact Wrench Kit'],
  ['1/2 in. Composite Air Impact Wrench', 'Air Impact Wrench'],
  ['5 in. Variable-Speed Angle Grinder', 'Angle Grinder'],
  ['3/8 in. Air Ratchet', '3/8 in. Air Ratchet'],
  ['40-Piece 1/4 in. Socket Set', '1/4 in. Socket Set'],
  ['Clé à chocs sans fil très puissante', 'Clé à chocs sans fil très puissante'],
  ['Schlagschrauberersatzteilsortiment', 'Schlagschrauberersatzteilsortiment'],
])('the short name of %s is %s', (name, short) => {
  expect(shortNames([name, 'Tool'])).toEqual([short, 'Tool']);
});

test('names that end alike stay whole', () => {
  const alike = ['1/2 in. Click Torque Wrench', '3/8 in. Click Torque Wrench'];
  expect(shortNames([...alike, 'Dual-Action Polisher'])).toEqual([
    ...alike,
    'Dual-Action Polisher',
  ]);
});
