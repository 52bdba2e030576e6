import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('the noun has the plural, unless there is one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ]);
  expect([1, 2].map((count) => counted(count, 'battery', 'batteries'))).toEqual([
    '1 battery',
    '2 batteries',
  ]);
});
