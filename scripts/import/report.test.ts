import { expect, test } from 'vitest';
import { faultLines, importedLine, nextLine } from './report.mjs';

test('faults are in the order of the rows, after those of the store', () => {
  const faults = [
    { row: 12, text: 'name is empty.' },
    { row: 7, text: 'price "abc" is no amount.' },
    { text: 'src/catalogue/products/drill.ts: itemNumber 5 is used twice.' },
  ];
  expect(faultLines(faults, 'products.csv')).toEqual([
    'src/catalogue/products/drill.ts: itemNumber 5 is used twice.',
    'products.csv, row 7: price "abc" is no amount.',
    'products.csv, row 12: name is empty.',
    '3 faults: nothing was imported.',
  ]);
});

test.each([
  [['new'], 0, '1 product imported: 1 new.'],
  [
    ['new', 'new', 'changed', 'unchanged'],
    0,
    '4 products imported: 2 new, 1 changed, 1 unchanged.',
  ],
  [['unchanged', 'unchanged'], 14, '2 products imported: 2 unchanged. 14 removed.'],
] as const)('what became of %j and %d others', (outcomes, removed, line) => {
  expect(importedLine(outcomes, removed)).toBe(line);
});

test('photographs come next if there are products without', () => {
  expect(nextLine(1)).toBe(
    '1 product without all images: add photographs to photos/, then npm run photos.',
  );
  expect(nextLine(0)).toBe('Next: npm start');
});
