// The rows of a table below a row with the names of its columns.
import { maxQuantity } from '../cart/cart.ts';
import { foldCharacters, plainNumber } from '../text/fold.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { partsOf } from './parts.ts';
import { noQuantity, question, severalProducts } from './read-line.ts';
import { oneOf } from './words.ts';

export type Header = {
  readonly separator: RegExp;
  /** For each column whether it has the quantities. */
  readonly columns: readonly boolean[];
};

const separators = [/\t/, /;/, /\|/, /,/, / {2,}/];

/** The columns if the line names them: a quantity, and at least one other known column. */
export function headerOf(line: string): Header | undefined {
  if (/\d/.test(line) || line.length > 500) return undefined;
  const isQuantity = new RegExp(
    `^(?:\\P{L}|${oneOf('quantity', 'units', 'unit', 'filler')})+$`,
    'u',
  );
  const names = new RegExp(`${oneOf('quantity', 'units', 'label', 'other')}|#`, 'u');
  const isOther = new RegExp(oneOf('other', 'currency'), 'u');
  for (const separator of separators) {
    const cells = cellsOf(line, separator);
    const known = cells.filter((cell) => names.test(cell));
    const columns = cells.map(
      (cell) => isQuantity.test(cell) && names.test(cell) && !isOther.test(cell),
    );
    if (known.length > 1 && columns.includes(true)) return { separator, columns };
  }
  return undefined;
}

const cellsOf = (line: string, separator: RegExp): string[] =>
  foldCharacters(line)
    .replace(/^\||\|$/g, '')
    .split(separator)
    .map((cell) => cell.trim());

/** The product of a row and its quantity, or the problem. Undefined if the row has other columns, or no item number. */
export function readRow(line: string, { separator, columns }: Header, itemNumbers: ItemNumbers) {
  const cells = cellsOf(line, separator);
  if (cells.length !== columns.length) return undefined;
  const others = cells.filter((_, index) => !columns[index]);
  const inCells = others.flatMap((cell) => itemNumbers.plain.get(plainNumber(cell)) ?? []);
  const anywhere = () =>
    partsOf(others.join('\t'), itemNumbers).flatMap(({ product }) => product ?? []);
  const products = [...new Set(inCells.length > 0 ? inCells : anywhere())];
  const isPack = new RegExp(`^${oneOf('pack')}$`, 'u');
  const values = [
    ...new Set(cells.filter((cell, index) => columns[index] && cell).map(quantityIn)),
  ];
  const [quantity = 0] = values;
  if (products.length === 0) return undefined;
  if (products.length > 1) return { products, problem: severalProducts(products) };
  if (values.length > 1) return { products, problem: question(values) };
  const isValid =
    quantity > 0 && quantity <= maxQuantity && !others.some((cell) => isPack.test(cell));
  return isValid ? { products, quantity } : { products, problem: noQuantity };
}

/** The number in `2`, `2.00`, `x2`, `2 EA` or `="2"`; otherwise 0. */
const quantityIn = (cell: string): number =>
  Number(
    new RegExp(
      `^[=+"']*(?:x ?)?(\\d+)(?:[.,]00?)?["']* ?(?:${oneOf('unit', 'units')}\\.?)?$`,
      'u',
    ).exec(cell)?.[1] ?? 0,
  );
