// The products in a file: reading, cleaning and choosing give entries, and each entry is a product.
import type { CheckoutShop } from '../../build/checkout-ids.ts';
import type { Category, Product } from '../../src/catalogue/product.ts';
import { moneyFormatOf } from '../../src/money/money-format.ts';
import { decimalMarkIn, otherCurrencyIn } from './amounts.ts';
import { choose } from './choosing.ts';
import { cleanTable } from './cleaning.ts';
import type { Columns, Wishes } from './columns.ts';
import { timeReader } from './dates.ts';
import { saleDatesOf, value } from './entries.ts';
import { sentences } from './formats.ts';
import { categoryOf, keyOf, productOf, type Reader } from './product-of.ts';
import { rowsIn } from './reading.ts';
import type { Fault, Sheet } from './sheet.ts';
import { oneLine } from './texts.ts';

export type Read = Awaited<ReturnType<typeof readProducts>>;

export type Catalogue = { categories: readonly Category[]; products: readonly Product[] };
/** The catalogue that the cells refer to. `shop` is the one that takes the orders, if the store has such a checkout. */
type Store = Catalogue & {
  currencies: readonly string[];
  locale?: string;
  shop?: CheckoutShop;
};

/** `wishes` are the options of the command that are about columns. reporting.ts says what the rest of the result means to an owner. */
export async function readProducts(bytes: Buffer, store: Store, wishes: Wishes = {}) {
  const { categories, currencies, products, locale = 'en-US' } = store;
  const sheet = rowsIn(bytes, wishes);
  const table = cleanTable(sheet, wishes, new Intl.Locale(locale).language);
  const texts = new Set(products.flatMap(({ id, name, itemNumber }) => [id, name, itemNumber]));
  const { columns, entries, ...choice } = choose(sheet, table, texts, wishes);
  const { isExport, name } = columns.format;
  const shops = (['Shopify', 'WooCommerce'] as const).filter((each) => name.startsWith(each));
  const ofStore = store.locale ? moneyFormatOf(locale, `${currencies[0]}`) : undefined;
  // Programs write points before the decimals.
  const money = ofStore && isExport ? { ...ofStore, decimal: '.', group: ',' } : ofStore;
  const timeOf = timeReader(entries.flatMap(saleDatesOf), locale);
  const reader: Reader = {
    columns,
    categories,
    known: new Map(products.map((product) => [product.id, product])),
    knownIds: new Map(products.map((each) => [keyOf(each.name, each.itemNumber), each.id])),
    today: { currencies, money, now: new Date(), timeOf },
    marks: new Map(
      columns.specifications.map(({ title }) => {
        const texts = entries.map((entry) => value(entry, title));
        return [title, decimalMarkIn(texts)];
      }),
    ),
    dates: sheet.dates,
    // The ids of an export are those of its own shop.
    hasCheckoutIds: !isExport || !store.shop || shops.includes(store.shop),
  };
  const made = entries.map((entry) => ({ entry, ...productOf(entry, reader) }));
  const imported = made.map(({ entry, product }) => ({
    row: entry.row,
    images: entry.images,
    product,
    category: categoryOf(entry, reader) || 'Other',
    isIdWritten: !isExport && entry.values.id?.includes(product.id) === true,
  }));
  const ofTitles = isExport ? [] : otherCurrencies(sheet, columns, currencies);
  const faults = [...choice.faults, ...ofTitles, ...made.flatMap((each) => each.faults)];
  const notes = made.flatMap((each) => each.notes);
  const shop = store.shop ?? shops[0];
  return { ...columns, ...choice, imported, faults, notes, sheetName: sheet.sheetName, shop };
}

/** A fault for each column of prices whose title in the file names a currency other than the store's. */
const otherCurrencies = (
  { header, headerRow }: Sheet,
  { fields }: Columns,
  currencies: readonly string[],
) =>
  ['price', 'original price'].flatMap((field): Fault[] => {
    const title = oneLine(header[fields.get(field)?.[0] ?? -1] ?? '');
    const other = otherCurrencyIn(title, currencies);
    const text = `the column "${title}" has prices in ${other}, not in ${currencies[0]}. ${sentences.get('another currency')}`;
    return other ? [{ row: headerRow, text, isOfFile: true }] : [];
  });
