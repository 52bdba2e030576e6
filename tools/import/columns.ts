// Reads the titles of a file's columns: which field of a product each is.
import { greatest, least } from 'd3-array';
import { unitNames } from '../../src/catalogue/units.ts';
import { folded, formatOf, isHeaderOf, tableIn } from './formats.ts';
import { oneLine } from './texts.ts';

/** In each file. The import makes up for the others. */
export const requiredColumns = ['name', 'price'];
const usefulColumns = ['category', 'description', 'item number'];

/** Options of the command: `named` are the titles that the owner wants as specifications; `hidden` rows are imported. */
export type Wishes = {
  named?: readonly string[];
  mapping?: Mapping;
  sheet?: string;
  hidden?: boolean;
  encoding?: string;
};

/** The fields of the columns with these titles, and the columns that are left out. */
export function columnsOf(titles: readonly string[], { named = [], mapping = [] }: Wishes = {}) {
  const format = formatOf(titles);
  const fields = fieldsOf(titles, format);
  const faults = [...fields].flatMap(([field, { length }]) =>
    length > 1 && !(format.isExport || several.has(field))
      ? `the column "${field}" is there twice.`
      : [],
  );
  // A specification has its unit in brackets, and an asterisk if it is on the card: `Weight [lb]*`.
  const specifications = titles.flatMap((title, index) => {
    const isNamed = named.some((name) => isOneName(name, title));
    const ofShop = nameInShop(title);
    const isOpen = title.includes('[') && !ofShop && !isPrivate(title);
    const [, name, inside = ''] =
      (ofShop ?? title).match(/^([^[*]+?)\s*\*?\s*(?:\[([^\]]*)\])?\s*\*?$/) ?? [];
    if (!name || titles.indexOf(title) < index || !(isNamed || isOpen)) return [];
    const unit = unitNames.find((each) => foldedUnit(each) === foldedUnit(inside));
    if (unit || inside.trim() === '')
      return { title, index, name, unit, isOnCard: title.includes('*') };
    const problem = `has the unknown unit "${inside}", there are ${unitNames.join(', ')}.`;
    // An export has brackets for other things too.
    if (isNamed || !format.isExport) faults.push(`the column "${title}" ${problem}`);
    return [];
  });
  for (const { title, index } of specifications) if (!fields.has(title)) fields.set(title, [index]);
  const used = new Set([...fields.values()].flat());
  const leftOut = titles.filter((title, index) => title !== '' && !used.has(index));
  const found = `found: ${titles.filter(Boolean).join(', ')}.`;
  const unknown = named.filter((name) => !titles.some((title) => isOneName(name, title)));
  if (unknown.length > 0)
    faults.push(`--specifications "${unknown.join(', ')}" is no column; ${found}`);
  const read = format.headers
    .flatMap(([field, { length }]) => (length > 0 ? field : []))
    .join(', ');
  for (const [to, from] of mapping.filter(([, from]) => from)) {
    const wish = `--columns "${to}=${from}":`;
    if (!titles.includes(to)) faults.push(`${wish} there is no column "${from}"; ${found}`);
    if (leftOut.includes(to))
      faults.push(`${wish} no column is read as "${to}"; there are ${read}.`);
  }
  /** Whether a field could be asked about: it has no column, and the owner has not said that it has none, as in `brand=`. */
  const isUnknown = (field: string) => {
    const own = format.headers.flatMap(([each, headers]) => (each === field ? headers : []));
    return (
      !fields.has(field) && !mapping.some(([to]) => [folded(field), ...own].some(isHeaderOf(to)))
    );
  };
  return { titles, format, fields, specifications, leftOut, faults, isUnknown };
}

export type Columns = ReturnType<typeof columnsOf>;

/** Fields that may have several columns: what tells variants apart, the stock of each place, and which rows are sold. */
const several = new Set(['options', 'stock', 'sold']);

/** `Torque (product.metafields.custom.torque)`, `Metafield: custom.drive_size [number_decimal]`, `Meta: _drive` without what is the shop's. */
export function nameInShop(title: string): string | undefined {
  const [, before] = title.match(/^(.+?) \((?:product|variant)\.metafields\..*\)$/) ?? [];
  const [, key] =
    title.match(/^(?:(?:variant )?metafield: (?:.*\.)?|meta: _?)([^.\s]+)(?: \[.*\])?$/i) ?? [];
  return before ?? key?.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** The indexes of the columns of each field. */
export function fieldsOf(titles: readonly string[], { headers } = formatOf(titles)) {
  const tests = titles.map((title) => (title ? isHeaderOf(title) : () => false));
  const indexesOf = (header: string) => tests.flatMap((test, index) => (test(header) ? index : []));
  const all = headers.map(([field, own]) => [field, [...new Set(own.flatMap(indexesOf))]] as const);
  return new Map<string, readonly number[]>(all.filter(([, indexes]) => indexes.length > 0));
}

/** A unit without letter case, spaces and points: `Nm`, `in`. */
export const foldedUnit = (unit: string) => unit.toLowerCase().replaceAll(/[\s.·]/g, '');

/** `Weight` names the column `Weight [lb]`. What is private has to be named in full. */
export function isOneName(name: string, title: string): boolean {
  const short = isPrivate(title) ? title : title.replaceAll(/\[.*?\]|\(.*?\)|\*/g, '');
  return [title, short, nameInShop(title) ?? ''].map(folded).includes(folded(name));
}

const wordsIn = (file: string) => new RegExp(tableIn(file).flat().join('|'), 'iu');
const taxOfPrice = wordsIn('tax-words.txt');
const [costs, stocks, others] = ['cost', 'stock', 'private'].map((kind) =>
  wordsIn(`${kind}-words.txt`),
);

/** `VK inkl. MwSt.` is a price and no tax. */
const plainTitle = (title: string) => title.replaceAll(/[_-]/g, ' ').replace(taxOfPrice, ' ');

/** The meaning of a title in the languages of the larger shops. */
export const isOfCosts = (title: string) => costs?.test(plainTitle(title)) === true;
export const isOfStock = (title: string) => stocks?.test(plainTitle(title)) === true;

/** Columns that an owner must not publish by mistake. */
export const isPrivate = (title: string) =>
  isOfCosts(title) || isOfStock(title) || others?.test(plainTitle(title)) === true;

/** `--columns "name=Bezeichnung,brand="`: what the import reads, and the header in the file. Without a header there is no such column. */
export type Mapping = readonly (readonly [to: string, from: string])[];

/** A comma is part of a header, unless the text after it has a `=` before the next comma. */
export const mappingOf = (text: string): Mapping =>
  text.split(/,(?=[^,=]+=)/).flatMap((pair) => {
    const [to = '', ...from] = pair.split('=').map((name) => name.trim());
    return to ? [[to, from.join('=')] as const] : [];
  });

/** The headers with the names that the mapping gives them. A column that had such a name before loses it. */
export const titlesWith = (titles: readonly string[], mapping: Mapping): string[] =>
  titles.map((title) => {
    const header = oneLine(title.replaceAll(/(?!\s)[\p{Cc}\u00ad\u200b\ufeff]/gu, ''));
    const [to] = mapping.find(([, from]) => header && folded(from) === folded(header)) ?? [];
    const isTaken = mapping.some(([each]) => folded(each) === folded(header));
    return to ?? (isTaken ? `${header} (of the file)` : header);
  });

const likelyTable = tableIn('likely-columns.csv').map(([field = '', ...expressions]) => {
  return { field, tests: expressions.map((text) => new RegExp(text, 'iu')) };
});

/** The place of a title among the words for a field, of which the first are the likeliest. Infinity if none fits. */
export function placeOf(title: string, field: string): number {
  const { tests = [] } = likelyTable.find((each) => each.field === field) ?? {};
  const place = tests.findIndex((test) => test.test(title.replaceAll('_', ' ')));
  return place === -1 ? Number.POSITIVE_INFINITY : place;
}

/** The likeliest column of each of these fields. One that is private is none. */
export function likelyColumns(missing: readonly string[], titles: readonly string[]): Mapping {
  const free = new Set(titles.filter((title) => title && !isPrivate(title)));
  const found = likelyTable.flatMap(({ field }): Mapping => {
    const title = missing.includes(field) && least(free, (each) => placeOf(each, field));
    const isLikely = title && placeOf(title, field) < Infinity && free.delete(title);
    return isLikely ? [[field, title]] : [];
  });
  return found.toSorted(([a], [b]) => missing.indexOf(a) - missing.indexOf(b));
}

/** The likeliest of these rows to have the names of the columns: a cover, a title or a legend may be above. */
export function headerIn<Row extends { texts: readonly string[] }>(
  rows: readonly Row[],
  mapping: Mapping = [],
) {
  const candidates = rows.map((row) => {
    const titles = titlesWith(row.texts, mapping);
    const fields = fieldsOf(titles);
    const isTable = titles.filter(Boolean).length > 1;
    const missing = [...requiredColumns, ...usefulColumns].filter((each) => !fields.has(each));
    const likely = isTable ? likelyColumns(missing, titles) : [];
    return { ...row, titles, fields, score: fields.size + likely.length + (isTable ? 0.5 : 0) };
  });
  return greatest(candidates, (a, b) => a.score - b.score);
}
