// What the columns of a file are about.
import { unitNames } from '../../src/catalogue/units.ts';
import { folded, formatOf, isHeaderOf, sentences, tableIn } from './formats.ts';

/** In each file. The import makes up for the others. */
export const requiredColumns = ['name', 'price'];
export const usefulColumns = ['category', 'description', 'item number'];

/** Options of the command: `named` are the titles that the owner wants as specifications; `hidden` rows are imported. */
export type Wishes = {
  named?: readonly string[];
  mapping?: Mapping;
  sheet?: string;
  hidden?: boolean;
};

/** What the columns with these titles are about, which are left out, and which are the `likely` ones for what is missing. */
export function columnsOf(titles: readonly string[], { named = [], mapping = [] }: Wishes = {}) {
  const format = formatOf(titles);
  const fields = fieldsOf(titles, format);
  const faults = [...fields].flatMap(([field, { length }]) =>
    length > 1 && !format.isExport ? `the column "${field}" is there twice.` : [],
  );
  // A specification has its unit in brackets, and an asterisk if it is on the card: `Weight [lb]*`.
  const specifications = titles.flatMap((title, index) => {
    const isNamed = named.some((name) => isOneName(name, title));
    const isOpen = title.includes('[') && !isPrivate(title);
    const [, name, inside = ''] = title.match(/^([^[*]+?)\s*\*?\s*(?:\[([^\]]*)\])?\s*\*?$/) ?? [];
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
  const isMissing = (column: string) => !fields.has(column);
  const missing = requiredColumns.filter(isMissing);
  const pairs = likelyColumns([...missing, ...usefulColumns.filter(isMissing)], leftOut);
  const likely = pairs.length > 0 ? `--columns "${pairs.join(',')}"` : '';
  const english = format.isExport ? '' : ', with these English names';
  const headers = missing.map((column) => format.cell(column) || column).join(', ');
  const advice = likely && ` ${sentences.get('missing columns')} ${likely}`;
  const text = `columns are missing${english}: ${headers}; ${found}${advice}`;
  if (missing.length > 0) faults.push(text);
  const unknown = named.filter((name) => !titles.some((title) => isOneName(name, title)));
  if (unknown.length > 0)
    faults.push(`--specifications "${unknown.join(', ')}" is no column; ${found}`);
  const read = format.headers.map(([field]) => field).join(', ');
  for (const [to, from] of mapping) {
    const wish = `--columns "${to}=${from}":`;
    if (!titles.includes(to)) faults.push(`${wish} there is no column "${from}"; ${found}`);
    if (leftOut.includes(to))
      faults.push(`${wish} no column is read as "${to}"; there are ${read}.`);
  }
  return { titles, format, fields, specifications, leftOut, likely, faults };
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
  return [title, short].map(folded).includes(folded(name));
}

/** What an owner does not publish by mistake, in the languages of the larger shops. */
const privateWords = new RegExp(tableIn('private-words.txt').flat().join('|'), 'i');

export const isPrivate = (title: string) => privateWords.test(title.replaceAll(/[_-]/g, ' '));

/** `--columns "name=Bezeichnung,price=VK brutto"`: what the import reads, and the header in the file. */
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
    const [to] = mapping.find(([, from]) => folded(from) === folded(title)) ?? [];
    const isTaken = mapping.some(([each]) => folded(each) === folded(title));
    return to ?? (isTaken ? `${title} (of the file)` : title);
  });

const likelyTable = tableIn('likely-columns.csv').map(([field = '', ...expressions]) => {
  return { field, tests: expressions.map((text) => new RegExp(text, 'iu')) };
});

/** The likeliest columns of these fields: `name=Bezeichnung`, `price=VK brutto`. */
export function likelyColumns(missing: readonly string[], titles: readonly string[]): string[] {
  const free = new Set(titles.filter((title) => title && !isPrivate(title)));
  const found = likelyTable.flatMap(({ field, tests }) => {
    const own = missing.includes(field) ? tests : [];
    const title = own.flatMap((test) => [...free].find((each) => test.test(each)) ?? [])[0];
    return title && free.delete(title) ? [[field, `${field}=${title}`] as const] : [];
  });
  return missing.flatMap((field) => new Map(found).get(field) ?? []);
}
