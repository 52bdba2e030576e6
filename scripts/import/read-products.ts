// The products in a file, and the cells that cannot be read. What a product must be like is left to its schema.
import type { Category, Product, Specification } from '../../src/catalogue/product.ts';
import { decimals } from '../../src/money/money.ts';
import { ambiguityIn, amountsIn, measureExamples, measureIn, numberIn } from './amounts.ts';
import { type Entry, entriesOf, sellable, value, withSalePrice } from './entries.ts';
import { formatOf } from './formats.ts';
import { columnsOf, isOptional, rowsIn, shape, viewColumns } from './spreadsheet.ts';
import { categoryIn, isShort, oneLine, paragraph, shortened, slugOf } from './texts.ts';

export type ImportedProduct = Awaited<ReturnType<typeof readProducts>>['imported'][number];

/** What the cells refer to. `currencies` are the texts of the store's currency. */
type Store = {
  categories: readonly Category[];
  currencies: readonly string[];
  products: readonly Product[];
};

/** `named` are headers of columns that become specifications although they have no unit. */
export async function readProducts(bytes: Buffer, store: Store, named: readonly string[] = []) {
  const { rows, faults } = await rowsIn(bytes);
  const [{ number: headerRow, cells: titles } = { number: 1, cells: [] }, ...others] = rows;
  const format = formatOf(titles);
  const { fields, specifications, leftOut, faults: wrong } = columnsOf(titles, format, named);
  if (others.length === 0) wrong.unshift('there are no products below this row.');
  // An open quotation mark contains the rest, and without the right columns each row would be wrong.
  if (faults.length === 0) faults.push(...wrong.map((text) => ({ row: headerRow, text })));
  const isReadable = faults.length === 0;

  const columns = new Map(fields);
  for (const { title, index } of specifications) columns.set(title, [index]);
  const all = entriesOf(isReadable ? others : [], columns);
  const { isExport } = format;
  const { sold, lines } = isExport ? sellable(all, format) : { sold: all, lines: [] };
  const notes = newNotes();
  const known = new Map(
    store.products.flatMap((product) => [
      [product.id, product],
      [`${product.name}\n${product.itemNumber}`, product],
    ]),
  );
  const context = { store, format, specifications, known, notes };
  const imported = sold.map((entry) => {
    const report = (column: string, text: string) => {
      const title = titles[fields.get(column)?.[0] ?? -1];
      const header = isExport ? title : undefined;
      faults.push({ row: entry.row, column, header, text: `${column} ${text}` });
    };
    const priced = isExport ? withSalePrice(entry, store.currencies, new Date()) : entry;
    const product = productIn(priced, cellsOf(priced, store.currencies, report), context);
    const isIdWritten = !isExport && value(entry, 'id') !== '';
    return { row: entry.row, product, images: entry.images, isIdWritten };
  });
  // Often a text with a comma that is not in quotation marks.
  for (const { number, cells } of isReadable ? others : []) {
    const index = cells.findIndex((cell, each) => cell !== '' && !titles[each]);
    const text = `column ${index + 1} has no name, but the cell "${cells[index]}".`;
    if (index !== -1) faults.push({ row: number, text });
  }
  return { format, imported, faults, leftOut, notes, lines };
}

/** What the owner should know: the names of new categories by their slugs, and ids of products. */
const newNotes = () => ({
  categories: new Map<string, string>(),
  short: [] as string[],
  cut: [] as string[],
  numbered: [] as string[],
  other: [] as string[],
});

type Cells = ReturnType<typeof cellsOf>;
type Context = Pick<ReturnType<typeof columnsOf>, 'specifications'> & {
  store: Store;
  format: ReturnType<typeof formatOf>;
  /** The products of the store by their ids, and by their names and item numbers. */
  known: ReadonlyMap<string, Product>;
  notes: ReturnType<typeof newNotes>;
};

/** In place of a number that cannot be read. The schema accepts it in every field. */
const placeholder = 1;

/** `a, b or c`. */
const listed = (texts: readonly string[]) => texts.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/** Reads the cells of an entry by the names of their columns. Empty cells, and those that cannot be read, are undefined. */
function cellsOf(
  entry: Entry,
  currencies: readonly string[],
  report: (column: string, text: string) => void,
) {
  const text = (column: string) => oneLine(value(entry, column));
  function parsed<Value>(
    column: string,
    parse: (text: string) => Value | undefined,
    problemOf: (text: string) => string,
  ) {
    const written = text(column);
    const found = written ? parse(written) : undefined;
    if (written && found === undefined) report(column, `"${written}" ${problemOf(written)}`);
    return found;
  }
  return {
    report,
    text,
    parsed,
    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (column: string) =>
      value(entry, column)
        .split(/[;\r\n]+/)
        .flatMap((part) => oneLine(part) || []),
    number: (column: string) =>
      parsed(column, numberIn, (written) => ambiguityIn(written) ?? 'is no number.'),
    /** Letter case, spaces and hyphens do not matter, nor that schema.org has URLs. */
    choice: <Value extends string>(column: string, values: readonly Value[]) =>
      parsed(
        column,
        (written) => values.find((each) => foldedChoice(each) === foldedChoice(written)),
        () => `is not ${listed(values).replaceAll('-', ' ')}.`,
      ),
    /** An amount in the currency of the store. Four decimals or more are those of a calculation, and are rounded. */
    amount: (column: string) =>
      parsed(
        column,
        (written) => {
          const [amount, other] = amountsIn(written, currencies);
          if (!amount || other !== undefined) return undefined;
          return /[.,]\d{4,}(\D|$)/.test(written) ? Number(amount.toFixed(decimals)) : amount;
        },
        (written) => {
          if (amountsIn(written, currencies)[0] === 0) return 'is 0: a product has a price.';
          const examples = ['', ...currencies].map((currency) => `129.99 ${currency}`.trim());
          return (
            ambiguityIn(written, true) ??
            `is no amount in ${currencies[0]}, like ${listed(examples)}.`
          );
        },
      ),
  };
}

const foldedChoice = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/^https?:\/\/schema\.org\/|[\s_-]/g, '')
    .replace('outofstock', 'soldout');

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

function productIn(entry: Entry, cells: Cells, context: Context): Product {
  const { report, text, list, number, choice, amount } = cells;
  const { known, notes } = context;
  const { isExport } = context.format;
  const name = paragraph(text('name'));
  // Excel reads a number after an apostrophe as text.
  const itemNumber = (text('item number') || text('gtin')).replace(/^'/, '');
  // A product that the store has already keeps its URL.
  const id = text('id') || known.get(`${name}\n${itemNumber}`)?.id || slugOf(name) || 'product';
  // The texts of photographs that an earlier import has downloaded, and an id that the owner has found.
  const before = isExport ? known.get(id) : undefined;
  const views = viewColumns.map(text);
  const viewCount = views.findLastIndex((view) => view !== '') + 1;
  const whole = paragraph(value(entry, 'description'));
  const description = shortened(whole);
  const availability = choice('availability', shape.availability.unwrap().options);

  if (!text('price')) report('price', 'is empty.');
  if (text('rating') && !text('reviews')) report('reviews', 'is empty, but there is a rating.');
  if (isExport && !text('item number')) notes.numbered.push(id);
  if (description !== whole) notes.cut.push(name);
  else if (isShort(description)) notes.short.push(name);

  const product: Record<keyof Product, unknown> = {
    id,
    name,
    alsoCalled: list('also called'),
    imageAlt:
      text('image alt') || oneLine(entry.images[0]?.text ?? '') || name || `Row ${entry.row}`,
    views: viewCount > 0 ? views.slice(0, viewCount) : before?.views,
    price: amount('price') ?? placeholder,
    originalPrice: amount('original price'),
    rating: number('rating'),
    reviews: number('reviews'),
    availability: availability === 'in-stock' ? undefined : availability,
    category: categoryOf(entry, name, context),
    description,
    itemNumber: itemNumber || (isExport ? id.toUpperCase() : ''),
    checkoutId: text('checkout id') || before?.checkoutId,
    specifications: specificationsOf(cells, context),
    inTheBox: list('in the box'),
    kitNote: text('kit note'),
    worksWith: list('works with').map((part) => {
      const [productId, ...reason] = part.split(/\s*:\s*/);
      return { productId, reason: reason.join(': ') };
    }),
    needsSockets: choice('needs sockets', shape.needsSockets.unwrap().options),
    includesSockets: choice('includes sockets', shape.includesSockets.unwrap().options),
    battery: batteryOf(cells),
  };
  // Optional fields are left out if they are empty texts or lists.
  const filled = Object.entries(product).filter(
    ([field, found]) =>
      !isOptional(shape[field as keyof Product]) ||
      (found !== undefined && Object(found).length !== 0),
  );
  return Object.fromEntries(filled) as Product;
}

/** The slug. A category that the store does not have is added to it. */
function categoryOf(entry: Entry, product: string, { format, store, notes }: Context): string {
  const written = categoryIn(value(entry, 'category'), format);
  if (!written && format.isExport) notes.other.push(product);
  const name = written || (format.isExport ? 'Other' : '');
  const slug = slugOf(name);
  const found = store.categories.find(
    (each) => each.name.toLowerCase() === name.toLowerCase() || each.slug === slug,
  );
  if (!found && slug && !notes.categories.has(slug)) notes.categories.set(slug, name);
  return found?.slug ?? slug;
}

/** One for each filled cell, in the order of the columns. */
const specificationsOf = ({ text, parsed }: Cells, { specifications }: Context): Specification[] =>
  specifications.flatMap(({ title, name, unit, isOnCard }): Specification[] => {
    if (text(title) === '') return [];
    const card = isOnCard ? { isOnCard } : {};
    if (!unit) return [{ name, value: text(title), ...card }];
    const measure = parsed(title, measureIn, (written) => ambiguityIn(written) ?? measures);
    return [{ name, value: measure ?? placeholder, unit, ...card }];
  });

function batteryOf({ text, number, choice }: Cells): Product['battery'] {
  const system = text('battery system');
  const inTheBox = number('batteries in the box') ?? 0;
  const isBatteryOnly = choice('battery only', ['yes', 'no']) === 'yes';
  if (!system && !inTheBox && !isBatteryOnly) return undefined;
  return { system, inTheBox, ...(isBatteryOnly && { isBatteryOnly }) };
}
