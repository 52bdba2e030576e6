import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { comparedRows } from './comparison.ts';

const [template] = products as [Product];
const product = (id: string, specifications: Product['specifications'] = []): Product => ({
  ...template,
  id,
  specifications,
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

test('a product without specifications has a dash in each row', () => {
  const { specifications: _, ...bare } = template;
  const drill = product('drill', [{ name: 'Power', value: '20V' }]);
  expect(comparedRows([bare, drill])).toEqual([
    { name: 'Power', values: ['–', '20V'], isDifferent: false, only: 1 },
  ]);
});
