// The products in a spreadsheet, and all that is wrong with it.
import { columnsOf } from './columns.mjs';
import { productIn } from './product-rows.mjs';
import { isWorkbook, rowsOf, textOf } from './spreadsheet.mjs';

/**
 * @typedef {import('./catalogue.mjs').ImportedProduct} ImportedProduct
 * @typedef {import('./columns.mjs').Column} Column
 * @typedef {import('./product-rows.mjs').Store} Store
 * @typedef {import('./spreadsheet.mjs').Fault} Fault
 * @typedef {import('./spreadsheet.mjs').Row} Row
 */

/** @returns {{ imported: ImportedProduct[], faults: Fault[] }} */
export function readProducts(/** @type {Uint8Array} */ bytes, /** @type {Store} */ store) {
  if (isWorkbook(bytes)) return failed(1, 'the file is a workbook: save it as CSV.');
  const { rows, faults } = rowsOf(textOf(bytes));
  const [header, ...others] = rows;
  if (faults.length > 0 || !header) return { imported: [], faults };
  if (others.length === 0) return failed(header.number, 'there are no products below this row.');
  const { columns, faults: wrongColumns } = columnsOf(header.cells, store.unitNames);
  for (const text of wrongColumns) faults.push({ row: header.number, text });
  const imported = others.map((row) => {
    const { product, faults: wrongCells } = productIn(row, columns, store);
    for (const text of [...wrongCells, ...strayCells(row, columns)]) {
      faults.push({ row: row.number, text });
    }
    return { row: row.number, product };
  });
  return { imported, faults };
}

/** @returns {{ imported: ImportedProduct[], faults: Fault[] }} */
const failed = (/** @type {number} */ row, /** @type {string} */ text) => ({
  imported: [],
  faults: [{ row, text }],
});

/** Cells in columns without a name: often a text with a comma that is not in quotation marks. */
const strayCells = (/** @type {Row} */ { cells }, /** @type {readonly Column[]} */ columns) =>
  cells.flatMap((cell, index) => {
    const isStray = cell !== '' && !columns[index]?.title;
    return isStray ? [`column ${index + 1} has no name, but the cell "${cell}".`] : [];
  });
