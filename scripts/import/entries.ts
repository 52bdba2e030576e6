// From the rows of an export to what the store sells: without drafts, variants and images with their product, at today's price.
import { group } from 'd3-array';
import { counted } from '../../src/text/counted.ts';
import { amountsIn } from './amounts.ts';
import { conditions, type Format } from './formats.ts';
import type { Row } from './spreadsheet.ts';
import { slugOf } from './texts.ts';

/** The number of a row, the texts of each field in the order of its columns, and the images that it names. */
export type Entry = { row: number; values: Record<string, string[]>; images: Image[] };
export type Image = { url: string; text: string };

/** The first filled text of a field. */
export const value = ({ values }: Entry, field: string): string =>
  values[field]?.find((text) => text !== '') ?? '';

/** `columns` has the indexes of the columns of each field. */
export const entriesOf = (rows: readonly Row[], columns: Map<string, number[]>): Entry[] =>
  rows.map(({ number, cells }) => {
    const textsIn = (indexes: number[]) => indexes.map((index) => cells[index] ?? '');
    const values: Entry['values'] = Object.fromEntries(
      [...columns].map(([field, indexes]) => [field, textsIn(indexes)]),
    );
    return { row: number, values, images: imagesIn(values.images, values['image text']) };
  });

/** A cell can have several images, separated by commas, and another one their texts. */
function imagesIn(cells: readonly string[] = [], texts: readonly string[] = []): Image[] {
  const urls = cells.flatMap((cell) => cell.split(/,\s*(?=https?:|\/)|,\s+/)).filter(Boolean);
  const parts = urls.length > 1 ? texts.flatMap((text) => text.split(/,\s*/)) : texts;
  return urls.map((url, index) => ({ url, text: parts[index] ?? '' }));
}

/** An entry for each product that the rows of an export sell, and lines about the other rows. */
export function sellable(entries: readonly Entry[], format: Format) {
  const reasons: string[] = [];
  const counts = { own: 0, same: 0, images: 0 };
  const sold = [...familiesOf(entries)].flatMap(([head, family]) => {
    // A row without price and option only has a further image. A head is a variant itself, unless others are the variants of it.
    const isImage = (entry: Entry) =>
      entry !== head && value(entry, 'group') && !value(entry, 'price') && !value(entry, 'options');
    const isParent = /variable|configurable/.test(value(head, 'type')) && family.length > 1;
    const variants = family.filter((entry) => !isImage(entry) && !(isParent && entry === head));
    const bought = variants.filter((entry) => {
      const reason = notForSale(head, format) ?? notForSale(entry, format, entry !== head);
      if (reason) reasons.push(reason);
      return !reason;
    });
    const offers = [...group(bought, offerOf).values()];
    if (offers.length > 1) counts.own += offers.length;
    counts.same += bought.length - offers.length;
    counts.images += family.filter(isImage).length;
    const ofAll = format.cell('variant image') ? family : [head];
    const place = (entry: Entry) => Number(value(entry, 'image position'));
    const images = ofAll.toSorted((a, b) => place(a) - place(b)).flatMap((entry) => entry.images);
    const optionOf = optionsOf(bought);
    return offers.map((offer) => {
      const option =
        offers.length > 1 ? offer.map(optionOf).filter(Boolean).join(' or ') : undefined;
      return productOf({ ...head, images }, offer, format, option);
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
  const stock = value(value(entry, 'stock') === 'parent' ? head : entry, 'stock');
  const isTracked = entry.values.tracker?.every((text) => /^(0|false)?$/i.test(text)) !== true;
  const isNone = isOut || (stock !== '' && Number(stock) <= 0);
  return isNone && isTracked && !format.test('backorders allowed', value(entry, 'backorders'));
}

const offerFields = ['price', 'original price', 'sale price', 'item number'];
const offerOf = (entry: Entry) => offerFields.map((field) => value(entry, field)).join('\n');

/** What a variant with a product of its own does not take over. */
const ofVariant = [...offerFields, 'gtin', 'checkout id', 'variant image'];

/** The options of an entry that differ among these, such as `Red, Large`. */
function optionsOf(entries: readonly Entry[]) {
  const all = entries.map(({ values }) => values.options ?? []);
  const differs = (index: number) => new Set(all.map((options) => options[index])).size > 1;
  return ({ values }: Entry) =>
    (values.options ?? []).filter((text, index) => text !== '' && differs(index)).join(', ');
}

/** The product of one offer of variants. `head` has the texts and images of the product; without `option` there is no other offer. */
function productOf(head: Entry, offer: readonly Entry[], format: Format, option?: string): Entry {
  const isOnly = option === undefined;
  const available = offer.filter((entry) => !isSoldOut(entry, format, head));
  const [first = head] = [...available, ...offer];
  const values = Object.fromEntries(
    Object.entries(first.values).map(([field, texts]) => {
      const isOwn = texts.some(Boolean) || (!isOnly && ofVariant.includes(field));
      return [field, isOwn ? texts : (head.values[field] ?? [])];
    }),
  );
  const entry = { ...first, values };
  const name = value(isOnly || offer.length > 1 ? head : entry, 'name');
  const isNamed = isOnly || option.split(', ').every((part) => name.includes(part));
  const ownId = value(entry, 'id');
  const id = slugOf(/\D/.test(ownId) ? ownId : '');
  const isShared = !isOnly && ownId === value(head, 'id');
  const own = format.cell('variant image') ? imagesIn(values['variant image']) : first.images;
  const images = !isOnly && own.length > 0 ? own : head.images;
  const isOwnNumber = (text: string) => !format.test('database number', text);
  values.id = [id && isShared ? slugOf(`${id} ${option}`) : id];
  values.name = [isNamed ? name : `${name}, ${option}`];
  values['item number'] = (values['item number'] ?? []).filter(isOwnNumber);
  values.availability = available.length > 0 ? [] : ['sold out'];
  return { ...entry, images: [...new Map(images.map((image) => [image.url, image])).values()] };
}

/** A lower sale price becomes the price while it is valid, and the regular price the original one. Other original prices are above the price. */
export function withSalePrice(entry: Entry, currencies: readonly string[], now: Date): Entry {
  const amount = (field: string) => amountsIn(value(entry, field), currencies)[0] ?? 0;
  const regular = amount('price');
  const reduced = (regular - amount('discount')) * (1 - amount('discount percent') / 100);
  const sale = amount('sale price') || reduced;
  let price = value(entry, 'price');
  let original = amount('original price') > regular ? value(entry, 'original price') : '';
  if (sale > 0 && sale < regular && isNow(entry.values['sale dates'], now)) {
    original = price;
    price = value(entry, 'sale price') || reduced.toFixed(2);
  }
  return { ...entry, values: { ...entry.values, price: [price], 'original price': [original] } };
}

/** Two dates, or one text with a slash between them. A day without a time lasts until midnight. */
function isNow(dates: readonly string[] = [], now: Date): boolean {
  const [start = '', end = ''] = dates.length > 1 ? dates : (dates[0] ?? '').split('/');
  const untilMidnight = end.length > 10 ? 0 : 24 * 60 * 60 * 1000;
  const isOver = Date.parse(end) + untilMidnight <= now.getTime();
  return !isOver && !(Date.parse(start) > now.getTime());
}
