import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { comparedGroups } from './comparison.ts';

const [template] = products as [Product];
const product = (id: string, specifications: Product['specifications'] = []): Product => {
  const { inTheBox: _, kitNote: __, ...rest } = template;
  return { ...rest, id, specifications };
};
const rowsOf = (compared: readonly Product[], group = 'Work') =>
  comparedGroups(compared).find(({ name }) => name === group)?.rows ?? [];

test('each specification of any product has a row, in groups; a name that is not listed stands under Work', () => {
  const drill = product('drill', [
    { name: 'Power source', value: '20V' },
    { name: 'Weight', value: 3, unit: 'lb' },
    { name: 'Chuck', value: 'Keyless' },
  ]);
  const saw = { ...product('saw', [{ name: 'Blade', value: '7 in.' }]), inTheBox: ['1 saw'] };
  const groups = comparedGroups([drill, saw]).map(({ name, rows }) => [
    name,
    ...rows.map((row) => [row.name, ...row.values]),
  ]);
  expect(groups).toEqual([
    ['Work', ['Chuck', 'Keyless', '–'], ['Blade', '–', '7 in.']],
    ['Power', ['Power source', '20V', '–']],
    ['Size', ['Weight', '3 lb (1.4 kg)', 'Not stated']],
    ['In the box', ['In the box', 'Not stated', '1 saw']],
    [
      'Price',
      ['Price', '$129.99', '$129.99'],
      ['Rating', '4.6 of 5', '4.6 of 5'],
      ['Item', 'TB-1010', 'TB-1010'],
    ],
  ]);
});

test('specifications of one name are in one row, whatever their units', () => {
  const rows = rowsOf([
    product('grinder', [{ name: 'Speed', value: [2800, 11_000], unit: 'rpm' }]),
    product('polisher', [{ name: 'Speed', value: 2000, unit: 'oscillations per minute' }]),
    product('gun', [{ name: 'Speed', value: 'Two speeds' }]),
    product('drill', [{ name: 'Speed', value: 900, unit: 'rpm' }]),
  ]);
  expect(rows.map(({ name, values }) => [name, ...values])).toEqual([
    ['Speed', '2,800 to 11,000 rpm', '2,000 oscillations per minute', 'Two speeds', '900 rpm'],
  ]);
  const cords = rowsOf(
    [
      product('short', [{ name: 'Cord length', value: 6, unit: 'in.' }]),
      product('long', [{ name: 'Cord length', value: 9, unit: 'ft' }]),
      product('none', [{ name: 'Cord length', value: 'None' }]),
    ],
    'Power',
  );
  expect(cords).toEqual([
    { name: 'Cord length', values: ['6 in. (152 mm)', '9 ft (2.7 m)', 'None'] },
  ]);
});

test('within a group the rows that most products have come first', () => {
  const drive = { name: 'Drive', value: '1/2 in.' };
  const steps = { name: 'Scale steps', value: '5' };
  const rows = rowsOf([
    product('a', [{ name: 'Anvil', value: 'Ring' }, steps, drive]),
    product('b', [drive]),
    product('c', [drive, steps]),
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['Drive', 'Scale steps', 'Anvil']);
});

test('more torque and less weight are better, in any unit', () => {
  const light = product('light', [
    { name: 'Breakaway torque', value: 1000, unit: 'N·m' },
    { name: 'Weight', value: 1, unit: 'kg' },
  ]);
  const strong = product('strong', [
    { name: 'Breakaway torque', value: 1000, unit: 'ft-lb' },
    { name: 'Weight', value: 4.41, unit: 'lb' },
  ]);
  expect(rowsOf([light, strong])[0]?.bars).toEqual([
    { percent: 74, isBest: false },
    { percent: 100, isBest: true },
  ]);
  expect(rowsOf([light, strong], 'Size')[0]?.bars).toEqual([
    { percent: 50, isBest: true },
    { percent: 100, isBest: false },
  ]);
});

test('no value is better where only one is stated, all are the same, or nobody knows which is better', () => {
  const tool = (value: number, name: string) => product(name, [{ name, value, unit: 'lb' }]);
  const bars = (compared: readonly Product[]) =>
    comparedGroups(compared).flatMap(({ rows }) => rows.flatMap(({ bars }) => bars ?? []));
  expect(bars([tool(3, 'Weight'), product('bare')])).toEqual([]);
  expect(bars([tool(3, 'Weight'), tool(3, 'Weight')])).toEqual([]);
  expect(bars([tool(3, 'Load'), tool(4, 'Load')])).toEqual([]);
});

test('of two best values both are', () => {
  const tool = (value: number) => product('tool', [{ name: 'Weight', value, unit: 'lb' }]);
  const [row] = rowsOf([tool(2), tool(2), tool(4)], 'Size');
  expect(row?.bars?.map(({ isBest }) => isBest)).toEqual([true, true, false]);
});

test('the lowest price is the better one', () => {
  const [row] = rowsOf([product('a'), { ...product('b'), price: 260 }], 'Price');
  expect(row?.bars).toEqual([
    { percent: 50, isBest: true },
    { percent: 100, isBest: false },
  ]);
});

test('with differences only, a missing value differs from the others', () => {
  const cup = { name: 'Cup', value: '20 oz' };
  const tools = [product('a', [cup]), product('b', [cup]), product('c')];
  const names = (compared: readonly Product[]) =>
    comparedGroups(compared, true).flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names(tools)).toEqual(['Cup']);
  expect(names(tools.slice(0, 2))).toEqual([]);
});
