import { expect, test } from 'vitest';
import { meaningOf } from './specification-names.ts';

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
