import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuantityValue } from '../catalogue/product';
import type { Unit } from '../catalogue/units';
import { coverage, searchedQuantityIn } from './searched-quantity';

test.each<[string, number, Unit]>([
  ['200 Nm', 200, 'N·m'],
  ['200nm', 200, 'N·m'],
  ['40 ft-lb', 40, 'ft-lb'],
  ['40ft.lbs', 40, 'ft-lb'],
  ['1,200 °F', 1200, '°F'],
  ['-4 f', -4, '°F'],
  ['8 CFM', 8, 'CFM'],
  [' 19 mm ', 19, 'mm'],
  ['1.5 kg', 1.5, 'kg'],
  ['.5 in', 0.5, 'in.'],
  ['1,5 kg', 1.5, 'kg'],
  ['-0,25 kg', -0.25, 'kg'],
  ['1/2"', 0.5, 'in.'],
  ['1/2 in. drive', 0.5, 'in. square'],
  ['1 1/2 in', 1.5, 'in.'],
  ['1-1/2 inch', 1.5, 'in.'],
  ['12-volt', 12, 'V'],
  ['12 amp', 12, 'A'],
])('"%s" is %d %s', (term, value, unit) => {
  expect(searchedQuantityIn(term)).toEqual({ value, unit });
});

test.each([
  '',
  'Nm',
  '200',
  '200 Nm wrench',
  'wrench 200 Nm',
  '1/0 in',
  '1//2 in',
  '1.2.3 mm',
  '2 apples',
  '2 b',
  '2 o',
  '2 constructor',
  '2 __proto__',
  '..5 mm',
  `${'9'.repeat(400)} mm`,
  `${'1 '.repeat(5000)}mm`,
])('"%s" is no quantity', (term) => {
  expect(searchedQuantityIn(term)).toBeUndefined();
});

test('any text gives a finite number or none', () => {
  const term = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[0-9.,/ "'-]{0,12}(mm|in|ft-lb|V|F)?$/),
  );
  fc.assert(
    fc.property(term, (text) => {
      expect(Number.isFinite(searchedQuantityIn(text)?.value ?? 0)).toBe(true);
    }),
  );
});

/** How a quantity matches the amount that a shopper types. */
const answer = (term: string, value: QuantityValue, unit: Unit) => {
  const amount = searchedQuantityIn(term);
  if (!amount) throw new Error(`${term} is no quantity.`);
  const found = coverage(amount, { value, unit, words: '{} in all' });
  return found && `${found.match}: ${found.text}`;
};

test.each<[string, QuantityValue, Unit, string | undefined]>([
  // The ends of a range, as they are and as they are shown.
  ['200 Nm', [30, 250], 'ft-lb', 'range: Covers 200 N·m: 41 to 339'],
  ['339 Nm', [30, 250], 'ft-lb', 'range: Covers 339 N·m: 41 to 339'],
  ['339.1 Nm', [30, 250], 'ft-lb', undefined],
  ['40.7 Nm', [30, 250], 'ft-lb', 'range: Covers 40.7 N·m: 41 to 339'],
  ['40.6 Nm', [30, 250], 'ft-lb', undefined],
  ['30 ft-lb', [30, 250], 'ft-lb', 'range: Covers 30 ft-lb: 30 to 250'],
  ['29.9 ft-lb', [30, 250], 'ft-lb', undefined],
  ['250 ft-lb', [30, 250], 'ft-lb', 'range: Covers 250 ft-lb: 30 to 250'],
  ['250.1 ft-lb', [30, 250], 'ft-lb', undefined],
  ['1,200 in-lb', [30, 250], 'ft-lb', 'range: Covers 1,200 in-lb: 360 to 3,000'],
  ['-20 C', [-4, 1400], '°F', 'range: Covers -20 °C: -20 to 760'],
  ['-21 C', [-4, 1400], '°F', undefined],
  ['2 hours', [90, 150], 'minutes', 'range: Covers 2 hours: 1.5 to 2.5'],
  ['0 V', { upTo: 600 }, 'V', 'range: Covers 0 V: up to 600'],
  ['600 V', { upTo: 600 }, 'V', 'range: Covers 600 V: up to 600'],
  ['601 V', { upTo: 600 }, 'V', undefined],
  ['-1 V', { upTo: 600 }, 'V', undefined],
  ['5 CFM', { needs: 5 }, 'CFM', 'range: Covers 5 CFM: 5 or more'],
  ['140 L/min', { needs: 5 }, 'CFM', 'range: Covers 140 L/min: 140 or more'],
  ['4.9 CFM', { needs: 5 }, 'CFM', undefined],
  // Single values, lists and sizes have to be equal.
  ['60 ft-lb', 60, 'ft-lb', 'equal: 60 ft-lb (81 N·m) in all'],
  ['81 Nm', 60, 'ft-lb', 'equal: 60 ft-lb (81 N·m) in all'],
  ['82 Nm', 60, 'ft-lb', undefined],
  ['81.3 Nm', 60, 'ft-lb', 'equal: 60 ft-lb (81 N·m) in all'],
  ['80.9 Nm', 60, 'ft-lb', undefined],
  ['125 mm', 5, 'in. disc', 'equal: 5 in. (125 mm) in all'],
  ['5 in', 5, 'in. disc', 'equal: 5 in. (125 mm) in all'],
  ['16 CFM', { anyOf: [8, 16] }, 'CFM', 'equal: 8 or 16 CFM (225 or 455 L/min) in all'],
  ['12 CFM', { anyOf: [8, 16] }, 'CFM', undefined],
  ['10 mm', { sizes: [8, 10, 19] }, 'mm', 'equal: 8, 10, 19 mm in all'],
  ['9 mm', { sizes: [8, 10, 19] }, 'mm', undefined],
  ['1/2 in', { sizes: [8, 13, 19] }, 'mm', undefined],
  ['5/16 in', { sizes: [8, 13, 19] }, 'mm', undefined],
  ['3/16 in', { sizes: [3 / 16, 1 / 2] }, 'in.', 'equal: 3/16, 1/2 in. in all'],
  ['4.7625 mm', { sizes: [3 / 16] }, 'in.', 'equal: 3/16 in. in all'],
  ['8.3 in', { dimensions: [8.3, 3.5] }, 'in.', 'equal: 8.3 × 3.5 in. (211 × 89 mm) in all'],
  // The units have different dimensions.
  ['60 lb', 60, 'ft-lb', undefined],
  ['1/2 in', 1 / 2, 'in. square', undefined],
])('"%s" of %j %s: %s', (term, value, unit, text) => {
  expect(answer(term, value, unit)).toBe(text);
});
