// The products in a file, and the cells that cannot be read. What a product must be like is left to its schema.
import { type CheckoutShop, plainCheckoutId } from '../../build/checkout-ids.ts';
import {
  type Category,
  isGtin,
  type Product,
  productSchema,
  type Relation,
} from '../../src/catalogue/product.ts';
import { type Unit, unitLabel, unitNamed } from '../../src/catalogue/units.ts';
import { moneyFormatOf } from '../../src/money/money-format.ts';
import { fold, plainNumber } from '../../src/text/fold.ts';
import { ambiguityIn, measureExamples, measureIn, numberIn } from './amounts.ts';
import { columnsOf, foldedUnit, requiredColumns, type Wishes } from './columns.ts';
import { isDate, timeReader } from './dates.ts';
import {
  type Entry,
  entriesOf,
  saleDatesOf,
  sellable,
  type Today,
  textsOfHidden,
  value,
  withSalePrice,
} from './entries.ts';
import { folded, sentences } from './formats.ts';
import { amountIn } from './price-cells.ts';
import { productRows } from './product-rows.ts';
import { type Fault, type Row, rowsIn, withAttributes } from './spreadsheet.ts';
import { categoryIn, listed, oneLine, paragraph, shortened, slugOf } from './texts.ts';

export type Read = Awaited<ReturnType<typeof readProducts>>;

export type Catalogue = { categories: readonly Category[]; products: readonly Product[] };
/** What the cells refer to. `shop` is the one that takes the orders, if the store has such a checkout. */
type Store = Catalogue & {
  currencies: readonly string[];
  locale?: string;
  shop?: CheckoutShop;
};

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
  const all = withAttributes(titles, sheet.rows, wishes);
  const columns = columnsOf(all.titles, wishes);
  const { format, fields, specifications, faults: wrong } = columns;
  const { isExport } = format;
  const shops = (['Shopify', 'WooCommerce'] as const).filter((each) =>
    format.name.startsWith(each),
  );
  const shop = store.shop ?? shops[0];
  // The ids of an export are those of its own shop.
  const hasIds = !isExport || !store.shop || shops.includes(store.shop);
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

  const notes: { text: string; product: string; row: number }[] = [];
  const known = new Map(products.map((product) => [product.id, product]));
  const keyOf = (name: string, itemNumber: string) => `${name}\n${itemNumber}`;
  const knownIds = new Map(products.map((each) => [keyOf(each.name, each.itemNumber), each.id]));
  const timeOf = timeReader(sold.flatMap(saleDatesOf), locale);
  const today = { currencies, locale, money, now: new Date(), timeOf };
  const struck = new Set(rows.flatMap(({ number, isStruck }) => (isStruck ? number : [])));
  const imported = sold.map(productIn);
  const { sheetName, lines: ofSheet = [] } = sheet;
  const said = [...ofSheet, ...others, ...lines];
  const hidden = hiddenRows.map(({ number, cells }) => ({ row: number, product: cells[nameAt] }));
  return { ...columns, imported, faults, unread, notes, lines: said, hidden, sheetName, shop };

  /** The product of an entry, and the name of its category, which the store may not have yet. */
  function productIn(unpriced: Entry) {
    const asIs = { entry: unpriced, unread: [] };
    const { entry, unread } = isExport ? withSalePrice(unpriced, today) : asIs;
    const { row, images, sizes } = entry;
    const report: Report = (column, text) => {
      const header = isExport ? columns.titles[fields.get(column)?.[0] ?? -1] : undefined;
      faults.push({ row, column, header, product: name, text: `${column} ${text}` });
    };
    const read = cellsOf(entry, today, report, isExport ? undefined : shown);
    const { text, list, number, measure, choice, amount } = read;
    const name = paragraph(text('name'));
    // Excel reads a number after an apostrophe as text.
    const plain = (column: string) => text(column).replace(/^'/, '');
    const [ownNumber, barcode] = [plain('item number'), plain('gtin')];
    const itemNumber = [ownNumber, barcode].find((each) => plainNumber(each)) ?? '';
    // Shops also have barcodes of their own.
    const gtin = isExport && !isGtin(barcode) ? '' : barcode;
    // A product that the store has already keeps its URL.
    const id = text('id') || knownIds.get(keyOf(name, itemNumber)) || slugOf(name) || 'product';
    // The texts of photographs that an earlier import has downloaded, and an id that the owner has found.
    const before = isExport ? known.get(id) : undefined;
    const image = oneLine(images[0]?.text ?? '');
    const imageText = before?.views?.includes(image) ? '' : image;
    const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => text(`view ${view}`));
    const ownViews = views.slice(0, views.findLastIndex((view) => view !== '') + 1);
    const written = categoryIn(value(entry, 'category'), format);
    const category = written || 'Other';
    const isCategory = (each: Category) => each.name.toLowerCase() === category.toLowerCase();
    const filled = specifications.filter(({ title }) => text(title));
    const ofSizes = sizes ? [sizes] : [];
    const facts = ofSizes.map((size) => `${size.name}: ${size.value}`);
    for (const { title, name: fact, unit = '' } of filled)
      facts.push(`${fact}: ${text(title)} ${unit}`.trim());
    const whole = paragraph(value(entry, 'description'));
    const made = `${[name, written, ...facts].filter(Boolean).join('. ')}.`;
    const description = shortened(whole || made);
    const availability = choice('availability', shape.availability.unwrap().options);
    if (!text('price')) report('price', `${sentences.get('a price on request')}`);
    if (text('rating') && !text('reviews')) report('reviews', 'is empty, but there is a rating.');
    const options = unpriced.values.options?.filter((option) => option && name.includes(option));
    const cells = [...facts, ...(options ?? [])].flatMap((fact) => fact.split(/[:;,] /));
    const isDamaged = (cell: string) => isDate(cell) && !dates?.has(cell);
    for (const date of [...[ownNumber].filter(isDate), ...cells.filter(isDamaged)])
      report(date === ownNumber ? 'item number' : 'cell', `"${date}" ${sentences.get('a date')}`);
    if (/^\d([.,]\d+)?E\+\d+$/.test(ownNumber))
      report('item number', `"${ownNumber}" ${sentences.get('a rounded number')}`);
    for (const error of [ownNumber, name, written, ...cells].filter((cell) => errors.test(cell)))
      report('cell', `"${error}" ${sentences.get('an error')}`);

    const note = (isTrue: boolean, key: string, field = '') =>
      isTrue && notes.push({ text: `${sentences.get(key)}`.replace('…', field), product: id, row });
    note(struck.has(row), 'struck through');
    note(!written, 'no category');
    note(!plainNumber(ownNumber), 'no item number');
    note(gtin !== barcode, 'no GTIN');
    note(/^(1|yes|true|in[ _]?stock)$/i.test(`${unpriced.values.availability?.[1]}`), 'no stock');
    for (const field of unread) note(true, 'unread', field);
    note(sizes !== undefined, 'many variants');
    note(whole === '', 'no description');
    note(description !== (whole || made), 'long description');
    note(whole !== '' && whole.length < 50, 'short description');
    const ofColumns = filled.flatMap(({ title, name, unit, isOnCard }) => {
      const value = unit ? (measure(title, unit) ?? placeholder) : text(title);
      return name === sizes?.name ? [] : { name, value, unit, ...(isOnCard && { isOnCard }) };
    });
    const all: Record<keyof Product, unknown> = {
      id,
      name,
      alsoCalled: list('also called'),
      imageAlt: text('image alt') || imageText || name || `Row ${row}`,
      views: ownViews.length > 0 ? ownViews : before?.views,
      sideView: before?.sideView,
      boxView: ownViews.length > 0 ? undefined : before?.boxView,
      bestFor: text('best for') || undefined,
      phoneNote: text('phone note') || undefined,
      price: amount('price') ?? placeholder,
      originalPrice: amount('original price'),
      rating: number('rating'),
      reviews: number('reviews'),
      availability: availability === 'in-stock' ? undefined : availability,
      category: categories.find(isCategory)?.slug ?? slugOf(category),
      description,
      itemNumber: itemNumber || id.toUpperCase(),
      brand: text('brand') || before?.brand,
      gtin: gtin || before?.gtin,
      checkoutId: (hasIds && plainCheckoutId(plain('checkout id'))) || before?.checkoutId,
      specifications: [...ofSizes, ...ofColumns],
      inTheBox: list('in the box'),
      kitNote: text('kit note') || undefined,
      worksWith: list('works with').map(relationIn),
      needsSockets: choice('needs sockets', shape.needsSockets.unwrap().options),
      includesSockets: choice('includes sockets', shape.includesSockets.unwrap().options),
      battery: batteryIn(read),
    };
    const isFilled = (found: unknown) => found !== undefined && [found].flat().length > 0;
    const product = Object.entries(all).filter(([, found]) => isFilled(found));
    const isIdWritten = !isExport && text('id') !== '';
    return { row, images, isIdWritten, product: Object.fromEntries(product) as Product, category };
  }
}

const { shape } = productSchema.unwrap();

/** What a formula shows that has no result. */
const errors = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

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

function batteryIn({ text, number, choice }: Cells): Product['battery'] {
  const system = text('battery system');
  const inTheBox = number('batteries in the box') ?? 0;
  const isBatteryOnly = choice('battery only', ['yes', 'no']) === 'yes';
  if (!system && !inTheBox && !isBatteryOnly) return undefined;
  return { system, inTheBox, ...(isBatteryOnly && { isBatteryOnly }) };
}

/** `stand: Holds the jack`. */
function relationIn(part: string): Relation {
  const [productId = '', reason = ''] = part.split(/\s*:\s*(.*)/);
  return { productId, reason };
}

/** In place of a number that cannot be read. The schema accepts it in every field. */
const placeholder = 1;

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

type Shown = ReadonlyMap<string, string>;
type Report = (column: string, text: string) => void;
type Cells = ReturnType<typeof cellsOf>;

/** Reads the cells of an entry by the names of their columns. Empty cells, and those that cannot be read, are undefined. */
function cellsOf(entry: Entry, today: Today, report: Report, shown?: Shown) {
  const text = (column: string) => oneLine(value(entry, column));
  const shownIn = (column: string) => shown?.get(`${entry.row} ${text(column)}`);
  function refuse(column: string, problem: string) {
    if (text(column)) report(column, `"${shownIn(column) ?? text(column)}" ${problem}`);
    return undefined;
  }
  const refuseNumber = (column: string, problem: string) =>
    refuse(column, ambiguityIn(text(column)) ?? problem);
  return {
    text,
    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (column: string) =>
      value(entry, column)
        .split(/[;\r\n]+/)
        .flatMap((part) => oneLine(part) || []),
    number: (column: string) => numberIn(text(column)) ?? refuseNumber(column, 'is no number.'),
    /** Its unit may stand in the cell too. */
    measure(column: string, unit: Unit) {
      const isUnit = (word: string) =>
        [unit, unitLabel(unit)].some((each) => foldedUnit(each) === foldedUnit(word)) ||
        `${unit} `.startsWith(`${unitNamed(word)} `);
      const number = fold(text(column)).replace(/\D+$/, (end) => (isUnit(end) ? '' : end));
      return measureIn(number) ?? refuseNumber(column, measures);
    },
    choice: <Value extends string>(column: string, values: readonly Value[]) =>
      values.find((each) => foldedChoice(each) === foldedChoice(text(column))) ??
      refuse(column, `is not ${listed(values).replaceAll('-', ' ')}.`),
    /** Zero is no price; in other columns it is like an empty cell. */
    amount(column: string) {
      const [amount, problem] = amountIn(text(column), today, shownIn(column));
      if (amount === 0 && column !== 'price') return undefined;
      return amount === 0
        ? refuse(column, `${sentences.get('a price on request')}`)
        : (amount ?? refuse(column, `${problem}`));
    },
  };
}

/** Letter case, spaces and hyphens do not matter, nor that schema.org has URLs. */
const foldedChoice = (text: string) =>
  folded(text.replace(/^https?:\/\/schema\.org\//i, '')).replace('outofstock', 'soldout');
