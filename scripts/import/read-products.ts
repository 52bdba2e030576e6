// The products in a file, and the cells that cannot be read. What a product must be like is left to its schema.
import { type Category, type Product, productSchema } from '../../src/catalogue/product.ts';
import { decimals } from '../../src/money/money.ts';
import { ambiguityIn, amountsIn, measureExamples, measureIn, numberIn } from './amounts.ts';
import { type Entry, entriesOf, sellable, value, withSalePrice } from './entries.ts';
import { formatOf } from './formats.ts';
import { columnsOf, rowsIn } from './spreadsheet.ts';
import { categoryIn, oneLine, paragraph, shortened, slugOf } from './texts.ts';

export type Read = Awaited<ReturnType<typeof readProducts>>;

/** What the cells refer to. `currencies` are the texts of the store's currency. */
export type Store = {
  categories: readonly Category[];
  currencies: readonly string[];
  products: readonly Product[];
};

/** `named` are headers of columns that become specifications although they have no unit. */
export async function readProducts(bytes: Buffer, store: Store, named: string[] = []) {
  const { categories, currencies, products } = store;
  const { rows, faults } = await rowsIn(bytes);
  const [{ number: headerRow, cells: titles } = { number: 1, cells: [] }, ...others] = rows;
  const format = formatOf(titles);
  const { isExport } = format;
  const { fields, specifications, leftOut, faults: wrong } = columnsOf(titles, format, named);
  if (others.length === 0) wrong.unshift('there are no products below this row.');
  // An open quotation mark contains the rest, and without the right columns each row would be wrong.
  if (faults.length === 0) faults.push(...wrong.map((text) => ({ row: headerRow, text })));
  const readable = faults.length === 0 ? others : [];
  for (const { number, cells } of readable) {
    // Often a text with a comma that is not in quotation marks.
    const index = cells.findIndex((cell, each) => cell !== '' && !titles[each]);
    const text = `column ${index + 1} has no name, but the cell "${cells[index]}".`;
    if (index !== -1) faults.push({ row: number, text });
  }

  const entries = entriesOf(readable, fields);
  const { sold, lines } = isExport ? sellable(entries, format) : { sold: entries, lines: [] };
  if (entries.length > 0 && sold.length === 0)
    faults.push({ row: headerRow, text: 'no product below this row is for sale.' });
  /** What the owner should know of a product. `{}` stands for the number of such products. */
  const notes: { text: string; product: string }[] = [];
  const known = new Map(products.map((product) => [product.id, product]));
  const keyOf = (name: string, itemNumber: string) => `${name}\n${itemNumber}`;
  const knownIds = new Map(products.map((each) => [keyOf(each.name, each.itemNumber), each.id]));
  return { format, specifications, imported: sold.map(productIn), faults, leftOut, notes, lines };

  /** The product of an entry, and the name of its category, which the store may not have yet. */
  function productIn(unpriced: Entry) {
    const entry = isExport ? withSalePrice(unpriced, currencies, new Date()) : unpriced;
    const { row, images } = entry;
    const report: Report = (column, text) => {
      const header = isExport ? titles[fields.get(column)?.[0] ?? -1] : undefined;
      faults.push({ row, column, header, text: `${column} ${text}` });
    };
    const { text, list, number, measure, choice, amount } = cellsOf(entry, currencies, report);
    const name = paragraph(text('name'));
    // Excel reads a number after an apostrophe as text.
    const itemNumber = (text('item number') || text('gtin')).replace(/^'/, '');
    // A product that the store has already keeps its URL.
    const id = text('id') || knownIds.get(keyOf(name, itemNumber)) || slugOf(name) || 'product';
    // The texts of photographs that an earlier import has downloaded, and an id that the owner has found.
    const before = isExport ? known.get(id) : undefined;
    const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => text(`view ${view}`));
    const viewCount = views.findLastIndex((view) => view !== '') + 1;
    const written = categoryIn(value(entry, 'category'), format);
    const category = written || (isExport ? 'Other' : '');
    const isCategory = (each: Category) => each.name.toLowerCase() === category.toLowerCase();
    const whole = paragraph(value(entry, 'description'));
    const description = shortened(whole);
    const availability = choice('availability', shape.availability.unwrap().options);
    const system = text('battery system');
    const inTheBox = number('batteries in the box') ?? 0;
    const isBatteryOnly = choice('battery only', ['yes', 'no']) === 'yes';
    const battery = { system, inTheBox, ...(isBatteryOnly && { isBatteryOnly }) };

    if (!text('price')) report('price', 'is empty.');
    if (text('rating') && !text('reviews')) report('reviews', 'is empty, but there is a rating.');
    const note = (sentence: string) => notes.push({ text: sentence, product: id });
    if (isExport && !written) note('Without a category: {}. They are in Other');
    if (isExport && !text('item number'))
      note('Without an item number: {}. Their GTIN or their id in capitals stands in its place');
    if (description !== whole)
      note('With a description of more than 400 characters: {}. It ends earlier now');
    // It says hardly more than the name.
    if (description.length < 50) note('With a description of less than 50 characters: {}');

    const all: Record<keyof Product, unknown> = {
      id,
      name,
      alsoCalled: list('also called'),
      imageAlt: text('image alt') || oneLine(images[0]?.text ?? '') || name || `Row ${row}`,
      views: viewCount > 0 ? views.slice(0, viewCount) : before?.views,
      sideView: before?.sideView,
      price: amount('price') ?? placeholder,
      originalPrice: amount('original price'),
      rating: number('rating'),
      reviews: number('reviews'),
      availability: availability === 'in-stock' ? undefined : availability,
      category: categories.find(isCategory)?.slug ?? slugOf(category),
      description,
      itemNumber: itemNumber || (isExport ? id.toUpperCase() : ''),
      checkoutId: text('checkout id') || before?.checkoutId,
      specifications: specifications.flatMap(({ title, name, unit, isOnCard }) => {
        const value = unit ? (measure(title) ?? placeholder) : text(title);
        return text(title) ? { name, value, unit, ...(isOnCard && { isOnCard }) } : [];
      }),
      inTheBox: list('in the box'),
      kitNote: text('kit note') || undefined,
      worksWith: list('works with').map((part) => {
        const [productId, ...reason] = part.split(/\s*:\s*/);
        return { productId, reason: reason.join(': ') };
      }),
      needsSockets: choice('needs sockets', shape.needsSockets.unwrap().options),
      includesSockets: choice('includes sockets', shape.includesSockets.unwrap().options),
      battery: system || inTheBox || isBatteryOnly ? battery : undefined,
    };
    const isEmpty = (found: unknown) => Array.isArray(found) && found.length === 0;
    const filled = Object.entries(all).filter(
      ([, found]) => found !== undefined && !isEmpty(found),
    );
    const product = Object.fromEntries(filled) as Product;
    return { row, images, isIdWritten: !isExport && text('id') !== '', product, category };
  }
}

const { shape } = productSchema.unwrap();

/** In place of a number that cannot be read. The schema accepts it in every field. */
const placeholder = 1;

/** `a, b or c`. */
const listed = (texts: readonly string[]) => texts.join(', ').replace(/, (?=[^,]*$)/, ' or ');

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

type Report = (column: string, text: string) => void;

/** Reads the cells of an entry by the names of their columns. Empty cells, and those that cannot be read, are undefined. */
function cellsOf(entry: Entry, currencies: readonly string[], report: Report) {
  const text = (column: string) => oneLine(value(entry, column));
  function refuse(column: string, problem: string) {
    if (text(column)) report(column, `"${text(column)}" ${problem}`);
    return undefined;
  }
  const refuseNumber = (column: string, problem: string, isPrice = false) =>
    refuse(column, ambiguityIn(text(column), isPrice) ?? problem);
  return {
    text,
    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (column: string) =>
      value(entry, column)
        .split(/[;\r\n]+/)
        .flatMap((part) => oneLine(part) || []),
    number: (column: string) => numberIn(text(column)) ?? refuseNumber(column, 'is no number.'),
    measure: (column: string) => measureIn(text(column)) ?? refuseNumber(column, measures),
    choice: <Value extends string>(column: string, values: readonly Value[]) =>
      values.find((each) => foldedChoice(each) === foldedChoice(text(column))) ??
      refuse(column, `is not ${listed(values).replaceAll('-', ' ')}.`),
    /** An amount in the currency of the store. Four decimals or more are those of a calculation, and are rounded. */
    amount(column: string) {
      const [amount, other] = amountsIn(text(column), currencies);
      if (amount === 0) return refuse(column, 'is 0: a product has a price.');
      const examples = ['', ...currencies].map((currency) => `129.99 ${currency}`.trim());
      const advice = `is no amount in ${currencies[0]}, like ${listed(examples)}.`;
      if (!amount || other) return refuseNumber(column, advice, true);
      return /[.,]\d{4,}(\D|$)/.test(text(column)) ? Number(amount.toFixed(decimals)) : amount;
    },
  };
}

/** Letter case, spaces and hyphens do not matter, nor that schema.org has URLs. */
const foldedChoice = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/^https?:\/\/schema\.org\/|[\s_-]/g, '')
    .replace('outofstock', 'soldout');
