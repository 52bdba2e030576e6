import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['  saw ', 3, 'saw'],
  ['saws', 3, 'saw…'],
  [' saws', 4, 'saws'],
  ['  saws and files  ', 4, 'saws…'],
])('%j with at most %i characters is %j', (text, length, short) => {
  expect(shortened(text, length)).toBe(short);
});
