// The rows of a table below a row with the names of its columns.

import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import { foldCharacters, plainNumber } from '../text/fold.ts';
import { candidatesOf } from './candidates.ts';
import { partsOf } from './parts.ts';
import { howMany, noQuantity, quantityOf, severalProducts } from './read-line.ts';
import { oneOf } from './words.ts';

export type Header = {
  readonly separator: RegExp;
  /** For each column whether it has the quantities. */
  readonly columns: readonly boolean[];
  readonly hasQuantities: boolean;
};

const separators = [/\t/, /;/, /\|/, /,/, / {2,}/];

/** The columns if the line names them: a quantity and another known column, or cells one of which is known, as in `Site | Item`. */
export function headerOf(line: string): Header | undefined {
  if (/\d/.test(line) || line.length > 500) return undefined;
  const [isQuantity, isOther, isLabel] = [
    oneOf('quantity'),
    oneOf('other', 'currency'),
    `${oneOf('label', 'other')}|#`,
  ].map((pattern) => new RegExp(pattern, 'u')) as [RegExp, RegExp, RegExp];
  for (const separator of separators) {
    const cells = cellsOf(line, separator);
    const columns = cells.map(
      (cell) => cell.length < 25 && isQuantity.test(`${cell}:`) && !isOther.test(cell),
    );
    const hasQuantities = columns.includes(true);
    const isTable = hasQuantities || !/[, ]/.test(separator.source);
    if (columns.length > 1 && isTable && cells.some((cell) => isLabel.test(cell)))
      return { separator, columns, hasQuantities };
  }
  return undefined;
}

const cellsOf = (line: string, separator: RegExp): string[] =>
  foldCharacters(line)
    .trimEnd()
    .replace(/^\||\|$/g, '')
    .replaceAll(/(?<=^|[,;])"[^"]*"/g, (cell) => cell.replaceAll(/[,;]/g, ' '))
    .split(separator)
    .map((cell) => cell.trim());

/** The product of a row and its quantity, or the problem. Undefined if the row has other columns, or no item number. */
export function readRow(line: string, header: Header, itemNumbers: ItemNumbers) {
  const { separator, columns, hasQuantities } = header;
  const cells = cellsOf(line, separator);
  const others = cells.filter((_, index) => !columns[index]);
  const parts = partsOf(cells.join('\t'), itemNumbers);
  const inCells = others.flatMap((cell) => itemNumbers.byNumber.get(plainNumber(cell)) ?? []);
  const found = inCells.length > 0 ? inCells : parts.flatMap(({ product }) => product ?? []);
  const products = [...new Set(found)];
  const [product] = products;
  if (!product || cells.length !== columns.length) return undefined;
  // The number of a `Site` is not that of the tools.
  if (!hasQuantities)
    return parts.some(({ kind }) => kind === 'bare') ? { products, problem: howMany } : undefined;
  if (products.length > 1) return { products, problem: severalProducts(products) };
  const quantities = cells.filter((_, index) => columns[index]).join('\t');
  const { quantity, problem = noQuantity } = quantityOf(
    candidatesOf(partsOf(quantities, itemNumbers), product).map((each) => ({
      ...each,
      isNear: true,
    })),
  );
  const isPack = parts.some(({ kind }) => kind === 'odd');
  return quantity && !isPack ? { products, quantity } : { products, problem };
}
