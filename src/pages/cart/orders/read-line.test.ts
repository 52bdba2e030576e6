// Lines, and tables of a few, in the forms that are understood, and in those that wait.
import { expect, test } from 'vitest';
import { shownRows } from '../../../../test/shown-rows.ts';
import type { Product } from '../../../catalogue/product.ts';
import { products } from '../../../catalogue/products.ts';

test.each([
  ['tb 1120', 'TB-1120:1'],
  ['TB1120', 'TB-1120:1'],
  ['TB-1120 1/2 in. Click Torque Wrench', 'TB-1120:1'],
  ['TB-1120 2', 'TB-1120:2'],
  ['  TB-1120   2 ', 'TB-1120:2'],
  ['TB-1120, 2', 'TB-1120:2'],
  ['TB-1120; 2', 'TB-1120:2'],
  ['TB-1120: 2', 'TB-1120:2'],
  ['TB-1120 x 2', 'TB-1120:2'],
  ['TB-1120 x2', 'TB-1120:2'],
  ['TB-1120 × 2 pcs', 'TB-1120:2'],
  ['TB-1120, 9 pieces', 'TB-1120:9'],
  ['2 x TB-1120', 'TB-1120:2'],
  ['2xTB-1120', 'TB-1120:2'],
  ['2 × TB-1120', 'TB-1120:2'],
  ['2 TB-1120', 'TB-1120:2'],
  ['2 of TB-1120', 'TB-1120:2'],
  ['• 2 TB-1120', 'TB-1120:2'],
  ['- 2 x TB-1120', 'TB-1120:2'],
  ['2 x 1/2 in. Click Torque Wrench', 'TB-1120:2'],
  ['20V LED Work Light x 2', 'TB-1110:2'],
  ['20V LED Work Light 2', 'TB-1110:2'],
  ['5 in. Variable-Speed Angle Grinder 2', 'TB-1010:2'],
  ['TB-1120 x 2,', 'TB-1120:2'],
  ['Qty: 2 pcs TB-1120', 'TB-1120:2'],
  ['2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98', 'TB-1120:2'],
  ['1/2 in. Click Torque Wrench, TB-1120, 2 pieces, $139.99 each: $279.98', 'TB-1120:2'],
  ['TB-1120qty2', 'TB-1120:2'],
  ['TB-1120\t2', 'TB-1120:2'],
  ['2\tTB-1120', 'TB-1120:2'],
  ['TB-1120 x 999', 'TB-1120:999'],
  ['TB-1120 150 pcs', 'TB-1120:150'],
  ['TB\u20111120 2', 'TB-1120:2'],
  ['TB–1120 × 2', 'TB-1120:2'],
  ['\u200eTB-1120\u00a02', 'TB-1120:2'],
  ['TB-1010 x 5', 'TB-1010:5'],
  ['Item | Qty\n--- | ---\nTB-1120 | 2', 'TB-1120:2'],
  ['Item #;Name;Qty;Unit Price\nTB-1110;20V LED Work Light;2;$69.99', 'TB-1110:2'],
  ['Item  Qty\nTB-1120  2\nTB-1110  4', 'TB-1120:2 TB-1110:4'],
  // A line without a quantity waits alone.
  ['TB-1120 2\nTB-1110', 'TB-1120:2? TB-1110:1?'],
  // An order that is quoted as a whole.
  ['> 2 x TB-1120\n>\n> 1 x TB-1110', 'TB-1120:2 TB-1110:1'],
])('%j is understood', (text, rows) => {
  expect(shownRows(text)).toBe(rows);
});

// A row shows the quantity at the start or at the end of its line, or 1.
test.each([
  ['2 x TB-1120 torque wrench', 'TB-1120:2?'],
  ['TB-1120 torque wrench x 2', 'TB-1120:2?'],
  ['Need 2 x TB-1120 now', 'TB-1120:1?'],
  // A number with a mark is the quantity beside one without.
  ['10 TB-1120 x 2', 'TB-1120:2?'],
  ['TB-1120 - 3 pcs.', 'TB-1120:3?'],
  ['TB-1120 2 ea.', 'TB-1120:1?'],
  ['TB-1120\t"2"', 'TB-1120:1?'],
  ['20V LED Work Light (TB-1110) x 2', 'TB-1110:2?'],
  ['1/2 in. Click Torque Wrench, TB-1120, 2 pieces, $139.99 each: $139.99', 'TB-1120:1?'],
  ['Part no. TB-1120 Quantity: 2', 'TB-1120:2?'],
  ['TB-1120 1/2 in. Click Torque Wrench33', 'TB-1120:1?'],
  ['2 20V LED Work Light', 'TB-1110:1?'],
  // A number without a mark is no quantity beside another number, nor if it may be a price.
  ['TB-1120 2 or 3', 'TB-1120:1?'],
  ['TB-1120 140', 'TB-1120:1?'],
  // No part of a number is a quantity.
  ['Qty: 1000 TB-1120', 'TB-1120:1?'],
  ['x 2-3 TB-1120', 'TB-1120:1?'],
  ['TB-1120\nQty: 2\nTB-1110\nQty: 3', 'TB-1120:1? TB-1110:1?'],
  ['Item\tQty\nTB-1120\t2.00\nTB-1110\t="3"', 'TB-1120:1? TB-1110:1?'],
  // A row without its quantity, and a head without products.
  ['Item,Qty,Price\nTB-1120,140', 'TB-1120:1?'],
  ['Line,Qty\nTB-1120,2', 'TB-1120:2?'],
  ['Item,Name,Qty\nTB-1120,"Wrench, 1/2 in.",2', 'TB-1120:1?'],
  ['Item #;Name;Qty;UOM\nTB-1110;20V LED Work Light;2;EA', 'TB-1110:2?'],
  ['TB-1010, TB-1020\nTB-1030', 'TB-1010:1? TB-1020:1? TB-1030:1?'],
  ['2 torque wrenches', 'TB-1120:2?'],
  ['TB-1120 2\n3 impact guns', 'TB-1120:2? TB-1100 or TB-1070:3?'],
])('%j is shown as %s', (text, rows) => {
  expect(shownRows(text)).toBe(rows);
});

const [first] = products as [Product];
const numbered = (...numbers: string[]) =>
  numbers.map((itemNumber, index) => ({ ...first, id: `p${index}`, itemNumber }));

test.each([
  ['4711', '4711:1'],
  ['4711 3', '4711:3'],
  ['3 x 4711', '4711:3'],
  ['3 4711', '4711:3?'],
  ['AB 12', 'AB 12:1'],
  ['AB 12 2', 'AB 12:2'],
  ['2 AB 12', 'AB 12:2'],
  ['AB 122', 'AB 122:1'],
  ['AB-12 2', 'AB 122:1'],
  ['#5/8', '#5/8:1'],
  ['#5/8 2', '#5/8:2'],
])('any text can be an item number: "%s" is %s', (line, rows) => {
  expect(shownRows(line, numbered('4711', 'AB 12', 'AB 122', '#5/8'))).toBe(rows);
});

test.each([
  ['3', '3:1?'],
  ['3 x 12', '3:1? 12:1?'],
  ['3 x 4', '3:4?'],
  ['3 x 12 Twelve Tool', '12:3'],
  ['Item\tName\tQty\n3\tThree Tool\t12', '3:12'],
])('an item number of few digits may be a quantity: %j is %s', (text, rows) => {
  const [three, twelve] = numbered('3', '12');
  const among = [
    { ...three, name: 'Three Tool' },
    { ...twelve, name: 'Twelve Tool' },
  ] as Product[];
  expect(shownRows(text, among)).toBe(rows);
});

test('a name that two products have is none', () => {
  expect(shownRows(`2 x ${first.name}`, numbered('X-1', 'X-2'))).not.toMatch(/^X-\d:2$/);
});
