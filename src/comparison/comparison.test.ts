import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { comparedRows, comparisonIn, withToggled } from './comparison.ts';

const [template] = products as [Product];
const product = (id: string, specifications: Product['specifications'] = []): Product => ({
  ...template,
  id,
  specifications,
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => product(id));

test.each([
  ['', '', 0],
  ['?compare=', '', 0],
  ['?compare=a,b', 'a b', 0],
  ['?compare=b,a', 'b a', 0],
  ['?compare=a,%20b,', 'a b', 0],
  ['?compare=a&compare=b', 'a b', 0],
  ['?compare=a', 'a', 0],
  ['?compare=a,nope,__proto__', 'a', 2],
  ['?compare=a,a,b', 'a b', 1],
  ['?compare=a,b,c,d,e,f', 'a b c d', 2],
  ['?compare=nope,a,b,c,d', 'a b c d', 1],
])('%s compares "%s" and leaves out %i', (query, ids, leftOut) => {
  const comparison = comparisonIn(query, six);
  expect(comparison.products.map(({ id }) => id).join(' ')).toBe(ids);
  expect(comparison.leftOut).toBe(leftOut);
});

test('any query gives at most four distinct products', () => {
  const entry = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', ''), fc.string());
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const found = comparisonIn(`?compare=${entries.join(',')}`, six).products;
      expect(found.length).toBeLessThanOrEqual(4);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

test('each specification of any product has a row, which says whether the products differ', () => {
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
    { name: 'Power', values: ['20V', '20V'], isDifferent: false, only: -1 },
    { name: 'Speed', values: ['100 rpm', '90 rpm'], isDifferent: true, only: -1 },
    { name: 'Weight', values: ['3 lb (1.4 kg)', '–'], isDifferent: false, only: 0 },
    { name: 'Blade', values: ['–', '7 in.'], isDifferent: false, only: 1 },
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
      isDifferent: true,
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

test('a product is added to the compared ones, or removed from them', () => {
  expect(withToggled(six.slice(0, 2), 'c')).toEqual(['a', 'b', 'c']);
  expect(withToggled(six.slice(0, 2), 'a')).toEqual(['b']);
});

test('a product without specifications has a dash in each row', () => {
  const { specifications: _, ...bare } = template;
  const drill = product('drill', [{ name: 'Power', value: '20V' }]);
  expect(comparedRows([bare, drill])).toEqual([
    { name: 'Power', values: ['–', '20V'], isDifferent: false, only: 1 },
  ]);
});
