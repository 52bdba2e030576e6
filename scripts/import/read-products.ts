// The products in a file, and the cells that cannot be read. What a product must be like is left to its schema.
import { z } from 'zod';
import type { Category, Product, Specification } from '../../src/catalogue/product.ts';
import { decimals } from '../../src/money/money.ts';
import { ambiguityIn, amountsIn, gapIn, measureExamples, measureIn, numberIn } from './amounts.ts';
import { type Entry, entriesOf, type Image, sellable, value, withSalePrice } from './entries.ts';
import { type Format, formatOf } from './formats.ts';
import {
  type Column,
  columnOf,
  columnsOf,
  isOptional,
  rowsIn,
  shape,
  viewColumns,
} from './spreadsheet.ts';
import { categoryIn, isShort, oneLine, paragraph, shortened, slugOf } from './texts.ts';

/** A product, the number of its row, and its images in the export. The id may be that of another row if it is only from the name. */
export type ImportedProduct = {
  row: number;
  product: Product;
  images: readonly Image[];
  isIdWritten: boolean;
};

/** What the cells refer to. `currencies` are the texts of the store's currency. */
type Store = {
  categories: readonly Category[];
  currencies: readonly string[];
  products: readonly Product[];
};

/** `named` are headers of columns that become specifications although they have no unit. */
export async function readProducts(bytes: Buffer, store: Store, named: readonly string[] = []) {
  const { rows, faults } = await rowsIn(bytes);
  const [header = { number: 1, cells: [] }, ...others] = rows;
  const format = formatOf(header.cells);
  const { columns, fields, leftOut, faults: wrong } = columnsOf(header.cells, format, named);
  const imported: ImportedProduct[] = [];
  const notes: Notes = { categories: new Map(), short: [], cut: [], numbered: [], other: [] };
  const result = { format, imported, faults, leftOut, notes, lines: [] as string[] };
  // An open quotation mark contains the rest, and without the right columns each row would be wrong.
  if (faults.length > 0) return result;
  if (others.length === 0) wrong.unshift('there are no products below this row.');
  faults.push(...wrong.map((text) => ({ row: header.number, text })));
  if (faults.length > 0) return result;

  const { isExport } = format;
  const all = entriesOf(others, fields);
  const { sold, lines } = isExport ? sellable(all, format) : { sold: all, lines: [] };
  const known = new Map(store.products.map((product) => [nameAndNumber(product), product.id]));
  const before = new Map(store.products.map((product) => [product.id, product]));
  for (const entry of sold) {
    const priced = isExport ? withSalePrice(entry, store.currencies, new Date()) : entry;
    const report = (text: string) => {
      const [column = ''] = text.split(/ "| is | has | gives /, 1);
      const title = header.cells[fields.get(column)?.[0] ?? -1];
      faults.push({ row: entry.row.number, column, header: isExport ? title : undefined, text });
    };
    const cells = cellsOf(priced, { columns, isExport, format, store, known, notes, report });
    const product = productIn(cells);
    // The texts of photographs that an earlier import has downloaded, and an id that the owner has found.
    const { views, checkoutId } = (isExport && before.get(product.id)) || {};
    imported.push({
      row: entry.row.number,
      product: { ...(views && { views }), ...(checkoutId && { checkoutId }), ...product },
      images: entry.images,
      isIdWritten: !isExport && cells.text('id') !== '',
    });
  }
  return { ...result, lines };
}

/** What the owner should know. `categories` are the names of new ones by their slugs; the lists have ids of products. */
export type Notes = Record<'short' | 'cut' | 'numbered' | 'other', string[]> & {
  categories: Map<string, string>;
};

type Context = {
  columns: readonly Column[];
  format: Format;
  isExport: boolean;
  store: Store;
  /** The ids of the products of the store. */
  known: ReadonlyMap<string, string>;
  notes: Notes;
  /** The text starts with the name of the column. */
  report: (text: string) => void;
};
type Cells = ReturnType<typeof cellsOf>;

/** In place of a number that cannot be read. The schema accepts it in every field. */
const placeholder = 1;

const nameAndNumber = ({ name, itemNumber }: Pick<Product, 'name' | 'itemNumber'>) =>
  `${name}\n${itemNumber}`;

const foldedChoice = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');

/** `a, b or c`. */
const listed = (texts: readonly string[]) => texts.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Reads the cells of a row by the names of their columns. */
function cellsOf(entry: Entry, context: Context) {
  const { store, report } = context;
  const text = (column: string) => oneLine(value(entry, column));
  return {
    ...context,
    ...{ entry, row: entry.row, text },
    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (column: string) =>
      value(entry, column)
        .split(/[;\r\n]+/)
        .flatMap((part) => oneLine(part) || []),
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
    /** An amount in the currency of the store. Four decimals or more are those of a calculation, and are rounded. */
    amount(column: string) {
      const written = text(column);
      const [amount, other] = amountsIn(written, store.currencies);
      const isCalculated = /[.,]\d{4,}(\D|$)/.test(written);
      if (!written) return undefined;
      if (amount && other === undefined)
        return isCalculated ? Number(amount.toFixed(decimals)) : amount;
      const examples = ['', ...store.currencies.map((currency) => ` ${currency}`)];
      const advice = `is no amount in ${store.currencies[0]}, like ${listed(examples.map((end) => `129.99${end}`))}.`;
      const reason =
        amount === 0 ? 'is 0: a product has a price.' : (ambiguityIn(written, true) ?? advice);
      report(`${column} "${written}" ${reason}`);
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
    const read = (readers[field] ?? readerOf(schema))(cells, columnOf(field));
    const isEmpty = read === '' || (Array.isArray(read) && read.length === 0);
    return read === undefined || (isEmpty && isOptional(schema)) ? [] : [[field, read]];
  });
  const product: Product = Object.fromEntries(fields);
  if (!cells.isExport || product.itemNumber) return product;
  cells.notes.numbered.push(product.id);
  return {
    ...product,
    itemNumber: cells.text('gtin').replace(/^'/, '') || product.id.toUpperCase(),
  };
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
  name: ({ text }) => paragraph(text('name')),
  imageAlt: ({ row, text, entry }) =>
    text('image alt') ||
    oneLine(entry.images[0]?.text ?? '') ||
    paragraph(text('name')) ||
    `Row ${row.number}`,
  description({ entry, text, notes }) {
    const whole = paragraph(value(entry, 'description'));
    const description = shortened(whole);
    if (description !== whole) notes.cut.push(text('name'));
    else if (isShort(description)) notes.short.push(text('name'));
    return description;
  },
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
  /** A category that the store does not have is added to it. */
  category({ entry, format, store, notes, isExport, text }) {
    const written = categoryIn(value(entry, 'category'), format);
    if (!written && isExport) notes.other.push(text('name'));
    const name = written || (isExport ? 'Other' : '');
    const slug = slugOf(name);
    const found = store.categories.find(
      (each) => each.name.toLowerCase() === name.toLowerCase() || each.slug === slug,
    );
    if (!found && slug && !notes.categories.has(slug)) notes.categories.set(slug, name);
    return found?.slug ?? slug;
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
    const column = 'batteries in the box';
    const inTheBox = number(column) ?? 0;
    if (!Number.isInteger(inTheBox) || inTheBox < 0)
      report(`${column} "${text(column)}" is no whole number.`);
    const isBatteryOnly = choice('battery only', ['yes', 'no']) === 'yes';
    if (system) return { system, inTheBox, ...(isBatteryOnly && { isBatteryOnly }) };
    const missing = (what: string) => report(`battery system is empty, but ${what}.`);
    if (inTheBox) missing('there are batteries in the box');
    else if (isBatteryOnly) missing('the product is a battery');
    return undefined;
  },
};

/** A product that the store has already keeps its URL. The names of an export cannot be shortened by hand. */
function idIn({ row, text, known, isExport, report }: Cells): string {
  const name = paragraph(text('name'));
  const itemNumber = text('item number') || text('gtin');
  const id = text('id') || known.get(nameAndNumber({ name, itemNumber })) || slugOf(name);
  if (!id && name) report(`name "${name}" gives no id: fill in the column id.`);
  return (isExport ? id.slice(0, 100).replace(/-$/, '') : id) || `row-${row.number}`;
}

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

/** One for each filled cell, in the order of the columns. */
function specificationsIn({ row, columns, report }: Cells): Specification[] {
  return columns.flatMap(({ title, specification }, index): Specification[] => {
    const text = oneLine(row.cells[index] ?? '');
    if (!specification || text === '') return [];
    const { name, unit, ...rest } = specification;
    if (!unit) return [{ name, value: text, ...rest }];
    const measure = measureIn(text);
    if (measure === undefined)
      report(`${title} "${text}" ${gapIn(text) ?? ambiguityIn(text) ?? measures}`);
    return [{ name, value: measure ?? placeholder, unit, ...rest }];
  });
}
