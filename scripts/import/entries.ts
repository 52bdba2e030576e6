// From the rows of an export to what the store sells: without drafts, variants and images with their product, at today's price.
import { counted } from '../../src/text/counted.ts';
import { amountsIn } from './amounts.ts';
import type { Format } from './formats.ts';
import { grouped } from './report.ts';
import type { Row } from './spreadsheet.ts';
import { slugOf } from './texts.ts';

/** A row, with the texts of each field in the order of its columns, and the images that it names. */
export type Entry = { row: Row; values: Record<string, string[]>; images: Image[] };
export type Image = { url: string; text: string };

/** The first filled text of a field. */
export const value = ({ values }: Entry, field: string): string =>
  values[field]?.find((text) => text !== '') ?? '';

export const entriesOf = (
  rows: readonly Row[],
  fields: ReadonlyMap<string, readonly number[]>,
): Entry[] =>
  rows.map((row) => {
    const texts = (indexes: readonly number[]) => indexes.map((index) => row.cells[index] ?? '');
    const values = Object.fromEntries([...fields].map(([field, at]) => [field, texts(at)]));
    return { row, values, images: imagesIn(values) };
  });

/** A cell can have several images, separated by commas, and another one their texts. */
function imagesIn({ images = [], 'image text': texts = [] }: Entry['values']): Image[] {
  const urls = images.flatMap((cell) => cell.split(/,\s*(?=https?:|\/)|,\s+/)).filter(Boolean);
  const parts = urls.length > 1 ? texts.flatMap((cell) => cell.split(/,\s*/)) : texts;
  return urls.map((url, index) => ({ url, text: parts[index] ?? '' }));
}

/** An entry for each product that the rows of an export sell, and lines about the other rows. */
export function sellable(entries: readonly Entry[], format: Format) {
  const unsold: string[] = [];
  const counts = { own: 0, same: 0, images: 0 };
  const sold = familiesOf(entries).flatMap(({ head, variants, imageRows }) => {
    const bought = variants.filter((entry) => {
      const reason = notForSale(head) ?? notForSale(entry, entry !== head);
      if (reason) unsold.push(reason);
      return !reason;
    });
    const groups = [...grouped(bought, offerOf).values()];
    if (groups.length > 1) counts.own += groups.length;
    counts.same += bought.length - groups.length;
    counts.images += imageRows.length;
    const ofAll = format.cell('variant image') ? [...variants, ...imageRows] : [head];
    const place = (entry: Entry) => Number(value(entry, 'image position'));
    const images = ofAll.toSorted((a, b) => place(a) - place(b)).flatMap((entry) => entry.images);
    const optionOf = optionsOf(bought);
    return groups.map((group) => {
      const option = group.map(optionOf).filter(Boolean).join(' or ');
      return productOf({ head, group, images, option }, { isOnly: groups.length === 1, format });
    });
  });
  const reasons = [...grouped(unsold, String)].map(([reason, rows]) => `${reason}: ${rows.length}`);
  const rows = (count: number, what: string) => `${counted(count, 'row')} ${what}`;
  const lines = [
    `Variants: ${rows(counts.own, 'that are products of their own')}, ${rows(counts.same, 'like another variant')}, ${rows(counts.images, 'with a further image')}.`,
    `Not for sale: ${counted(unsold.length, 'row')}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}.`,
  ];
  return { sold, lines };
}

/** The rows of a product. Those without price and option only have further images. */
type Family = { head: Entry; variants: Entry[]; imageRows: Entry[] };

/** The head is a variant itself, unless other rows are the variants of it. */
function familiesOf(entries: readonly Entry[]): Family[] {
  const heads = new Map<string, Entry>();
  for (const entry of entries) {
    const [group, id] = [value(entry, 'group'), value(entry, 'checkout id')];
    const own = value(entry, 'parent') ? [] : [value(entry, 'item number'), id && `id:${id}`];
    for (const key of [group && `group ${group}`, ...own])
      if (key && !heads.has(key)) heads.set(key, entry);
    for (const [, sku] of value(entry, 'variations').matchAll(/(?:^|\|)sku=([^,|]+)/g))
      heads.set(`variant ${sku}`, entry);
  }
  const families = new Map<Entry, Family>();
  for (const entry of entries) {
    const variant = `variant ${value(entry, 'item number')}`;
    const keys = [value(entry, 'parent'), `group ${value(entry, 'group')}`, variant];
    const head = keys.map((key) => heads.get(key)).find(Boolean) ?? entry;
    const family = families.get(head) ?? { head, variants: [], imageRows: [] };
    families.set(head, family);
    const isOffer = head === entry || value(entry, 'price') || value(entry, 'options');
    family[isOffer || !value(entry, 'group') ? 'variants' : 'imageRows'].push(entry);
  }
  for (const { head, variants } of families.values())
    if (/variable|configurable/.test(value(head, 'type')) && variants.length > 1)
      variants.splice(variants.indexOf(head), 1);
  return [...families.values()];
}

const yes = /^(1|true|yes|enabled|active|published)?$/i;

/** The values with which a row is for sale. */
const forSale: Record<string, RegExp> = {
  status: /^(active)?$/i,
  published: yes,
  'for order': yes,
  visibility: /^(?!hidden$|none$|nowhere$|not visible)/i,
  type: /^(?!.*\b(grouped|external|bundle)\b)/i,
  // The other store views of Magento repeat a product in another language.
  'store view': /^$/,
};

/** Why a row is not for sale; undefined if it is. A variant is not visible where its product is. */
export function notForSale(entry: Entry, isVariant = false): string | undefined {
  const field = Object.keys(forSale).find(
    (each) =>
      !(isVariant && each === 'visibility') && !forSale[each]?.test(value(entry, each).trim()),
  );
  return field && `${field} "${value(entry, field)}"`;
}

/** Whether a row cannot be ordered. */
export function isSoldOut(entry: Entry, format: Format): boolean {
  const isOut = /^(0|no|false|out[ _]?of[ _]?stock)$/i.test(value(entry, 'availability'));
  const stock = value(entry, 'stock');
  const isTracked = entry.values.tracker?.every((text) => /^(0|false)?$/i.test(text)) !== true;
  const isNone = isOut || (stock !== '' && Number(stock) <= 0);
  const backorders = new RegExp(format.cell('backorders allowed'), 'i');
  return isNone && isTracked && !backorders.test(value(entry, 'backorders'));
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

/** Of one offer: its variants, their option, and the images of the whole product. `isOnly` if the product has no other offer. */
type Offer = { head: Entry; group: readonly Entry[]; images: readonly Image[]; option: string };
type Kind = { isOnly: boolean; format: Format };

function productOf(offer: Offer, { isOnly, format }: Kind): Entry {
  const { head, group, images, option } = offer;
  const available = group.filter((entry) => !isSoldOut(withStock(entry, head), format));
  const [first = head] = [...available, ...group];
  const values = Object.fromEntries(
    Object.entries(first.values).map(([field, texts]) => {
      const isOwn = texts.some(Boolean) || (!isOnly && ofVariant.includes(field));
      return [field, isOwn ? texts : (head.values[field] ?? [])];
    }),
  );
  const cells = first.row.cells.map((cell, index) => cell || (head.row.cells[index] ?? ''));
  const entry = { ...first, row: { ...first.row, cells }, values };
  const name = value(isOnly || group.length > 1 ? head : entry, 'name');
  const isNamed = isOnly || option.split(', ').every((part) => name.includes(part));
  const ownId = value(entry, 'id');
  const id = slugOf(/\D/.test(ownId) ? ownId : '');
  const isShared = !isOnly && ownId === value(head, 'id');
  const databaseNumber = new RegExp(format.cell('database number'));
  const numbers = (values['item number'] ?? []).filter(
    (text) => text && !databaseNumber.test(text),
  );
  const own = value(entry, 'variant image');
  const ownImages = own ? [{ url: own, text: '' }] : first.images;
  const shown = !isOnly && ownImages.length > 0 ? ownImages : images;
  return {
    ...withValues(entry, {
      id: id && isShared ? slugOf(`${id} ${option}`) : id,
      name: isNamed ? name : `${name}, ${option}`,
      // Excel reads a number after an apostrophe as text.
      'item number': (numbers[0] ?? '').replace(/^'/, ''),
      availability: available.length > 0 ? '' : 'sold out',
    }),
    images: [...new Map(shown.map((image) => [image.url, image])).values()],
  };
}

const withValues = (entry: Entry, values: Record<string, string>): Entry => ({
  ...entry,
  values: {
    ...entry.values,
    ...Object.fromEntries(Object.entries(values).map(([field, text]) => [field, [text]])),
  },
});

/** WooCommerce writes `parent` where a variation has the stock of its product. */
const withStock = (entry: Entry, head: Entry): Entry =>
  value(entry, 'stock') === 'parent' ? withValues(entry, { stock: value(head, 'stock') }) : entry;

/** A lower sale price becomes the price while it is valid, and the regular price the original one. Other original prices are above the price. */
export function withSalePrice(entry: Entry, currencies: readonly string[], now: Date): Entry {
  const amount = (field: string) => amountsIn(value(entry, field), currencies)[0] ?? 0;
  const price = amount('price');
  const reduced = (price - amount('discount')) * (1 - amount('discount percent') / 100);
  const sale = amount('sale price') || reduced;
  if (sale > 0 && sale < price && isNow(entry.values['sale dates'], now)) {
    const text = value(entry, 'sale price') || reduced.toFixed(2);
    return withValues(entry, { price: text, 'original price': value(entry, 'price') });
  }
  return amount('original price') > price ? entry : withValues(entry, { 'original price': '' });
}

/** Two dates, or one text with a slash between them. A day without a time lasts until midnight. */
function isNow(dates: readonly string[] = [], now: Date): boolean {
  const [start = '', end = ''] = dates.length > 1 ? dates : (dates[0] ?? '').split('/');
  const untilMidnight = end.length > 10 ? 0 : 24 * 60 * 60 * 1000;
  const isOver = Date.parse(end) + untilMidnight <= now.getTime();
  return !isOver && !(Date.parse(start) > now.getTime());
}
