import { expect, test } from 'vitest';
import {
  convert,
  convertedDigits,
  otherUnit,
  type Unit,
  unitLabel,
  unitNamed,
  unitNames,
} from './units.ts';

// Each was converted by hand from the definition of the unit.
test.each<[number, Unit, string, Unit]>([
  [1, 'ft-lb', '1.4', 'N·m'],
  [30, 'ft-lb', '41', 'N·m'],
  [250, 'ft-lb', '339', 'N·m'],
  [950, 'ft-lb', '1290', 'N·m'],
  [200, 'N·m', '148', 'ft-lb'],
  [100, 'in-lb', '11', 'N·m'],
  [360, 'in-lb', '30', 'ft-lb'],
  [24, 'in.', '610', 'mm'],
  [0.375, 'in.', '9.5', 'mm'],
  [50, 'cm', '20', 'in.'],
  [9, 'ft', '2.7', 'm'],
  [2, 'm', '6.6', 'ft'],
  [4.5, 'in. disc', '115', 'mm'],
  [5, 'in. disc', '125', 'mm'],
  [6, 'in. disc', '150', 'mm'],
  [7, 'in. disc', '180', 'mm'],
  [5, 'in. disc', '13', 'cm'],
  [4.4, 'lb', '2.0', 'kg'],
  [1, 'kg', '2.2', 'lb'],
  [90, 'psi', '6.2', 'bar'],
  [29, 'psi', '2.0', 'bar'],
  [6.2, 'bar', '90', 'psi'],
  [5, 'CFM', '140', 'L/min'],
  [16, 'CFM', '455', 'L/min'],
  [255, 'L/min', '9.0', 'CFM'],
  [600, 'cc', '20', 'fl oz'],
  [1, 'fl oz', '30', 'cc'],
  [32, '°F', '0', '°C'],
  [-4, '°F', '-20', '°C'],
  [1200, '°F', '649', '°C'],
  [100, '°C', '212', '°F'],
  [90, 'minutes', '1.5', 'hours'],
  [3000, 'lumens', '3000', 'lumens'],
])('%d %s is %s %s', (value, from, digits, to) => {
  expect(convertedDigits(value, from, to)).toBe(digits);
});

test.each([
  [0, '0.0'],
  [0.4, '0.040'],
  [-0.04, '-0.0040'],
  [0.96, '0.096'],
  [1, '0.1'],
  [99.4, '9.9'],
  [99.6, '10.0'],
  [100, '10'],
  [9994, '999'],
  [9996, '1000'],
  [12345, '1230'],
  [-12345, '-1230'],
  [-99.4, '-9.9'],
])('%d mm is rounded to %s cm', (value, digits) => {
  expect(convertedDigits(value, 'mm', 'cm')).toBe(digits);
});

test('a value converted and back is the same', () => {
  for (const unit of unitNames) {
    const other = otherUnit(unit);
    if (other) expect(convert(convert(123, unit, other), other, unit)).toBeCloseTo(123, 9);
  }
});

test('units of other dimensions do not convert', () => {
  expect(convert(1, 'ft-lb', 'lb')).toBeNaN();
  expect(convertedDigits(1, 'in. square', 'in.')).toBe('NaN');
});

test.each<[string, Unit]>([
  ['ft-lb', 'ft-lb'],
  ['ft lbs', 'ft-lb'],
  ['Ft.Lbs.', 'ft-lb'],
  ['foot pounds', 'ft-lb'],
  ['Nm', 'N·m'],
  ['newton meters', 'N·m'],
  ['N·m', 'N·m'],
  ['in-lb', 'in-lb'],
  ['in', 'in.'],
  ['"', 'in.'],
  ['inches', 'in.'],
  ["'", 'ft'],
  ['" drive', 'in. square'],
  ['in. drive', 'in. square'],
  ['MM', 'mm'],
  ['amps', 'A'],
  ['volt', 'V'],
  ['cfm', 'CFM'],
  ['psis', 'psi'],
  ['l/min', 'L/min'],
  ['F', '°F'],
  ['lumen', 'lumens'],
  ['dba', 'dB(A)'],
])('"%s" means %s', (text, unit) => {
  expect(unitNamed(text)).toBe(unit);
});

test.each(['', ' ', 'x', 'e', 'constructor', '__proto__', '🔧', 'mm mm'])(
  '"%s" means no unit',
  (text) => {
    expect(unitNamed(text)).toBeUndefined();
  },
);

test('no two units have the same name, except the two kinds of inches', () => {
  for (const unit of unitNames) {
    expect(unitNamed(unitLabel(unit))).toBe(unit === 'in. disc' ? 'in.' : unit);
  }
});
