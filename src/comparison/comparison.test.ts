import { expect, test } from 'vitest';
import type { Product, Specification } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { comparedGroups, factsOfOne } from './comparison.ts';

const [template] = products as [Product];
const product = (id: string, specifications: Product['specifications'] = []): Product => {
  const { inTheBox: _, kitNote: __, sideView: ___, ...rest } = template;
  return { ...rest, id, specifications };
};
const rowsOf = (compared: readonly Product[], group = 'Work') =>
  comparedGroups(compared).find(({ name }) => name === group)?.rows ?? [];

test('a row for each specification that two products have, in groups; a name that is not listed stands under Work', () => {
  const drill = product('drill', [
    { name: 'Power source', value: '20V' },
    { name: 'Weight', value: 3, unit: 'lb' },
    { name: 'Chuck', value: 'Keyless' },
  ]);
  const saw = {
    ...product('saw', [
      { name: 'Chuck', value: 'None' },
      { name: 'Power source', value: 'Corded' },
      { name: 'Blade', value: '7 in.' },
    ]),
    inTheBox: ['1 saw'],
    kitNote: 'Blades for metal are not included.',
  };
  const groups = comparedGroups([drill, saw]).map(({ name, rows }) => [
    name,
    ...rows.map((row) => [row.name, ...row.values]),
  ]);
  expect(groups).toEqual([
    ['Work', ['Chuck', 'Keyless', 'None']],
    ['Power', ['Power source', '20V', 'Corded']],
    ['Size', ['Weight', '3 lb (1.4 kg)', 'Not stated']],
    [
      'Price and box',
      ['Price', '$129.99', '$129.99'],
      ['Rating', '4.6 of 5', '4.6 of 5'],
      ['In the box', 'Not stated', '1 saw'],
      ['Good to know', '–', 'Blades for metal are not included.'],
      ['Item', 'TB-1010', 'TB-1010'],
    ],
  ]);
  expect(factsOfOne([drill, saw])).toEqual([[], [{ name: 'Blade', value: '7 in.' }]]);
});

test('a single product has all its rows, and no facts of its own', () => {
  const saw = product('saw', [{ name: 'Blade', value: '7 in.' }]);
  expect(rowsOf([saw]).map(({ name }) => name)).toEqual(['Blade']);
  expect(factsOfOne([saw])).toEqual([[]]);
});

test('length and height come from the side views where no row states them, and stand once', () => {
  const dimensions = { name: 'Dimensions', value: { dimensions: [7.6, 3.5, 9.4] }, unit: 'in.' };
  const weight = { name: 'Weight', value: 3, unit: 'lb' } as const;
  const listed = [weight, dimensions as Specification];
  const kit = { ...product('kit', listed), sideView: [7.6, 9.4] } as const;
  const length = { name: 'Length', value: 24, unit: 'in.' } as const;
  const height = { name: 'Height', value: 3, unit: 'in.' } as const;
  const wrench = { ...product('wrench', [length]), sideView: [23, 2.3] } as const;
  const { specifications: _, ...bare } = { ...product('bare'), sideView: [5, 4] as const };
  const sizes = (compared: readonly Product[]) =>
    rowsOf(compared, 'Size').map(({ name, values }) => [name, ...values]);
  expect(sizes([wrench, kit, bare])).toEqual([
    ['Length', '24 in. (610 mm)', '7.6 in. (193 mm)', '5 in. (127 mm)'],
    ['Height', '2.3 in. (58 mm)', '9.4 in. (239 mm)', '4 in. (102 mm)'],
    ['Weight', 'Not stated', '3 lb (1.4 kg)', 'Not stated'],
  ]);
  expect(sizes([wrench, kit])).toEqual([
    ['Length', '24 in. (610 mm)', '7.6 in. (193 mm)'],
    ['Height', '2.3 in. (58 mm)', '9.4 in. (239 mm)'],
    ['Weight', 'Not stated', '3 lb (1.4 kg)'],
  ]);
  expect(factsOfOne([wrench, kit, bare])).toEqual([[], [], []]);
  expect(sizes([{ ...wrench, specifications: [height] }, bare])).toEqual([
    ['Length', '23 in. (584 mm)', '5 in. (127 mm)'],
    ['Height', '3 in. (76 mm)', '4 in. (102 mm)'],
  ]);
  // All state their dimensions, or one has no side view.
  const stated = '7.6 × 3.5 × 9.4 in. (193 × 89 × 239 mm)';
  expect(sizes([kit, kit])).toEqual([
    ['Weight', '3 lb (1.4 kg)', '3 lb (1.4 kg)'],
    ['Dimensions', stated, stated],
  ]);
  expect(sizes([wrench, product('saw', [length])])).toEqual([
    ['Length', '24 in. (610 mm)', '24 in. (610 mm)'],
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
  expect(rows.map(({ name }) => name)).toEqual(['Drive', 'Scale steps']);
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

test('no value is better among tools of different categories', () => {
  const weight = { name: 'Weight', value: 3, unit: 'lb' } as const;
  const lamp = { ...product('lamp', [weight]), category: 'battery-tools', price: 60 };
  const heavy = product('wrench', [{ ...weight, value: 4 }]);
  const bars = (compared: readonly Product[]) =>
    comparedGroups(compared).flatMap(({ rows }) => rows.flatMap(({ bars }) => bars ?? []));
  expect(bars([lamp, heavy])).toEqual([]);
  expect(bars([{ ...lamp, category: heavy.category }, heavy])).not.toEqual([]);
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
  const [row] = rowsOf([product('a'), { ...product('b'), price: 260 }], 'Price and box');
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

test('rows that no product has, and groups without rows, are left out', () => {
  const groups = comparedGroups([product('a'), product('b')]);
  expect(groups.map(({ name, rows }) => [name, ...rows.map((row) => row.name)])).toEqual([
    ['Price and box', 'Price', 'Rating', 'Item'],
  ]);
});

test('what is not stated counts as what a product does not have', () => {
  const height = { name: 'Height', value: 3, unit: 'in.' } as const;
  const weight = { name: 'Weight', value: 3, unit: 'lb' } as const;
  const rows = rowsOf([product('a', [weight, height]), product('b', [height])], 'Size');
  expect(rows.map(({ name }) => name)).toEqual(['Height', 'Weight']);
});

test('of a range the larger end counts, a negative number has no bar, and 0 has one of no length', () => {
  const torque = (value: Specification['value']) =>
    product('tool', [{ name: 'Breakaway torque', value, unit: 'N·m' } as Specification]);
  const percents = (...compared: Product[]) =>
    rowsOf(compared)[0]?.bars?.map(({ percent }) => percent);
  expect(percents(torque([100, 400]), torque(800))).toEqual([50, 100]);
  expect(percents(torque(-3), torque(4))).toBeUndefined();
  expect(percents(torque(0), torque(4))).toEqual([0, 100]);
});
