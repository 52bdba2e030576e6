// The products in a spreadsheet, and the cells that cannot be read. What a product must be like is left to its schema.
import { z } from 'zod';
import { slugFrom } from '../../build/slug.mjs';
import type { Category, Product, Specification } from '../../src/catalogue/product.ts';
import { ambiguityIn, amountsIn, gapIn, measureExamples, measureIn, numberIn } from './amounts.ts';
import {
  type Column,
  columnOf,
  columnsOf,
  type Fault,
  isOptional,
  type Row,
  rowsOf,
  shape,
  textOf,
  viewColumns,
} from './spreadsheet.ts';

/** A product and the number of its row. */
export type ImportedProduct = { row: number; product: Product };

/** What the cells refer to. `currencies` are the texts of the store's currency. */
type Store = {
  categories: readonly Category[];
  currencies: readonly string[];
  products: readonly Product[];
};

export function readProducts(bytes: Uint8Array, store: Store) {
  const faults: Fault[] = [];
  const imported: ImportedProduct[] = [];
  const report = (row: number) => (text: string) => faults.push({ row, text });
  // Workbooks of Excel, LibreOffice and Numbers are ZIP archives.
  if ([0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)) {
    report(1)('the file is a workbook: save it as CSV.');
    return { imported, faults };
  }
  const { rows, faults: brokenRows } = rowsOf(textOf(bytes));
  const [header, ...others] = rows;
  // An open quotation mark contains the rest.
  if (brokenRows.length > 0 || !header) return { imported, faults: brokenRows };
  if (others.length === 0) report(header.number)('there are no products below this row.');
  else {
    const { columns, missing, faults: wrongTitles } = columnsOf(header.cells);
    wrongTitles.forEach(report(header.number));
    for (const row of others) {
      const cells = cellsOf(row, { columns, missing, store, report: report(row.number) });
      imported.push({ row: row.number, product: productIn(cells) });
    }
  }
  return { imported, faults };
}

type Context = {
  columns: readonly Column[];
  /** Required columns that the spreadsheet lacks. */
  missing: readonly string[];
  store: Store;
  report: (text: string) => void;
};
type Cells = ReturnType<typeof cellsOf>;

/** In place of a number that cannot be read. The schema accepts it in every field. */
const placeholder = 1;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const foldedChoice = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');

/** `a, b or c`. */
const listed = (texts: readonly string[]) => texts.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Reads the cells of a row by the names of their columns. */
function cellsOf(row: Row, { columns, missing, store, report }: Context) {
  const cells = new Map(columns.map(({ title }, index) => [title, row.cells[index] ?? '']));
  // The first row reports a missing column, so that the rows below need not.
  for (const column of missing) cells.set(column, `Row ${row.number}`);
  if (missing.includes('category')) cells.set('category', store.categories[0]?.slug ?? '');
  if (missing.includes('price')) cells.set('price', `${placeholder}`);
  const text = (column: string) => oneLine(cells.get(column) ?? '');
  return {
    ...{ row, columns, store, report, text },
    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (column: string) =>
      (cells.get(column) ?? '').split(/[;\r\n]+/).flatMap((part) => oneLine(part) || []),
    number(column: string) {
      const written = text(column);
      const number = numberIn(written);
      if (written && number === undefined)
        report(`${column} "${written}" ${ambiguityIn(written) ?? 'is no number.'}`);
      return written ? (number ?? placeholder) : undefined;
    },
    /** One of the values of a column; letter case, spaces and hyphens do not matter. Undefined if the cell is empty. */
    choice<Value extends string>(column: string, values: readonly Value[], written = text(column)) {
      const found = values.find((each) => foldedChoice(each) === foldedChoice(written));
      const known = listed(values).replaceAll('-', ' ');
      if (written && !found) report(`${column} "${text(column)}" is not ${known}.`);
      return found;
    },
    /** An amount in the currency of the store. */
    amount(column: string) {
      const written = text(column);
      const [amount, other] = amountsIn(written, store.currencies);
      if (!written || (amount !== undefined && other === undefined)) return amount;
      const examples = ['', ...store.currencies.map((currency) => ` ${currency}`)];
      const advice = `is no amount in ${store.currencies[0]}, like ${listed(examples.map((end) => `129.99${end}`))}.`;
      report(`${column} "${written}" ${ambiguityIn(written, true) ?? advice}`);
      return undefined;
    },
  };
}

/** The product of a row, with its fields in the order of the schema. */
function productIn(cells: Cells): Product {
  const { columns, row, report } = cells;
  // Often a text with a comma that is not in quotation marks.
  for (const [index, cell] of row.cells.entries()) {
    if (cell !== '' && !columns[index]?.title)
      report(`column ${index + 1} has no name, but the cell "${cell}".`);
  }
  const fields = Object.entries(shape).flatMap(([field, schema]) => {
    const value = (readers[field] ?? readerOf(schema))(cells, columnOf(field));
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    return value === undefined || (isEmpty && isOptional(schema)) ? [] : [[field, value]];
  });
  return Object.fromEntries(fields);
}

type Reader = (cells: Cells, column: string) => unknown;

/** How the cells of a field are read that needs nothing special. */
function readerOf(schema: z.core.$ZodType): Reader {
  if (schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly)
    return readerOf(schema.unwrap());
  if (schema instanceof z.ZodNumber) return ({ number }, column) => number(column);
  if (schema instanceof z.ZodArray) return ({ list }, column) => list(column);
  if (schema instanceof z.ZodEnum)
    return ({ choice }, column) => choice(column, schema.options as readonly string[]);
  return ({ text }, column) => text(column);
}

const readers: Record<string, Reader> = {
  id: idIn,
  imageAlt: ({ row, text }) => text('image alt') || text('name') || `Row ${row.number}`,
  views({ text, report }) {
    const views = viewColumns.map(text);
    const count = views.findLastIndex((view) => view !== '') + 1;
    const gap = views.slice(0, count).indexOf('');
    if (gap !== -1) report(`${viewColumns[gap]} is empty, but a later view is not.`);
    return views.slice(0, count).map((view, index) => view || `Another ${viewColumns[index]}`);
  },
  price({ text, amount, report }) {
    if (text('price') === '') report('price is empty.');
    return amount('price') ?? placeholder;
  },
  originalPrice: ({ amount }) => amount('original price'),
  rating({ text, number, report }) {
    const rating = number('rating');
    if (rating && !text('reviews')) report('reviews is empty, but there is a rating.');
    return rating;
  },
  /** One of the values of the schema, or as schema.org writes it. */
  availability({ text, choice }) {
    const written = foldedChoice(text('availability')).replace(/^https?:\/\/schema\.org\//, '');
    const { options } = shape.availability.unwrap();
    const found = choice('availability', options, written.replace('outofstock', 'soldout'));
    return found === 'in-stock' ? undefined : found;
  },
  category({ text, store }) {
    const written = text('category');
    const isWritten = (each: string) => each.toLowerCase() === written.toLowerCase();
    const found = store.categories.find(({ slug, name }) => isWritten(slug) || isWritten(name));
    return found?.slug ?? written;
  },
  specifications: specificationsIn,
  worksWith: ({ list, report }) =>
    list('works with').map((part) => {
      const [, productId = '', reason = ''] = part.match(/^([^:]*?)\s*(?::\s*(.*))?$/) ?? [];
      if (!productId || !reason) report(`works with "${part}" is not like "product-id: reason".`);
      return { productId, reason };
    }),
  battery({ text, number, choice, report }) {
    const system = text('battery system');
    const inTheBox = number('batteries in the box') ?? 0;
    if (!Number.isInteger(inTheBox) || inTheBox < 0)
      report(`batteries in the box "${text('batteries in the box')}" is no whole number.`);
    const isBatteryOnly = choice('battery only', ['yes', 'no']) === 'yes';
    if (system) return { system, inTheBox, ...(isBatteryOnly && { isBatteryOnly }) };
    if (inTheBox) report('battery system is empty, but there are batteries in the box.');
    else if (isBatteryOnly) report('battery system is empty, but the product is a battery.');
    return undefined;
  },
};

/** A product that the store has already keeps its URL. */
function idIn({ row, text, store, report }: Cells): string {
  const name = text('name');
  const known = store.products.find(
    (product) => product.name === name && product.itemNumber === text('item number'),
  );
  const id = text('id') || known?.id || slugFrom(name);
  if (!id && name) report(`name "${name}" gives no id: fill in the column id.`);
  return id || `row-${row.number}`;
}

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

/** One for each filled cell, in the order of the columns. */
function specificationsIn({ row, columns, report }: Cells): Specification[] {
  return columns.flatMap(({ title, specification }, index): Specification[] => {
    const text = oneLine(row.cells[index] ?? '');
    if (!specification || text === '') return [];
    const { name, unit, ...rest } = specification;
    if (!unit) return [{ name, value: text, ...rest }];
    const value = measureIn(text);
    if (value === undefined)
      report(`${title} "${text}" ${gapIn(text) ?? ambiguityIn(text) ?? measures}`);
    return [{ name, value: value ?? placeholder, unit, ...rest }];
  });
}
