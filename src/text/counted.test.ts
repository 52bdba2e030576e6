import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('%d items are written as %s', (count, text) => {
  expect(counted(count, 'item')).toBe(text);
});

test.each([
  [1, '1 battery'],
  [2, '2 batteries'],
])('%d of a noun with an irregular plural are written as %s', (count, text) => {
  expect(counted(count, 'battery', 'batteries')).toBe(text);
});
