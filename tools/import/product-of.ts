// The product of an entry. What a product must be like is left to its schema.
import { plainCheckoutId } from '../../build/checkout-ids.ts';
import {
  type Category,
  isGtin,
  type Product,
  productSchema,
  type Relation,
} from '../../src/catalogue/product.ts';
import { unitNamed } from '../../src/catalogue/units.ts';
import { plainNumber } from '../../src/text/fold.ts';
import { type Cells, cellsOf, plainValues } from './cells.ts';
import { type Columns, nameInShop } from './columns.ts';
import { isDate } from './dates.ts';
import {
  type Entry,
  isOfShop,
  isSoldOut,
  nameOf,
  type Today,
  value,
  withSalePrice,
} from './entries.ts';
import { sentences } from './formats.ts';
import type { OtherField } from './plain-fields.ts';
import { categoryIn, oneLine, paragraph, shortened, slugOf } from './texts.ts';

/** The facts by which all products of a file are read. `dates` are the cells of a workbook that are dates on purpose. */
export type Reader = {
  columns: Columns;
  categories: readonly Category[];
  /** The products of the store by their ids, and the ids by name and item number. */
  known: ReadonlyMap<string, Product>;
  knownIds: ReadonlyMap<string, string>;
  today: Today;
  marks: ReadonlyMap<string, string | undefined>;
  dates?: ReadonlySet<string> | undefined;
  hasCheckoutIds: boolean;
};

/** A sentence about a product that is imported, for the owner to look at. */
type Note = { text: string; product: string; row: number };

export const keyOf = (name: string, itemNumber: string) => `${name}\n${itemNumber}`;

/** The name of the category, which the store may not have yet. Empty if the entry has none. */
export const categoryOf = (entry: Entry, { columns }: Reader) =>
  categoryIn(value(entry, 'category'), columns.format);

/** In place of a number that cannot be read. The schema accepts it in every field. */
const placeholder = 1;

const { shape } = productSchema.unwrap();

/** A product with what is wrong with its cells. With faults it may lack fields. */
export function productOf(unpriced: Entry, reader: Reader) {
  const { isExport } = reader.columns.format;
  const asIs = { entry: unpriced, unread: [] };
  const { entry, unread } = isExport ? withSalePrice(unpriced, reader.today) : asIs;
  const cells = cellsOf(entry, reader);
  const { text, list, number, choice, amount, report } = cells;
  const own = identityOf(entry, cells, reader);
  const { id, name, itemNumber, gtin } = own;
  // The texts of photographs that an earlier import has downloaded, and an id that the owner has found.
  const before = isExport ? reader.known.get(id) : undefined;
  const image = oneLine(entry.images[0]?.text ?? '');
  const imageText = before?.views?.includes(image) ? '' : image;
  const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => text(`view ${view}`));
  const ownViews = views.slice(0, views.findLastIndex((view) => view !== '') + 1);
  const { facts, specifications } = factsOf(entry, cells, reader);
  const written = categoryOf(entry, reader);
  const category = written || 'Other';
  const isCategory = (each: Category) => each.name.toLowerCase() === category.toLowerCase();
  const whole = paragraph(value(entry, 'description'));
  const texts = [name, written, ...facts].filter(Boolean);
  const made = texts.map((text) => text.replace(/\.?$/, '.')).join(' ');
  const description = shortened(whole || made);
  const availability = choice('availability', shape.availability.unwrap().options);
  const isOut = text('stock') && !isExport && isSoldOut(entry, reader.columns.format);
  if (!text('price')) report('price', `${sentences.get('no price')}`);
  if (text('rating') && !text('reviews')) report('reviews', 'is empty, but there is a rating.');
  const options = unpriced.values.options?.filter((option) => option && name.includes(option));
  const parts = [...facts, ...(options ?? [])].flatMap((fact) => fact.split(/[:;,] /));
  reportDamage([text('item number').replace(/^'/, ''), name, written], parts, cells, reader);

  const noteOf = (key: string) => `${sentences.get(key)}`;
  const notes = [
    entry.isStruck && noteOf('struck through'),
    !written && noteOf('no category'),
    !own.hasNumber && noteOf('no item number'),
    gtin !== own.barcode && noteOf('no GTIN'),
    /^(1|yes|true|in[ _]?stock)$/i.test(`${unpriced.values.availability?.[1]}`) &&
      noteOf('no stock'),
    ...unread.map((field) => noteOf('unread').replace('…', field)),
    entry.sizes !== undefined && noteOf('many variants'),
    whole === '' && noteOf('no description'),
    description !== (whole || made) && noteOf('long description'),
    whole !== '' && whole.length < 50 && noteOf('short description'),
  ].flatMap((text): Note[] => (text ? [{ text, product: id, row: entry.row }] : []));
  const others: Record<OtherField, unknown> = {
    id,
    name,
    imageAlt: text('image alt') || imageText || name || `Row ${entry.row}`,
    views: ownViews.length > 0 ? ownViews : before?.views,
    sideView: before?.sideView,
    price: amount('price') ?? placeholder,
    originalPrice: amount('original price'),
    rating: number('rating'),
    reviews: number('reviews'),
    availability: isOut ? 'sold-out' : availability === 'in-stock' ? undefined : availability,
    category: reader.categories.find(isCategory)?.slug ?? slugOf(category),
    description,
    itemNumber: itemNumber || id.toUpperCase(),
    brand: text('brand') || before?.brand,
    gtin: gtin || before?.gtin,
    checkoutId: own.checkoutId || before?.checkoutId,
    specifications,
    worksWith: list('works with').map(relationIn),
    battery: batteryIn(cells),
  };
  const isFilled = (found: unknown) => found !== undefined && [found].flat().length > 0;
  const all = { ...others, ...plainValues(cells) };
  const product = Object.fromEntries(Object.entries(all).filter(([, found]) => isFilled(found)));
  const faults = cells.faults.map((fault) => ({ product: name, ...fault }));
  return { product: product as Product, faults, notes };
}

/** The fields that tell a product from others. A product that the store has already keeps its URL. */
function identityOf(entry: Entry, { text }: Cells, reader: Reader) {
  const { knownIds, known: products, hasCheckoutIds } = reader;
  const name = entry.ownName ?? nameOf(entry);
  // Excel reads a number after an apostrophe as text.
  const plain = (column: string) => text(column).replace(/^'/, '');
  const [ownNumber, barcode] = [plain('item number'), plain('gtin')];
  const itemNumber = [ownNumber, barcode].find((each) => plainNumber(each)) ?? '';
  // Shops also have barcodes of their own.
  const gtin = isGtin(barcode) ? barcode : '';
  const [known] = [name, nameOf(entry)].flatMap(
    (each) => knownIds.get(keyOf(each, itemNumber)) ?? [],
  );
  const written = text('id');
  const isOwn = !isOfShop.test(written) || products.has(written);
  const id = (isOwn && written) || known || slugOf(name) || 'product';
  const checkoutId = hasCheckoutIds ? plainCheckoutId(plain('checkout id')) : '';
  const hasNumber = plainNumber(ownNumber) !== '';
  return { id, name, itemNumber, hasNumber, barcode, gtin, checkoutId };
}

/** The specifications, and each as a text. */
function factsOf(entry: Entry, { text, measure }: Cells, { columns }: Reader) {
  const { sizes } = entry;
  const ofSizes = sizes ? [sizes] : [];
  const facts = ofSizes.map((size) => `${size.name}: ${size.value}`);
  const filled = columns.specifications.filter(({ title }) => text(title));
  for (const { title, name, unit = '' } of filled)
    facts.push(`${name}: ${text(title)} ${unit}`.trim());
  const ofColumns = filled.flatMap(({ title, name, unit, isOnCard }) => {
    if (name === sizes?.name) return [];
    // A field of a shop has the unit beside the number.
    const [, digits, word = ''] = text(title).match(/^(-?\d+(?:\.\d+)?) (\D+)$/) ?? [];
    const own = nameInShop(title) && digits && unitNamed(word);
    if (own) return { name, value: Number(digits), unit: own };
    const value = unit ? (measure(title, unit) ?? placeholder) : text(title);
    return { name, value, unit, ...(isOnCard && { isOnCard }) };
  });
  return { facts, specifications: [...ofSizes, ...ofColumns] };
}

/** Texts that a formula without a result shows. */
const errors = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** Reports what a spreadsheet program has made of these texts, of which the first is the item number. */
function reportDamage(
  [itemNumber = '', ...texts]: string[],
  parts: readonly string[],
  { report }: Cells,
  { dates }: Reader,
) {
  const isDamaged = (part: string) => isDate(part) && !dates?.has(part);
  for (const date of [...[itemNumber].filter(isDate), ...parts.filter(isDamaged)])
    report(date === itemNumber ? 'item number' : 'cell', `"${date}" ${sentences.get('a date')}`);
  if (/^\d([.,]\d+)?E\+\d+$/.test(itemNumber))
    report('item number', `"${itemNumber}" ${sentences.get('a rounded number')}`);
  for (const error of [itemNumber, ...texts, ...parts].filter((part) => errors.test(part)))
    report('cell', `"${error}" ${sentences.get('an error')}`);
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
