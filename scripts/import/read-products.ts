// The products in a file, and the cells that cannot be read.
import type { Category, Product } from '../../src/catalogue/product.ts';
import { moneyFormatOf } from '../../src/money/money-format.ts';
import { cleanTable } from './cleaning.ts';
import { columnsOf, requiredColumns, type Wishes } from './columns.ts';
import { timeReader } from './dates.ts';
import { entriesOf, saleDatesOf, sellable, textsOfHidden } from './entries.ts';
import { sentences } from './formats.ts';
import { categoryOf, keyOf, productOf, type Reader } from './product-of.ts';
import { productRows } from './product-rows.ts';
import { type Fault, type Row, rowsIn } from './reading.ts';

export type Read = Awaited<ReturnType<typeof readProducts>>;

export type Catalogue = { categories: readonly Category[]; products: readonly Product[] };
/** What the cells refer to. */
type Store = Catalogue & { currencies: readonly string[]; locale?: string };

/** `wishes` are the options of the command that are about columns. `unread` are the cells of rows that cannot be read or are hidden. */
export async function readProducts(bytes: Buffer, store: Store, wishes: Wishes = {}) {
  const { categories, currencies, products, locale = 'en-US' } = store;
  const {
    titles,
    headerRow,
    faults,
    dates,
    shown,
    hiddenRows = [],
    ...sheet
  } = rowsIn(bytes, wishes);
  const all = cleanTable(titles, sheet.rows, wishes, new Intl.Locale(locale).language);
  const columns = columnsOf(all.titles, wishes);
  const { format, fields, faults: wrong } = columns;
  const { isExport } = format;
  const ofStore = store.locale ? moneyFormatOf(locale, `${currencies[0]}`) : undefined;
  // Programs write points before the decimals.
  const money = ofStore && isExport ? { ...ofStore, decimal: '.', group: ',' } : ofStore;
  const knownTexts = new Set(
    products.flatMap(({ id, name, itemNumber }) => [id, name, itemNumber]),
  );
  const [nameAt = -1, priceAt = -1] = requiredColumns.map((column) => fields.get(column)?.[0]);
  const { rows, lines: others } = isExport
    ? { rows: sheet.rows, lines: [] }
    : productRows(sheet.rows, sheet.header, [nameAt, priceAt], knownTexts);
  if (rows.length === 0) wrong.unshift('there are no products below this row.');
  const isReadable = () => !faults.some(({ isOfFile }) => isOfFile);
  const refuse = (text: string) => faults.push({ row: headerRow, text, isOfFile: true });
  // Without the right columns each row would be wrong.
  if (isReadable()) wrong.map(refuse);
  if (isReadable()) faults.push(...misplacedIn(rows, titles, nameAt));
  const broken = new Set(faults.map(({ row }) => row));
  const unread = rows.flatMap(({ number, cells }) => (broken.has(number) ? cells : []));
  const readable = rows.filter(({ number }) => isReadable() && !broken.has(number));
  const entries = entriesOf(readable.map(all.rowOf), columns);
  const { sold, lines } = isExport ? sellable(entries, format) : { sold: entries, lines: [] };
  if (hiddenRows.length > 0) {
    const together = [...rows, ...hiddenRows].toSorted((a, b) => a.number - b.number);
    unread.push(...textsOfHidden(entriesOf(together.map(all.rowOf), columns), sold, format));
  }
  if (entries.length > 0 && sold.length === 0) refuse('no product below this row is for sale.');

  const reader: Reader = {
    columns,
    categories,
    known: new Map(products.map((product) => [product.id, product])),
    knownIds: new Map(products.map((each) => [keyOf(each.name, each.itemNumber), each.id])),
    today: {
      currencies,
      locale,
      money,
      now: new Date(),
      timeOf: timeReader(sold.flatMap(saleDatesOf), locale),
    },
    shown: isExport ? undefined : shown,
    dates,
    struck: new Set(rows.flatMap(({ number, isStruck }) => (isStruck ? number : []))),
  };
  const made = sold.map((entry) => ({ entry, ...productOf(entry, reader) }));
  const imported = made.map(({ entry, product }) => ({
    row: entry.row,
    images: entry.images,
    product,
    category: categoryOf(entry, reader) || 'Other',
    isIdWritten: !isExport && Boolean(entry.values.id?.some(Boolean)),
  }));
  const notes = made.flatMap((each) => each.notes);
  faults.push(...made.flatMap((each) => each.faults));
  const { sheetName, lines: ofSheet = [] } = sheet;
  const said = [...ofSheet, ...others, ...lines];
  const hidden = hiddenRows.map(({ number, cells }) => ({ row: number, product: cells[nameAt] }));
  return { ...columns, imported, faults, unread, notes, lines: said, hidden, sheetName };
}

/** A fault for each row whose cells are not below their titles. Often a text has a comma, and is not in quotation marks. */
function misplacedIn(rows: readonly Row[], titles: readonly string[], nameColumn = -1): Fault[] {
  const isLong = ({ cells }: Row) => cells.length > titles.length;
  const areLong = rows.filter(isLong).length * 2 > rows.length;
  return rows.flatMap((row) => {
    const index = row.cells.findIndex((cell, each) => cell !== '' && !titles[each]);
    if (index === -1 && (areLong || !isLong(row))) return [];
    const outside = `column ${index + 1} has no name, but the cell "${row.cells[index]}".`;
    const text = index === -1 ? `${sentences.get('too many cells')}` : outside;
    return [{ row: row.number, product: row.cells[nameColumn], text }];
  });
}
