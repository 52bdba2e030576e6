import { expect, test } from 'vitest';
import type { Product } from '../src/catalogue/product.ts';
import { checkedNames, maximumWords } from '../src/catalogue/specification-names.ts';
import { jack } from '../test/jack.ts';
import { nearlyKnownNames, nearMiss } from './specification-names.ts';

test.each([
  ['air consumption', 'Air consumption'],
  ['Rated Current', 'Rated current'],
  ['drive', 'Drive'],
  ['Air\u00a0consumption', 'Air consumption'],
  ['Air  consumption', 'Air consumption'],
  ['Air consumtion', 'Air consumption'],
  ['Air comsumtion', 'Air consumption'],
  ['Air-consumption', 'Air consumption'],
  ['Air consumption while hamering', 'Air consumption while hammering'],
  ['Air consumption While Hammering', 'Air consumption while hammering'],
  ['Ratde current', 'Rated current'],
  ['Dirve', 'Drive'],
  ['Drve', 'Drive'],
  ['Workin pressure', 'Working pressure'],
  ['Compresor presure', 'Compressor pressure'],
  ['Maximun torque', 'Maximum torque'],
  ['maxmum torque', 'Maximum torque'],
  ['Breakway torque', 'Breakaway torque'],
  ['Light Outptu', 'Light output'],
  ['Runing time', 'Running time'],
  ['Average air consumtion', 'Average air consumption'],
])('%s is nearly %s', (name, known) => {
  expect(nearMiss(name)).toBe(known);
});

test.each([
  ...Object.values(checkedNames),
  ...maximumWords,
  ...['Maximum torque', 'maximum torque', 'Battery capacity', 'Average air consumption'],
  ...[
    'Drive type',
    'Driver',
    'Drives',
    'Drive size',
    'Weight',
    'Length',
    'Air inlet',
    'Air pressure',
  ],
  ...['Oil consumption', 'Lifting height', 'Capacitance', 'Input', 'Mass', 'Min torque', 'Dim', ''],
])('%s is a name of its own', (name) => {
  expect(nearMiss(name)).toBeUndefined();
});

const named = (...names: string[]): Product => ({
  ...jack,
  specifications: names.map((name) => ({ name, value: '1' })),
});

test('a product has a line for each name that is nearly a known one', () => {
  expect(nearlyKnownNames(named('Air consumtion', 'Weight', 'drive'))).toEqual([
    '`Air consumtion`: did you mean `Air consumption`?',
    '`drive`: did you mean `Drive`?',
  ]);
  expect(nearlyKnownNames(jack)).toEqual([]);
});
