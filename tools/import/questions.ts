// Questions about a list, whose choices are the owner's own columns and values.
import { group } from 'd3-array';
import { type Unit, unitNamed, unitNames } from '../../src/catalogue/units.ts';
import { fold } from '../../src/text/fold.ts';
import { decimalMarkIn, isCurrency, measureIn, settled } from './amounts.ts';
import {
  type Columns,
  foldedUnit,
  isOfCosts,
  isOfStock,
  isPrivate,
  likelyColumns,
  type Mapping,
  placeOf,
} from './columns.ts';
import { sentences, tableIn } from './formats.ts';
import type { Choice, Question, Row } from './sheet.ts';
import { listed, oneLine, withWords } from './texts.ts';

/** A column that the import does not use, with its filled cells. */
type Column = { title: string; cells: readonly string[] };

const question = (key: string, choices: readonly Choice[], certain?: Choice, isOffer = false) => ({
  text: `${sentences.get(key)}`,
  choices,
  certain,
  isOffer,
});

const choice = (label: string, pairs: Mapping): Choice => ({
  label,
  answer: { columns: pairs.map((pair) => pair.join('=')).join(',') },
});

const none = (field: string) => choice('None of them', [[field, '']]);

/** Three texts, so that a person sees what they are. */
export const examplesOf = (texts: readonly string[]) => {
  const distinct = new Set(texts.map((text) => withWords(oneLine(text), 50)));
  return [...distinct].slice(0, 3).join(' | ');
};

const labelOf = ({ title, cells }: Column) => `${title}: ${examplesOf(cells)}`;
const choiceOf = (column: Column, field: string) =>
  choice(labelOf(column), [[field, column.title]]);

/** The questions about the columns of a list, in this order. `rows` have clean texts. */
export function questionsOf(
  { titles, fields, leftOut, format, isUnknown }: Columns,
  rows: readonly Row[],
): Question[] {
  const cellsOf = (title: string) =>
    rows.flatMap(({ cells }) => cells[titles.indexOf(title)] || []);
  const columnsWith = (all: readonly string[]) =>
    all.map((title) => ({ title, cells: cellsOf(title) })).filter(({ cells }) => cells.length > 0);
  const free = columnsWith(leftOut);
  const descriptions = (fields.get('description') ?? []).map((at) => `${titles[at]}`);
  const isMissing = (field: string) => isUnknown(field) && !format.isExport;
  return [
    ...likelyQuestions(free, columnsWith(descriptions), isUnknown),
    ...(isUnknown('price') ? priceQuestion(free) : []),
    ...(isMissing('sold') ? soldQuestions(free, rows.length) : []),
    ...(isMissing('others') ? otherColumns(free, isUnknown('stock')) : []),
  ];
}

/** Fields that each product should have besides its price. */
const usual = ['name', 'item number', 'category', 'description'];

/** `Pipe saw`, `PIPE SAW`, 配管, but not `PS-12`. */
const isWord = (cell: string) => /\p{L}(?![A-Z\d])\p{L}|\p{L}{3,},? /u.test(cell);
const isOfWords = ({ cells }: Column) => cells.filter(isWord).length * 2 > cells.length;

/** Whether columns are what they look like. Answered with no, it asks about each. A list without names has them as descriptions. */
function likelyQuestions(
  free: readonly Column[],
  descriptions: readonly Column[],
  isUnknown: (field: string) => boolean,
): Question[] {
  const columns = [...free, ...(isUnknown('name') ? descriptions : [])];
  const texts = columns.filter((column) => !isAmounts(column));
  const likely = (fields: readonly string[], among: readonly Column[]) => {
    const titles = among.map(({ title }) => title);
    return likelyColumns(fields.filter(isUnknown), titles);
  };
  const name = likely(['name'], texts.filter(isOfWords));
  const others = texts.filter(({ title }) => title !== name[0]?.[1]);
  const pairs = [...name, ...likely([...usual.slice(1), 'gtin', 'brand'], others)];
  const isNameAsked = isUnknown('name') && name.length === 0 && texts.length > 0;
  const ofName = isNameAsked ? [fieldQuestion('name', texts)] : [];
  if (pairs.length === 0) return ofName;
  const labels = pairs.flatMap(([field, title]) =>
    texts.filter((each) => each.title === title).map((each) => `${field} = ${labelOf(each)}`),
  );
  const yes = choice('Yes', pairs);
  const asks = usual.filter(isUnknown).map((field) => fieldQuestion(field, texts));
  const no = { label: 'No, ask about each', answer: {}, asks };
  const asked = question('likely columns', [yes, no], yes, name.length === 0);
  return [...ofName, { ...asked, text: [asked.text, ...labels].join('\n  ') }];
}

/** Asks which of these columns is the field, the likeliest first. Only a name is always there. */
function fieldQuestion(field: string, texts: readonly Column[]): Question {
  const isName = field === 'name';
  const place = (column: Column) =>
    Math.min(placeOf(column.title, field), 50) - (isName && isOfWords(column) ? 100 : 0);
  const sorted = texts.toSorted((a, b) => place(a) - place(b));
  const choices = sorted.map((column) => choiceOf(column, field));
  const likely = sorted.filter((column) => place(column) < 50).length;
  const asked = question('field', isName ? choices : choices.toSpliced(likely, 0, none(field)));
  return { ...asked, text: asked.text.replace('…', field) };
}

/** `129,99`, `$5`, `1 299,00 Kč`: a word, a number with or without decimals, a word. */
const amount = /^([^\d.,-]*)\d[\d\s.,'’]*?([.,]\d\d?|[.,]\d{4,})?\s*([^\d\s]*)$/u;
/** Whether most cells are amounts of money: their decimals or their currency say so, or the title. */
function isAmounts({ title, cells }: Column): boolean {
  const isPriced = placeOf(title, 'price') < Infinity || isOfCosts(title);
  const isOther = isPrivate(title) || placeOf(title, 'measure') < Infinity || unitIn(title);
  const found = cells.filter((cell) => {
    const [whole, before = '', decimals, after = ''] = cell.match(amount) ?? [];
    const words = [before, after].map((word) => word.trim()).filter(Boolean);
    const areCurrencies = words.every((word) => isCurrency(word) || /^[.,]?[-–—]+$/.test(word));
    return whole && areCurrencies && (isPriced || decimals || words.length > 0);
  });
  return (isPriced || !isOther) && found.length >= cells.length * 0.8;
}

/** The price is never guessed between two columns. What looks like costs is listed last. */
function priceQuestion(free: readonly Column[]): Question[] {
  const amounts = free.filter(isAmounts);
  const numbers = free.filter(({ cells }) => cells.every((cell) => /\d/.test(cell)));
  const hasPrices = amounts.some(({ title }) => !isOfCosts(title));
  const all = hasPrices ? amounts : numbers.length > 0 ? numbers : free;
  const place = ({ title }: Column) =>
    isOfCosts(title) ? 100 : Math.min(placeOf(title, 'price'), 50);
  const sorted = all.toSorted((a, b) => place(a) - place(b));
  const choices = sorted.map((column) => {
    const costs = isOfCosts(column.title) ? ` (${sentences.get('costs')})` : '';
    return choice(`${labelOf(column)}${costs}`, [['price', column.title]]);
  });
  const isCertain = amounts.length === 1 && hasPrices;
  return all.length > 0 ? [question('price', choices, isCertain ? choices[0] : undefined)] : [];
}

const [soldTitle, unsoldTitle, yes, no] = tableIn('sold-words.csv').map(
  ([, words]) => new RegExp(`${words}`, 'iu'),
);

/** Asks which rows are sold, if a column such as `Active` has other values than those of rows that certainly are. */
function soldQuestions(free: readonly Column[], total: number): Question[] {
  return free.flatMap(({ title, cells }) => {
    const word = soldTitle?.test(title) ? yes : unsoldTitle?.test(title) ? no : undefined;
    const all = [...cells.map(oneLine), ...new Array(total - cells.length).fill('empty')];
    const counts = [...group(all, (value) => value)];
    const values = counts.map(([value]) => value);
    const certain = values.filter((value) => word?.test(value.replace('empty', '')));
    const isPlain = values.every((value) => value.length <= 30 && !/[,=]| or /.test(value));
    if (!word || values.length > 6 || !isPlain || certain.length === values.length) return [];
    const choiceFor = (set: readonly string[]) => {
      const count = all.filter((value) => set.includes(value)).length;
      const label = `${title}: ${listed(set)}, ${count} of ${total} rows`;
      return choice(label, [[`sold where ${set.join(' or ')}`, title]]);
    };
    const others = values.filter((value) => !certain.includes(value));
    const each = [...certain, ...others].map((value) => choiceFor([value]));
    const choices = certain.length > 1 ? [choiceFor(certain), ...each] : each;
    const everything = choice(`All ${total} rows`, [['sold', '']]);
    return [question('sold', [...choices, everything], certain[0] && choices[0])];
  });
}

const isStock = ({ title, cells }: Column) =>
  isOfStock(title) && !isOfCosts(title) && cells.every((cell) => /^-?\d+([.,]0+)?$/.test(cell));

/** The unit at the end of a title or of a cell, and what is before it: `Weight (kg)`, `Length in mm`, `12 mm`. */
function unitIn(text: string): [before: string, unit: Unit] | undefined {
  const [, before = '', word = ''] =
    text.match(/^(.*?[^\s(/])\s*(?:[(/]|\sin\s|(?<=\d)|\s)\s*([^\s\d()]+|\p{L}+ \p{L}+)\)?$/u) ??
    [];
  const own = unitNames.find((each) => foldedUnit(each) === foldedUnit(word));
  const unit = own ?? (/\d$/.test(before) ? unitNamed(word) : undefined);
  return unit && [before, unit];
}

/** `Weight [kg]`, if it is certain of each cell what it means. */
function specificationOf({ title, cells }: Column): string | undefined {
  const [name, unit] = unitIn(title) ?? [title, unitIn(`${cells[0]}`)?.[1]];
  const mark = decimalMarkIn(cells);
  const isMeasure = (cell: string) => {
    const [number, own] = unitIn(cell) ?? [cell, unit];
    return own === unit && measureIn(settled(fold(number), mark)) !== undefined;
  };
  const isOther = !unit || isPrivate(title) || title.includes('[');
  return !isOther && cells.every(isMeasure) ? `${name.replace(/[,;:]$/, '')} [${unit}]` : undefined;
}

/** Offers what is not published unasked: which products are sold out, and measures as specifications. */
function otherColumns(free: readonly Column[], isStockUnknown: boolean): Question[] {
  const found = free.flatMap((column) => {
    const { title } = column;
    if (isStockUnknown && isStock(column))
      return choice(`sold out where ${title} is 0`, [['sold out where 0', title]]);
    const to = specificationOf(column);
    return to ? choice(`${to} is a specification`, [[to, title]]) : [];
  });
  // Of several stocks nobody knows which one counts.
  const isOfStock = ({ answer }: Choice) => answer.columns?.startsWith('sold out');
  const firstStock = found.find(isOfStock);
  const together = found.filter((each) => !isOfStock(each) || each === firstStock);
  const all = {
    label: together.map(({ label }) => label).join(', '),
    answer: { columns: together.map(({ answer }) => answer.columns).join(',') },
  };
  const choices = [...(together.length > 1 ? [all] : []), ...found, none('others')];
  return found.length > 0 ? [question('others', choices, none('others'), true)] : [];
}

/** Asks which column tells products of one name apart, or none. */
export function nameQuestion(columns: readonly Column[]): Question[] {
  const choices = columns.map((column) => choiceOf(column, 'option'));
  return choices.length > 0
    ? [question('names', [...choices, none('option')], none('option'))]
    : [];
}
