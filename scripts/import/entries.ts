// From the rows of an export to what the store sells: without drafts, variants and images with their product, at today's price.
import { group, max } from 'd3-array';
import { decimals } from '../../src/money/money.ts';
import { counted } from '../../src/text/counted.ts';
import { amountsIn } from './amounts.ts';
import type { timeReader } from './dates.ts';
import { conditions, type Format } from './formats.ts';
import type { Row } from './spreadsheet.ts';
import { slugOf, slugWith, withWords } from './texts.ts';

/** The number of a row, the texts of each field in the order of its columns, and the images that it names. */
export type Entry = {
  row: number;
  values: Record<string, string[]>;
  images: Image[];
  sizes?: Size[];
};
export type Image = { url: string; text: string };

/** An option of variants that are one product, with the texts of all of them. */
type Size = { name: string; value: string };

/** The first filled text of a field. */
export const value = ({ values }: Entry, field: string): string =>
  values[field]?.find((text) => text !== '') ?? '';

/** `columns` has the indexes of the columns of each field. */
export function entriesOf(
  rows: readonly Row[],
  columns: Map<string, number[]>,
  titles: readonly string[],
  format: Format,
) {
  const [start = '', isStart = ''] = format.cell('a product starts with').split(/:(.*)/);
  // A column such as product_variation_option_Size has the name of its option.
  const named = (index: number) => titles[index]?.replace(/^.*_option_/i, '') ?? '';
  let starts = 0;
  return rows.map(({ number, cells }): Entry => {
    const textsIn = (indexes: number[]) => indexes.map((index) => cells[index] ?? '');
    const values: Entry['values'] = Object.fromEntries(
      [...columns].map(([field, indexes]) => [field, textsIn(indexes)]),
    );
    values['option names'] ??= columns.get('options')?.map(named) ?? [];
    values.options = values.options?.flatMap(optionsIn) ?? [];
    if (start && new RegExp(isStart, 'i').test(values[start]?.join('') ?? '')) starts += 1;
    if (start) values.group = [`${starts}`];
    const images = imagesIn(values.images, values['image text'], format.cell('images are at'));
    return { row: number, values, images };
  });
}

/** BigCommerce has `Type=Swatch|Name=Color|Value=Red`, one after another; Wix has `#ff0000:Red`. */
const optionsIn = (cell: string) =>
  cell.split(/(?<=.)(?=Type=)/s).map((text) => text.replace(/^.*Value=|^#[\da-f]{6}:/i, '').trim());

/** A cell can have several images, and another one their texts. */
function imagesIn(
  cells: readonly string[] = [],
  texts: readonly string[] = [],
  base = '',
): Image[] {
  const isUrl = (text: string) => /^https?:/.test(text);
  const between = /(?:[,;]\s*|\s+)(?=https?:)|,\s*(?=\/)|,\s+/;
  const urls = cells
    .flatMap((cell) => cell.split(isUrl(cell) ? between : /[,;]\s*/))
    .filter(Boolean);
  const parts = urls.length > 1 ? texts.flatMap((text) => text.split(/,\s*/)) : texts;
  return urls.map((url, index) => ({
    url: isUrl(url) ? url : base + url,
    text: parts[index] ?? '',
  }));
}

/** More variants of one price and item number than these are one product. */
const mostVariants = 12;

/** An entry for each product that the rows of an export sell, and lines about the other rows. */
export function sellable(entries: readonly Entry[], format: Format) {
  const reasons: string[] = [];
  const counts = { own: 0, same: 0, images: 0 };
  const sold = [...familiesOf(entries)].flatMap(([head, family]) => {
    // A row without price and option only has a further image.
    const isImage = (entry: Entry) =>
      entry !== head &&
      !(value(entry, 'price') || value(entry, 'options') || notForSale(entry, format, true)) &&
      value(entry, 'group') !== '';
    const others = family.filter((entry) => !isImage(entry));
    // A head is a variant itself, unless others are the variants of it.
    const isVariable = (entry: Entry) =>
      /vari(able|ant|ation)\b|configur/i.test(value(entry, 'type'));
    const isParent = others.length > 1 && others.some(isVariable);
    const variants = others.filter((entry) => !(isParent && entry === head));
    const bought = variants.filter((entry) => {
      const reason = notForSale(head, format) ?? notForSale(entry, format, entry !== head);
      if (reason) reasons.push(reason);
      return !reason;
    });
    const { optionOf, sizesOf } = optionsOf(bought);
    const offers = [...group(bought, offerOf).values()].flatMap((offer) => {
      const variants = [...group(offer, optionOf).values()];
      return variants.length > mostVariants ? [offer] : variants;
    });
    if (offers.length > 1) counts.own += offers.length;
    counts.same += bought.length - offers.length;
    counts.images += family.length - others.length;
    const place = (entry: Entry) => Number(value(entry, 'image position'));
    const images = family
      .filter((entry) => format.cell('variant image') || entry === head || isImage(entry))
      .toSorted((a, b) => place(a) - place(b))
      .flatMap((entry) => entry.images);
    return offers.map((offer) => {
      const sizes = sizesOf(offer);
      const option = sizes.length === 0 ? offer.slice(0, 1).map(optionOf).join('') : '';
      const product = productOf(
        { ...head, images },
        offer,
        format,
        offers.length > 1 ? option : undefined,
      );
      return sizes.length > 0 ? { ...product, sizes } : product;
    });
  });
  const rows = (count: number) => counted(count, 'row');
  const lines = [
    `Variants: ${rows(counts.own)} that are products of their own, ${rows(counts.same)} like another variant, ${rows(counts.images)} with a further image.`,
    ...[...group(reasons, String)].map(
      ([reason, { length }]) => `Left out as ${reason}: ${rows(length)}.`,
    ),
  ];
  return { sold, lines };
}

/** The entries of each product by its head, which is the first of a group, or the one that the others name or that names them. */
function familiesOf(entries: readonly Entry[]) {
  const heads = new Map<string, Entry>();
  for (const entry of entries) {
    const [family, id] = [value(entry, 'group'), value(entry, 'checkout id')];
    const own = value(entry, 'parent') ? [] : [value(entry, 'item number'), id && `id:${id}`];
    for (const key of [family && `group ${family}`, ...own])
      if (key && !heads.has(key)) heads.set(key, entry);
    for (const [, sku] of value(entry, 'variations').matchAll(/(?:^|\|)sku=([^,|]+)/g))
      heads.set(`variant ${sku}`, entry);
  }
  return group(entries, (entry) => {
    const variant = `variant ${value(entry, 'item number')}`;
    const keys = [value(entry, 'parent'), `group ${value(entry, 'group')}`, variant];
    return keys.map((key) => heads.get(key)).find(Boolean) ?? entry;
  });
}

/** Why a row is not for sale; undefined if it is. A variant is not visible where its product is. */
export const notForSale = (entry: Entry, format: Format, isVariant = false) =>
  conditions
    .filter(({ field }) => !(isVariant && field === 'visibility'))
    .find(({ row, field }) => !format.test(row, value(entry, field)))?.reason;

/** Whether a row cannot be ordered. WooCommerce writes `parent` where a variation has the stock of its product. */
export function isSoldOut(entry: Entry, format: Format, head = entry): boolean {
  const isOut = /^(0|no|false|out[ _]?of[ _]?stock)$/i.test(value(entry, 'availability'));
  const { stock = [] } = (value(entry, 'stock') === 'parent' ? head : entry).values;
  // A shop with several places has a column for each.
  const isNone = stock.some(Boolean) && stock.every((text) => text === '' || Number(text) <= 0);
  const isTracked = entry.values.tracker?.every((text) => /^(0|false|none)?$/i.test(text)) !== true;
  const isOrdered = format.test('backorders allowed', value(entry, 'backorders'));
  return (isOut || isNone) && isTracked && !isOrdered;
}

const priceFields = ['price', 'original price', 'sale price'];
const offerFields = [...priceFields, 'surcharge', 'item number'];
const offerOf = (entry: Entry) => offerFields.map((field) => value(entry, field)).join('\n');

/** What a variant with a product of its own does not take over. */
const ofVariant = [...offerFields, 'gtin', 'checkout id', 'variant image'];

/** The options that differ among these entries: of one as a text, such as `Red, Large`; of several as lists. */
function optionsOf(entries: readonly Entry[]) {
  const textOf = ({ values }: Entry, index: number) => values.options?.[index] ?? '';
  const most = max(entries, ({ values }) => values.options?.length) ?? 0;
  const differing = Array.from({ length: most }, (_, index) => index).filter(
    (index) => new Set(entries.map((entry) => textOf(entry, index))).size > 1,
  );
  const sizesOf = (some: readonly Entry[]): Size[] =>
    differing.flatMap((index) => {
      const texts = [...new Set(some.map((entry) => textOf(entry, index)).filter(Boolean))];
      const names = entries.map(({ values }) => values['option names']?.[index]);
      const name = names.find(Boolean) ?? `Option ${index + 1}`;
      return texts.length > 1 ? { name, value: texts.join(', ') } : [];
    });
  const optionOf = (entry: Entry) =>
    differing
      .map((index) => textOf(entry, index))
      .filter(Boolean)
      .join(', ');
  return { optionOf, sizesOf };
}

/** The product of one offer of variants. `head` has the texts and images of the product; without `option` there is no other offer. */
function productOf(head: Entry, offer: readonly Entry[], format: Format, option?: string): Entry {
  const isOnly = option === undefined;
  const available = offer.filter((entry) => !isSoldOut(entry, format, head));
  const [first = head] = [...available, ...offer];
  const hasPriceOfHead =
    !value(first, 'price') && format.test('variants without a price cost', 'the same');
  const ownFields = hasPriceOfHead
    ? ofVariant.filter((field) => !priceFields.includes(field))
    : ofVariant;
  const values = Object.fromEntries(
    Object.entries(first.values).map(([field, texts]) => {
      const isOwn = texts.some(Boolean) || (!isOnly && ownFields.includes(field));
      return [field, isOwn ? texts : (head.values[field] ?? [])];
    }),
  );
  const entry = { ...first, values };
  const name = value(isOnly || offer.length > 1 ? head : entry, 'name');
  const hasWords = (words: string) => `-${slugOf(name)}-`.includes(`-${slugOf(words)}-`);
  const isNamed = !option || option.split(', ').every(hasWords);
  const ownId = value(entry, 'id');
  const id = slugOf(/\D/.test(ownId) ? ownId : '');
  const isShared = !isOnly && ownId === value(head, 'id');
  const own = format.cell('variant image') ? imagesIn(values['variant image']) : first.images;
  const images = !isOnly && own.length > 0 ? own : head.images;
  const isOwnNumber = (text: string) => !format.test('database number', text);
  values.id = [id && isShared ? slugWith(id, option) : id];
  values.name = [isNamed ? name : `${withWords(name, 140)}, ${withWords(option, 58)}`];
  values['item number'] = (values['item number'] ?? []).filter(isOwnNumber);
  values.availability = available.length > 0 ? [] : ['sold out'];
  return { ...entry, images: [...new Map(images.map((image) => [image.url, image])).values()] };
}

/** The dates of a sale have columns of their own, or one cell has both with a slash between them. */
export function saleDatesOf(entry: Entry): string[] {
  const both = value(entry, 'sale dates').split('/');
  const [start = '', end = ''] = both.length > 2 ? [] : both;
  return [value(entry, 'sale start') || start, value(entry, 'sale end') || end];
}

/**
 * The entry at today's price: a lower sale price while it is valid, and the regular price as the original one. Other original
 * prices are above the price. `unread` are the fields that cannot be read for certain; without them there is no sale.
 */
export function withSalePrice(
  entry: Entry,
  currencies: readonly string[],
  now: Date,
  timeOf: ReturnType<typeof timeReader>,
) {
  const unread: string[] = [];
  function amount(field: string, text = value(entry, field)) {
    const meanings = amountsIn(text, currencies);
    if (text && meanings.length !== 1) unread.push(field);
    return meanings[0] ?? 0;
  }
  const surcharge = amount('surcharge');
  let price = value(entry, 'price');
  const regular = amount('price') + (price ? surcharge : 0);
  // A sum that cannot be read is a fault of the price.
  if (unread.includes('surcharge') || (surcharge && unread.length > 0))
    price += ` + ${value(entry, 'surcharge')}`;
  else if (price && surcharge) price = regular.toFixed(decimals);
  const isPercent = /percent/i.test(value(entry, 'discount mode'));
  const percent = value(entry, isPercent ? 'discount' : 'discount percent').replace(/\s*%$/, '');
  const rest = 1 - amount('discount percent', percent) / 100;
  const reduced = (regular - (isPercent ? 0 : amount('discount'))) * rest;
  const isOffered = !/^(no|false|0)$/i.test(value(entry, 'on sale'));
  const offered = isOffered ? amount('sale price') : 0;
  const sale = Number((offered || reduced).toFixed(decimals));
  let original = amount('original price') > regular ? value(entry, 'original price') : '';
  if (sale > 0 && sale < Number(regular.toFixed(decimals)) && unread.length === 0) {
    const [start, end] = saleDatesOf(entry).map((text) => (text ? timeOf(text) : null));
    if (start === undefined || end === undefined) unread.push('sale date');
    else if ((start?.start ?? 0) <= now.getTime() && now.getTime() < (end?.end ?? Infinity)) {
      original = price;
      price = offered ? value(entry, 'sale price') : reduced.toFixed(decimals);
    }
  }
  const values = { ...entry.values, price: [price], 'original price': [original] };
  return { entry: { ...entry, values }, unread: unread.filter((field) => field !== 'price') };
}
