import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from './specification-text.ts';
import { convert, otherUnit, type Unit, unitNames } from './units.ts';

test.each<[number, Unit, string]>([
  [0.0005, 'in.', '0.0005'],
  [1.0625, 'in.', '1.0625'],
  [1234.5678, 'lb', '1,234.5678'],
  [0.1 + 0.2, 'lb', '0.3'],
  [9_999_999, 'lumens', '9,999,999'],
  [12_345_678, 'lumens', '12,345,678'],
  [1_234_567_890, 'rpm', '1,234,567,890'],
  [-1400.25, '°F', '-1,400.25'],
  [0, 'in.', '0'],
  [5 / 64, 'in.', '5/64'],
])('%d %s is shown as %s', (value, unit, text) => {
  expect(numberText(value, unit)).toBe(text);
});

test.each<[number, Unit, Unit, string]>([
  [0.0005, 'in.', 'mm', '0.013'],
  [0.0001, 'in.', 'mm', '0.0025'],
  [0.003, 'in.', 'mm', '0.076'],
  [1.0625, 'in.', 'mm', '27'],
  [3, 'in. disc', 'mm', '75'],
  // The nearest step would be 0.
  [0.05, 'in. disc', 'mm', '1.3'],
  [0.05, 'CFM', 'L/min', '1.4'],
  [32.2, '°F', '°C', '0.1'],
  [31.99, '°F', '°C', '-0.0056'],
  [32, '°F', '°C', '0'],
  [12.7, 'mm', 'in.', '1/2'],
])('%d %s in %s is shown as %s', (value, unit, shownIn, text) => {
  expect(numberText(value, unit, shownIn)).toBe(text);
});

/** The number that a text shows. */
function shown(text: string): number {
  expect(text).toMatch(/^-?(?:\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+\/\d+)$/);
  const [numerator, denominator = 1] = text.replaceAll(',', '').split('/').map(Number);
  return (numerator as number) / denominator;
}

/** From 0.0001 to 10,000,000, with up to ten significant digits. */
const value = fc
  .tuple(fc.double({ min: -4, max: 7, noNaN: true }), fc.integer({ min: 1, max: 10 }))
  .map(([exponent, digits]) => Number((10 ** exponent).toPrecision(digits)));

test('any number from 0.0001 to 10,000,000 is shown as it is', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(...unitNames), (number, unit) => {
      expect(shown(numberText(number, unit))).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test('in the other unit it is rounded by at most 0.05, half a step or 1 in 20, and is never 0', () => {
  const converting = unitNames.filter(otherUnit);
  fc.assert(
    fc.property(value, fc.constantFrom(...converting), (number, unit) => {
      const other = otherUnit(unit) as Unit;
      const exact = convert(number, unit, other);
      const isRoundedTo5 = ['in. disc', 'CFM'].includes(unit);
      const size = Math.abs(exact);
      const unstepped = size < 0.1 ? size / 20 : Math.max(0.05, size / 20);
      const rounded = shown(numberText(number, unit, other));
      const limit = Math.max(
        unstepped,
        isRoundedTo5 && size >= 2.5 ? 2.5 : 0,
        unit === '°F' && size >= 0.5 ? 0.5 : 0,
      );
      expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(limit * (1 + 1e-9));
      expect(rounded === 0).toBe(exact === 0);
    }),
    { numRuns: 2000 },
  );
});
