import { expect, test } from 'vitest';
import { itemNumbersOf } from '../catalogue/item-numbers.ts';
import { products } from '../catalogue/products.ts';
import { readLine } from './read-line.ts';

const itemNumbers = itemNumbersOf(products);

test.each<[string, string, number[], string, string[]]>([
  ['TB-1100 x 3', 'TB-1100', [3], '', []],
  ['2 pcs TB-1100', 'TB-1100', [2], 'pcs', []],
  ['do you have 2 of TB-1100?', 'TB-1100', [2], '', ['do you have', '?']],
  ['1 TB-1100 4', 'TB-1100', [1, 4], '', []],
  ['TB-1100', 'TB-1100', [], '', []],
  ['20V LED Work Light 2', 'TB-1110', [2], '', []],
  ['20v led work lights x2', 'TB-1110', [2], '', []],
])('"%s" is read as %s, %j %s, without %j', (line, product, quantities, unit, unknown) => {
  const readings = readLine(line, itemNumbers);
  expect(readings.map((reading) => reading.product.itemNumber)).toEqual([product]);
  expect(readings).toMatchObject([{ quantities, unit, unknown }]);
});

test.each(['450 Nm', 'impact wrench', 'work light'])('"%s" has no product', (line) => {
  expect(readLine(line, itemNumbers)).toEqual([]);
});

test('a name that two products have is none', () => {
  const [first] = products;
  const same = [{ ...first, id: 'other', itemNumber: 'X-1' }, first] as typeof products;
  expect(readLine(`2 x ${first?.name}`, itemNumbersOf(same))).toEqual([]);
});
