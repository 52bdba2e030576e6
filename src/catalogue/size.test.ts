import { expect, test } from 'vitest';
import { edge, edgeTexts } from './size.ts';

test('the longer edge comes first', () => {
  expect(edgeTexts([24, 2.3])).toEqual(['24 in. (610 mm) long', '2.3 in. (58 mm) high']);
  expect(edgeTexts([2.3, 24])).toEqual(['24 in. (610 mm) high', '2.3 in. (58 mm) long']);
  expect(edgeTexts([3, 3])).toEqual(['3 in. (76 mm) long', '3 in. (76 mm) high']);
});

test('an edge has a tenth of an inch', () => {
  expect(edge('Length', 7.06)).toEqual({ name: 'Length', value: 7.1, unit: 'in.' });
});
