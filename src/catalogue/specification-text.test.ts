import { expect, test } from 'vitest';
import { specificationText } from './specification-text';

test.each([
  [{ value: '6.2', unit: 'lb', metric: '2.8 kg' }, '6.2 lb (2.8 kg)'],
  [{ value: '72', unit: 'dB(A)' }, '72 dB(A)'],
  [{ value: 'Brushless' }, 'Brushless'],
  [{ value: '1/2 in. square', metric: '12.7 mm' }, '1/2 in. square (12.7 mm)'],
])('%j reads "%s"', (specification, text) => {
  expect(specificationText(specification)).toBe(text);
});
