import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Unit } from '../catalogue/units.ts';
import { measuresIn } from './words.ts';

test.each<[string, number, Unit]>([
  ['200 nm', 200, 'N·m'],
  ['200nm', 200, 'N·m'],
  ['40 ft-lb', 40, 'ft-lb'],
  ['40ft.lbs', 40, 'ft-lb'],
  ['40 ft lbs', 40, 'ft-lb'],
  ['1,200 °f', 1200, '°F'],
  ['600 degrees c', 600, '°C'],
  ['-4 f', -4, '°F'],
  ['8 cfm', 8, 'CFM'],
  [' 19 mm ', 19, 'mm'],
  ['1.5 kg', 1.5, 'kg'],
  ['.5 in', 0.5, 'in.'],
  ['1,5 kg', 1.5, 'kg'],
  ['-0,25 kg', -0.25, 'kg'],
  ['1/2"', 0.5, 'in.'],
  ['3/8', 0.375, 'in.'],
  ['1/2 in. drive', 0.5, 'in. square'],
  ['half inch drive', 0.5, 'in. square'],
  ['quarter in drive', 0.25, 'in. square'],
  ['1 1/2 in', 1.5, 'in.'],
  ['1-1/2 inch', 1.5, 'in.'],
  ['12-volt', 12, 'V'],
  ['12 amp', 12, 'A'],
])('"%s" is %d %s', (term, value, unit) => {
  expect(measuresIn(term)).toEqual({ measures: [{ value, unit }], rest: '' });
});

test.each([
  ['break loose 450 nm', 1, 'break loose'],
  ['450 nm of torque', 1, 'of torque'],
  ['9 cfm at 40 psi', 2, 'at'],
  ['8-19mm', 1, '8-'],
  ['20 v, blue', 1, ', blue'],
  ['a 1/2 in drive wrench for 200 nm', 2, 'a   wrench for'],
])('in "%s" are %d measures beside "%s"', (term, count, rest) => {
  const found = measuresIn(term);
  expect(found.measures).toHaveLength(count);
  expect(found.rest).toBe(rest);
});

test.each([
  ...['', 'nm', '200', 'tb-1120 in', 'obd2 v', '5/8-11 in', '1/0 in', '1//2 in', '1.2.3 mm'],
  ...['2 apples', '2 b', '2 o', '2 constructor', '2 __proto__', '..5 mm'],
  ...[`${'9'.repeat(400)} mm`],
])('"%s" has no measure', (term) => {
  expect(measuresIn(term).measures.filter(({ unit }) => unit !== 'in.')).toEqual([]);
});

test('any text gives finite numbers or none', () => {
  const term = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9.,/ "'-]{0,12}(mm|in|ft-lb|V|F)?$/),
  );
  fc.assert(
    fc.property(term, (text) => {
      for (const { value } of measuresIn(text).measures) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
