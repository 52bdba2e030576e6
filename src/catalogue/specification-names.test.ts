import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { products } from './products.ts';
import {
  betterValues,
  checkedNames,
  groupOf,
  isNecessary,
  meaningOf,
} from './specification-names.ts';

test.each([
  ['Breakaway torque', 'most'],
  ['Tightening torque', 'most'],
  ['Maximum torque', 'most'],
  ['Max torque', 'most'],
  ['Output', 'most'],
  ['Lighting', 'most'],
  ['Running time', 'most'],
  ['Lifting capacity', 'most'],
  ['Rated current', 'requirement'],
  ['Air consumption', 'requirement'],
  ['Charging time', 'size'],
  ['Length', 'size'],
  ['Maxilla', 'size'],
])('%s is a %s', (name, meaning) => {
  expect(meaningOf(name)).toBe(meaning);
});

test.each([
  [
    'Power',
    'Power source|Rated power|Rated current|Cord length|Battery capacity|Charging time|Running time|Air consumption|Air inlet|Hose diameter',
  ],
  [
    'Size',
    'Length|Height|Height with cup|Dimensions|Weight|Head height|Disc diameter|Pad diameter|Nozzle diameter|Cup',
  ],
  ['Work', 'Drive|Breakaway torque|constructor|'],
])('under %s stand %s', (group, names) => {
  for (const name of names.split('|')) expect(groupOf(name)).toBe(group);
});

test('more torque, capacity and running time are better, and less of what a tool takes', () => {
  const namesOf = (which: string) =>
    Object.keys(betterValues).filter((name) => betterValues[name] === which);
  expect(namesOf('higher')).toEqual([
    ...['Breakaway torque', 'Tightening torque', 'Maximum torque'],
    ...['Battery capacity', 'Running time'],
  ]);
  expect(namesOf('lower')).toEqual([
    ...['Charging time', checkedNames.ratedCurrent, checkedNames.airConsumption],
    ...[checkedNames.hammering, 'Noise level', 'Weight'],
  ]);
});

test('every tool has a weight, and one that turns makes noise', () => {
  const { specifications: _, ...bare } = products[0] as Product;
  const turning = { ...bare, specifications: [{ name: 'No-load speed', value: '5' }] };
  const other = { ...bare, specifications: [{ name: 'Drive', value: '1/2 in.' }] };
  expect([bare, other, turning].map((tool) => isNecessary('Weight', tool))).toEqual([
    ...[true, true, true],
  ]);
  expect([bare, other, turning].map((tool) => isNecessary('Noise level', tool))).toEqual([
    ...[false, false, true],
  ]);
  expect(isNecessary('Drive', turning)).toBe(false);
});
