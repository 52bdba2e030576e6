// From the rows of an export to what the store sells: without drafts, variants and images with their product, at today's price.
import { group, max, range } from 'd3-array';
import { firstOf } from '../../build/next-steps.ts';
import type { MoneyFormat } from '../../src/money/money-format.ts';
import { counted } from '../../src/text/counted.ts';
import { amountsIn } from './amounts.ts';
import type { Columns } from './columns.ts';
import type { timeReader } from './dates.ts';
import { conditions, type Format } from './formats.ts';
import type { Row } from './sheet.ts';
import { oneLine, slugOf, slugWith, withWords } from './texts.ts';

/** The texts of each field, in the order of its columns. `sizes` are the options of variants that are one product, `ownName` tells it from others of its name. */
export type Entry = Pick<Row, 'isStruck' | 'shown'> & {
  row: number;
  values: Values;
  images: Image[];
  sizes?: Size;
  ownName?: string | undefined;
};
export type Image = { url: string; text: string };
type Size = { name: string; value: string };
type Values = Record<string, string[]>;
export type Today = {
  currencies: readonly string[];
  money?: MoneyFormat | undefined;
  now: Date;
  timeOf: ReturnType<typeof timeReader>;
};

/** The first filled text of a field. */
export const value = ({ values }: Entry, field: string): string =>
  values[field]?.find((text) => text !== '') ?? '';

export const nameOf = (entry: Entry): string => oneLine(value(entry, 'name'));

export function entriesOf(rows: readonly Row[], { fields, titles, format }: Columns): Entry[] {
  const [start = '', isStart = ''] = format.cell('a product starts with').split(/:(.*)/);
  const indexes = fields.get('options') ?? [];
  // A column such as product_variation_option_Size has the name of its option.
  const optionNames = indexes.map((index) => `${titles[index]}`.replace(/^.*_option_/i, ''));
  let starts = 0;
  return rows.map(({ number, cells, isStruck, shown }) => {
    const values: Values = { 'option names': optionNames };
    for (const [field, all] of fields) values[field] = all.map((index) => cells[index] ?? '');
    values.options = values.options?.flatMap(optionsIn) ?? [];
    // `Gift Card: false | Requires shipping: true | Type: Jacks`
    const goods = (fields.get('goods') ?? []).map((at) => `${titles[at]}: ${cells[at] ?? ''}`);
    values.goods = [goods.join(' | ')];
    if (start && new RegExp(isStart, 'i').test(`${values[start]?.join('')}`)) starts += 1;
    if (start) values.group = [`${starts}`];
    const images = imagesIn(values.images, values['image text'], format.cell('images are at'));
    return { row: number, isStruck, shown, values, images };
  });
}

/** BigCommerce has `Type=Swatch|Name=Color|Value=Red`, one after another; Wix has `#ff0000:Red`. */
const optionsIn = (cell: string) =>
  cell.split(/(?<=.)(?=Type=)/s).map((text) => text.replace(/^.*Value=|^#[\da-f]{6}:/i, '').trim());

/** A cell can have several images, and another one their texts. */
function imagesIn(cells: readonly string[] = [], texts: readonly string[] = [], base = '') {
  const isUrl = (text: string) => /^(https?:)?\/\//.test(text);
  const between = (cell: string) =>
    isUrl(cell) ? /(?:[,;]\s*|\s+)(?=https?:|\/\/)|,\s*(?=\/)|,\s+/ : /[,;]\s*/;
  const urls = cells.flatMap((cell) => cell.split(between(cell))).filter(Boolean);
  const parts = urls.length > 1 ? texts.flatMap((text) => text.split(/,\s*/)) : texts;
  const imageOf = (url: string, text = ''): Image => ({
    url: isUrl(url) ? url.replace(/^\/\//, 'https://') : base + url,
    text,
  });
  return urls.map((url, index) => imageOf(url, parts[index]));
}

/** Of these the names are said, because they may be sold after all. */
const goodsReason = conditions.find(({ field }) => field === 'goods')?.reason;

/** More variants of one price and item number than these are one product. */
const mostVariants = 12;
const variable = /vari(able|ant|ation)\b|configur/i;

/** An entry for each product that the rows of an export sell, and lines about the other rows. A list of an owner is as it is. */
export function sellable(entries: readonly Entry[], format: Format) {
  if (!format.isExport) return { sold: entries, lines: [] };
  const reasons: { reason: string; name: string }[] = [];
  const sold = [...familiesOf(entries)].flatMap(([head, family]) => {
    // A row without price and option only has a further image.
    const isImage = (entry: Entry) =>
      entry !== head &&
      value(entry, 'group') !== '' &&
      !(value(entry, 'price') || value(entry, 'options') || notForSale(entry, format, true));
    const others = family.filter((entry) => !isImage(entry));
    // A head is a variant itself, unless others are the variants of it.
    const isVariable = others.some((entry) => variable.test(value(entry, 'type')));
    const bought = others.filter((entry) => {
      if (isVariable && others.length > 1 && entry === head) return false;
      const reason = notForSale(head, format) ?? notForSale(entry, format, entry !== head);
      if (reason) reasons.push({ reason, name: value(entry, 'name') || value(head, 'name') });
      return !reason;
    });
    const { optionOf, names } = optionsOf(bought);
    const offers = [...group(bought, offerOf).values()].flatMap((offer) => {
      const variants = [...group(offer, optionOf)];
      if (variants.length <= mostVariants) return variants;
      const list = variants.map(([option]) => option).join('; ');
      const sizes = { name: names || 'Options', value: list };
      return [['', offer.map((entry) => ({ ...entry, sizes }))] as [string, Entry[]]];
    });
    const place = (entry: Entry) => Number(value(entry, 'image position'));
    const all = format.cell('variant image') ? family : [head, ...family.filter(isImage)];
    const images = all.toSorted((a, b) => place(a) - place(b)).flatMap((entry) => entry.images);
    const withImages = { ...head, images };
    if (offers.length === 1) return productOf(withImages, offers[0]?.[1] ?? [], format);
    return offers.map(([option, offer]) => productOf(withImages, offer, format, option));
  });
  const lines = [...group(reasons, ({ reason }) => reason)].map(([reason, all]) => {
    const names =
      reason === goodsReason ? ` (${firstOf([...new Set(all.map(({ name }) => name))])})` : '';
    return `Left out as ${reason}: ${counted(all.length, 'row')}${names}.`;
  });
  return { sold, lines };
}

/** Ids, names and item numbers of the products that only all rows have, and not those that are shown. */
export function textsOfHidden(all: readonly Entry[], shown: readonly Entry[], format: Format) {
  const textsOf = (entry: Entry) =>
    ['id', 'name', 'item number', 'gtin'].map((field) => oneLine(value(entry, field)));
  const keys = new Set(shown.map((entry) => textsOf(entry).join('\n')));
  const numbers = new Set(shown.map((entry) => value(entry, 'item number')).filter(Boolean));
  return sellable(all, format)
    .sold.filter((entry) => !numbers.has(value(entry, 'item number')))
    .map(textsOf)
    .flatMap((texts) => (keys.has(texts.join('\n')) ? [] : texts.filter(Boolean)));
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
  const isOfHead = (text: string) => text === 'parent' || (text === '' && takesOver(format));
  const textsOf = (field: string) =>
    (isOfHead(value(entry, field)) ? head : entry).values[field] ?? [];
  // A shop with several places has a column for each.
  const stock = textsOf('stock').filter(Boolean);
  const isNone = stock.length > 0 && stock.every((text) => Number(text.replace(',', '.')) <= 0);
  const tracker = textsOf('tracker');
  const isTracked = !tracker.length || tracker.some((text) => !/^(0|false|none)?$/i.test(text));
  const isOrdered = format.test('backorders allowed', value(entry, 'backorders'));
  return (isOut || isNone) && isTracked && !isOrdered;
}

const takesOver = (format: Format) => format.test('empty cells of variants', 'of the product');
const priceFields = ['price', 'original price', 'sale price'];
const offerFields = [...priceFields, 'surcharge', 'item number'];
const offerOf = (entry: Entry) => offerFields.map((field) => value(entry, field)).join('\n');

/** An id of the shop, which would be no URL that anybody reads: `42`, `product_24eaa7b1-6f7c-aeff-ac2c-584b7ecb8afb`. */
export const isOfShop =
  /^\d*$|[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}|^([a-z]+[_-])?(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{16,}$|^\w+\.\w*product_\w+$/i;

/** Fields that a variant with a product of its own does not take over. */
const ofVariant = [...offerFields, 'gtin', 'checkout id', 'variant image'];

/** The options that differ among these entries, such as `Red, Large`, and their names. */
function optionsOf(entries: readonly Entry[]) {
  const all = entries.map(({ values }) => values.options ?? []);
  const textsAt = (index: number) => new Set(all.map((options) => options[index] ?? ''));
  const most = max(all, ({ length }) => length) ?? 0;
  const differing = range(most).filter((index) => textsAt(index).size > 1);
  const textOf = (field: string) => (entry: Entry) =>
    differing.flatMap((index) => entry.values[field]?.[index] || []).join(', ');
  return { optionOf: textOf('options'), names: entries.map(textOf('option names')).find(Boolean) };
}

/** The product of one offer of variants. `head` has the texts and images of the product. Without `option` there is no other offer. */
function productOf(head: Entry, offer: readonly Entry[], format: Format, option?: string): Entry {
  const isOnly = option === undefined;
  const available = offer.filter((entry) => !isSoldOut(entry, format, head));
  const [first = head] = [...available, ...offer];
  const isPriceOfHead = takesOver(format) && !value(first, 'price');
  const ownFields = ofVariant.slice(isPriceOfHead ? priceFields.length : 0);
  const values = Object.fromEntries(
    Object.entries(first.values).map(([field, texts]) => {
      const isOwn = texts.some(Boolean) || (!isOnly && ownFields.includes(field));
      return [field, isOwn ? texts : (head.values[field] ?? [])];
    }),
  );
  const name = value(isOnly || offer.length > 1 ? head : { ...first, values }, 'name');
  const hasWords = (words: string) => `-${slugOf(name)}-`.includes(`-${slugOf(words)}-`);
  const isNamed = !option || option.split(', ').every(hasWords);
  const ownId = value({ ...first, values }, 'id');
  const id = slugOf(isOfShop.test(ownId) ? '' : ownId);
  const isShared = !isOnly && ownId === value(head, 'id');
  const own = format.cell('variant image') ? imagesIn(values['variant image']) : first.images;
  const images = !isOnly && own.length > 0 ? own : head.images;
  const isOwnNumber = (text: string) => !format.test('database number', text);
  values.id = [id && isShared ? slugWith(id, option) : id];
  values.name = [isNamed ? name : `${withWords(name, 140)}, ${withWords(option, 58)}`];
  values['item number'] = (values['item number'] ?? []).filter(isOwnNumber);
  // Before what the file says.
  values.availability = available.length > 0 ? [] : ['sold out', value(first, 'availability')];
  const distinct = new Map(images.map((image) => [image.url, image]));
  return { ...first, values, images: [...distinct.values()] };
}

/** The dates of a sale have columns of their own, or one cell has both with a slash between them. */
export function saleDatesOf(entry: Entry): string[] {
  const [, start = '', end = ''] = value(entry, 'sale dates').match(/^([^/]*)\/?([^/]*)$/) ?? [];
  return [value(entry, 'sale start') || start, value(entry, 'sale end') || end];
}

/** The entry at today's price. There is no sale if a field that it needs is `unread`: it cannot be read for certain. */
export function withSalePrice(entry: Entry, { currencies, money, now, timeOf }: Today) {
  const decimals = money?.digits ?? 2;
  const unread: string[] = [];
  function amount(field: string, text = value(entry, field)) {
    const meanings = amountsIn(text, currencies, money);
    if (text && meanings.length !== 1) unread.push(field);
    return meanings[0] ?? 0;
  }
  const [own, surcharge] = [value(entry, 'price'), value(entry, 'surcharge')];
  const price = own && surcharge && Number(surcharge) !== 0 ? `${own} + ${surcharge}` : own;
  const regular = amount('price', price);
  const isPercent = /percent/i.test(value(entry, 'discount mode'));
  const percent = value(entry, isPercent ? 'discount' : 'discount percent').replace(/\s*%$/, '');
  const discounted = regular - (isPercent ? 0 : amount('discount'));
  const reduced = discounted * (1 - amount('discount percent', percent) / 100);
  const isOffered = !/^(no|false|0)$/i.test(value(entry, 'on sale'));
  const offered = isOffered ? amount('sale price') : 0;
  const sale = Number((offered || reduced).toFixed(decimals));
  const original = amount('original price') > regular ? value(entry, 'original price') : '';
  const isLower = sale > 0 && sale < Number(regular.toFixed(decimals)) && unread.length === 0;
  const [start, end] = saleDatesOf(entry).map(timeOf);
  if (isLower && !(start && end)) unread.push('sale date');
  const isNow = start && end && start.start <= now.getTime() && now.getTime() < end.end;
  // Three decimals could be thousands.
  const computed = reduced.toFixed(decimals).replace(/\.\d{3}$/, '$&0');
  const salePrice = offered ? value(entry, 'sale price') : computed;
  const prices = isLower && isNow ? [salePrice, price] : [price, original];
  const values = { ...entry.values, price: prices.slice(0, 1), 'original price': prices.slice(1) };
  return { entry: { ...entry, values }, unread: unread.filter((field) => field !== 'price') };
}
