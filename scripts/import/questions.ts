// What the import cannot know of a list, as questions whose choices are the owner's own columns and values.
import { group, sum } from 'd3-array';
import { type Unit, unitNamed, unitNames } from '../../src/catalogue/units.ts';
import { counted } from '../../src/text/counted.ts';
import { fold } from '../../src/text/fold.ts';
import { measureIn } from './amounts.ts';
import {
  type columnsOf,
  foldedUnit,
  isLeftOut,
  isOfCosts,
  isOfStock,
  isPrivate,
  likelyColumns,
  placeOf,
  usefulColumns,
} from './columns.ts';
import { sentences, tableIn } from './formats.ts';
import type { Row } from './reading.ts';
import { listed, oneLine, withWords } from './texts.ts';

/** Options of the command. */
export type Answer = Partial<Record<'columns' | 'sheet' | 'encoding', string>>;
export type Choice = { label: string; answer: Answer; then?: readonly Question[] };
/** `certain` is what --yes takes. An import without answers goes on after an offer. */
export type Question = {
  text: string;
  choices: readonly Choice[];
  certain?: Choice | undefined;
  isOffer?: boolean;
};

type Columns = ReturnType<typeof columnsOf>;
/** A column that the import does not use, with its filled cells. */
type Column = { title: string; cells: string[] };

/** Three texts, so that a person sees what they are. */
const valuesIn = (texts: readonly string[]) =>
  [...new Set(texts)]
    .slice(0, 3)
    .map((text) => withWords(oneLine(text), 40))
    .join(' | ');

const examplesOf = ({ title, cells }: Column) => `${title}: ${valuesIn(cells)}`;

const columnsAnswer = (pairs: readonly (readonly [to: string, from: string])[]): Answer => ({
  columns: pairs.map((pair) => pair.join('=')).join(','),
});

/** What the import asks about the columns of a list, in this order. `rows` have clean texts. */
export function questionsOf(columns: Columns, rows: readonly Row[]): Question[] {
  const { titles, fields, leftOut } = columns;
  const free = leftOut
    .filter((title) => !isLeftOut(title))
    .map((title): Column => {
      const at = titles.indexOf(title);
      return { title, cells: rows.flatMap(({ cells }) => cells[at] || []) };
    })
    .filter(({ cells }) => cells.length > 0);
  const ofList = columns.format.isExport ? [] : soldQuestions(free, rows.length);
  return [
    ...columnQuestions(columns, free),
    ...(fields.has('price') ? [] : priceQuestion(free)),
    ...(fields.has('sold') ? [] : ofList),
    ...(fields.has('stock') || columns.format.isExport ? [] : stockOffer(free)),
    ...measureOffer(free, columns.format.isExport),
  ];
}

/** Most cells of a name are words. */
const isOfWords = ({ cells }: Column) =>
  cells.filter((cell) => /\p{L}{2}/u.test(cell.replaceAll(/[A-Z\d]/g, ''))).length * 2 >
  cells.length;

/** Which columns are the name, the item number and so on. */
function columnQuestions({ fields }: Columns, free: readonly Column[]): Question[] {
  const missing = ['name', 'item number', ...usefulColumns.slice(0, 2), 'gtin', 'brand'].filter(
    (field) => !fields.has(field),
  );
  const fitting = (field: string) =>
    free.filter((column) => field !== 'name' || isOfWords(column)).map(({ title }) => title);
  const name = missing.includes('name') ? likelyColumns(['name'], fitting('name')) : [];
  const others = free.map(({ title }) => title).filter((title) => title !== name[0]?.[1]);
  const amounts = new Set(amountsAmong(free).map(({ title }) => title));
  const pairs = [
    ...name,
    ...likelyColumns(
      missing.filter((field) => field !== 'name'),
      others.filter((title) => !amounts.has(title)),
    ),
  ];
  const isOffer = !missing.includes('name');
  const columnOf = (from: string) => free.find(({ title }) => title === from);
  const questionOf = (field: string, likely?: string): Question => {
    const sorted = free.toSorted((a, b) => Number(b.title === likely) - Number(a.title === likely));
    const choices = sorted.map((column) => ({
      label: examplesOf(column),
      answer: columnsAnswer([[field, column.title]]),
    }));
    const none = { label: 'None of them', answer: columnsAnswer([['left out', `${likely}`]]) };
    return {
      text: `Which column is the ${field}?`,
      choices: [...choices, ...(field === 'name' || !likely ? [] : [none])],
      isOffer: field !== 'name',
    };
  };
  const ofName = isOffer || name.length > 0 || free.length === 0 ? [] : [questionOf('name')];
  if (pairs.length === 0) return ofName;
  const examples = pairs.map(([to, from]) => `${to} = ${examplesOf(columnOf(from) as Column)}`);
  const yes = { label: `Yes: ${examples.join('; ')}`, answer: columnsAnswer(pairs) };
  const then = pairs.map(([to, from]) => questionOf(to, from));
  const no = { label: 'No, ask about each', answer: {}, then };
  const text = `${sentences.get('likely columns')}`;
  return [...ofName, { text, choices: [yes, no], certain: yes, isOffer }];
}

/** `129,99`, `$5`, `1 299,00 Kč`, but not `12 mm`, `10 %` */
const amount =
  /^(?:\p{Sc}|\p{L}{1,4}\.?)?\s*[-−]?\d[\d\s.,'’]*?([.,]\d\d?|[.,]\d{4,}|)\s*(\p{Sc}|\p{L}{1,4}\.?|[.,]?[-–—]+)?$/u;
const currencySign = /\p{Sc}|\b[A-Z]{3}\b|\b(kč|zł|kr|руб|р|ft|lei|лв|円)\b/iu;

/** Whether most cells are amounts of money: by their decimals or their currency, or because the title says so. */
function amountsAmong(free: readonly Column[]): Column[] {
  return free.filter(({ title, cells }) => {
    const matches = cells.flatMap((cell) => {
      const found = cell.match(amount);
      return found && !unitNamed(`${found[2] ?? ''}`) ? [found] : [];
    });
    const isWritten = ([cell, decimals = '']: RegExpMatchArray) =>
      decimals !== '' || currencySign.test(cell);
    const isPriced = placeOf(title, 'price') < Number.POSITIVE_INFINITY || isOfCosts(title);
    const isOther = !isPriced && (isPrivate(title) || unitIn(title) || measureWord.test(title));
    const most = cells.length * 0.8;
    const are = isPriced ? matches : matches.filter(isWritten);
    return are.length > 0 && are.length >= most && !isOther;
  });
}

const measureWord = new RegExp(`${sentences.get('measure words')}`, 'iu');

/** The price is never guessed between two columns. What looks like costs is listed last. */
function priceQuestion(free: readonly Column[]): Question[] {
  const amounts = amountsAmong(free);
  const numbers = free.filter(({ cells }) => cells.every((cell) => /\d/.test(cell)));
  const all = [amounts, numbers, free].find(({ length }) => length > 0) ?? [];
  const rank = ({ title }: Column) =>
    isOfCosts(title) ? 100 : Math.min(placeOf(title, 'price'), 50);
  const sorted = all.toSorted((a, b) => rank(a) - rank(b));
  const choices = sorted.map((column) => ({
    label: `${examplesOf(column)}${isOfCosts(column.title) ? ` (${sentences.get('costs')})` : ''}`,
    answer: columnsAnswer([['price', column.title]]),
  }));
  const isCertain = amounts.length === 1 && !isOfCosts(`${amounts[0]?.title}`);
  const certain = isCertain ? choices[0] : undefined;
  return choices.length > 0 ? [{ text: 'Which column is the price?', choices, certain }] : [];
}

const [soldTitle, unsoldTitle, yes, no] = tableIn('sold-words.csv').map(
  ([, words]) => new RegExp(`${words}`, 'iu'),
);

/** Which rows are sold, if a column such as `Active` has other values than those of rows that are. */
function soldQuestions(free: readonly Column[], total: number): Question[] {
  return free.flatMap(({ title, cells }) => {
    const isSold = soldTitle?.test(title);
    if (!isSold && !unsoldTitle?.test(title)) return [];
    const empty = total - cells.length;
    const counts = [...group(cells.map(oneLine), (cell) => cell)].map(
      ([cell, { length }]) => [cell, length] as const,
    );
    if (empty > 0) counts.push(['empty', empty]);
    const isWord = ([value]: readonly [string, number]) =>
      value.length <= 30 && !/[,=]| or /.test(value);
    const isCertain = ([value]: readonly [string, number]) =>
      (isSold ? yes : no)?.test(value === 'empty' ? '' : value);
    const certain = counts.filter(isCertain);
    if (counts.length > 6 || !counts.every(isWord) || certain.length === counts.length) return [];
    const choiceOf = (values: typeof counts) => {
      const names = values.map(([value]) => value);
      const label = `Rows whose ${title} is ${listed(names)} (${sum(values, ([, count]) => count)} of ${total})`;
      return { label, answer: columnsAnswer([[`sold where ${names.join(' or ')}`, title]]) };
    };
    const single = counts.map((each) => [each]);
    const allButOne =
      counts.length > 2 ? counts.map((each) => counts.filter((other) => other !== each)) : [];
    const sets = [certain, ...single, ...allButOne]
      .filter(({ length }) => length > 0)
      .map(choiceOf);
    const choices = [...new Map(sets.map((each) => [each.answer.columns, each])).values()];
    const all = {
      label: `All ${counted(total, 'row')}`,
      answer: columnsAnswer([['left out', title]]),
    };
    return [
      {
        text: `Which rows are sold?`,
        choices: [...choices, all],
        certain: certain.length > 0 ? choices[0] : undefined,
      },
    ];
  });
}

/** Whether products are sold out where a column of quantities is 0. */
function stockOffer(free: readonly Column[]): Question[] {
  const isCount = (cell: string) => /^-?\d+([.,]0+)?$/.test(cell);
  const stocks = free.filter(
    ({ title, cells }) =>
      isOfStock(title) && !isOfCosts(title) && cells.filter(isCount).length * 2 > cells.length,
  );
  const choices = stocks.map(({ title, cells }) => {
    const none = cells.filter((cell) => Number.parseFloat(cell) <= 0).length;
    const label = `Where ${title} is 0, in ${counted(none, 'row')}`;
    return { label, answer: columnsAnswer([['sold out where 0', title]]) };
  });
  const leaveOut = {
    label: 'None',
    answer: columnsAnswer(stocks.map(({ title }) => ['left out', title])),
  };
  if (choices.length === 0) return [];
  const text = 'Which rows are sold out?';
  return [{ text, choices: [...choices, leaveOut], certain: leaveOut, isOffer: true }];
}

/** The unit at the end of a title or of a cell, and what is before it: `Weight (kg)`, `12 mm`. */
function unitIn(text: string): [before: string, unit: Unit] | undefined {
  const [, before = '', word = ''] =
    text.match(/^(.*?\S)\s*[([/]\s*([^()[\]]+)[)\]]?$/) ??
    text.match(/^(.*?\S)(?:\s+in)?\s+(\S+)$/) ??
    text.match(/^([\d.,\s/]*\d)\s*(\D+)$/) ??
    [];
  const unit =
    unitNames.find((each) => foldedUnit(each) === foldedUnit(word)) ??
    (/\d$/.test(before) ? unitNamed(word) : undefined);
  return unit && [before, unit];
}

/** Which columns of measures become specifications. Of each cell it has to be certain what it means. */
function measureOffer(free: readonly Column[], isExport: boolean): Question[] {
  const found = free.flatMap((column): (readonly [to: string, column: Column])[] => {
    const { title, cells } = column;
    if (isPrivate(title) || title.includes('[')) return [];
    const [name, unit] = unitIn(title) ?? [title, unitIn(cells[0] ?? '')?.[1]];
    const isMeasure = (cell: string) => {
      const [number, own] = unitIn(cell) ?? [cell, unit];
      return own === unit && measureIn(fold(number)) !== undefined;
    };
    return unit && cells.every(isMeasure) ? [[`${name} [${unit}]`, column]] : [];
  });
  if (found.length === 0 || isExport) return [];
  const pairsOf = (all: typeof found) => all.map(([to, { title }]) => [to, title] as const);
  const choiceOf = (all: typeof found) => ({
    label: all.map(([to, column]) => (all.length > 1 ? to : examplesOf(column))).join(', '),
    answer: columnsAnswer(pairsOf(all)),
  });
  const single = found.length > 1 ? found.map((each) => choiceOf([each])) : [];
  const none = {
    label: 'None',
    answer: columnsAnswer(found.map(([, { title }]) => ['left out', title] as const)),
  };
  const text = 'Which columns of measures are shown as specifications?';
  return [{ text, choices: [choiceOf(found), ...single, none], certain: none, isOffer: true }];
}

/** Which column tells products of one name apart. Each has the texts that it gives to those of one name. */
export function nameQuestion(
  tell: readonly { title: string; name: string; texts: string[] }[],
): Question[] {
  const choices = tell.map(({ title, name, texts }) => ({
    label: `${title}: ${valuesIn(texts.map((text) => `${name}, ${text}`))}`,
    answer: columnsAnswer([['option', title]]),
  }));
  const none = {
    label: `None: they are all called ${tell[0]?.name}`,
    answer: columnsAnswer(tell.map(({ title }) => ['left out', title] as const)),
  };
  const text = 'Which column tells products with the same name apart?';
  return tell.length > 0 ? [{ text, choices: [...choices, none], certain: none }] : [];
}
