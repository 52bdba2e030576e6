import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

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
