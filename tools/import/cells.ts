// The cells of an entry by the names of their columns, and what is wrong with them.
import { z } from 'zod';
import { type Unit, unitLabel, unitNamed } from '../../src/catalogue/units.ts';
import { fold } from '../../src/text/fold.ts';
import {
  ambiguityIn,
  amountsIn,
  exampleIn,
  isCurrency,
  measureExamples,
  measureIn,
  numberIn,
  settled,
} from './amounts.ts';
import { type Columns, foldedUnit } from './columns.ts';
import { isDate } from './dates.ts';
import { type Entry, type Today, value } from './entries.ts';
import { folded, sentences } from './formats.ts';
import { plainFields } from './plain-fields.ts';
import type { Fault } from './sheet.ts';
import { listed, oneLine } from './texts.ts';

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

/** The facts by which cells are read. */
type CellReader = {
  columns: Columns;
  today: Today;
  /** The mark before the decimals of a column with measures. */
  marks: ReadonlyMap<string, string | undefined>;
};

export type Cells = ReturnType<typeof cellsOf>;

/** Empty cells, and those that cannot be read, are undefined. What cannot be read is added to the faults. */
export function cellsOf(entry: Entry, { today, columns, marks }: CellReader) {
  const faults: Fault[] = [];
  const text = (column: string) => oneLine(value(entry, column));
  const shownIn = (column: string) =>
    columns.format.isExport ? undefined : entry.shown?.get(text(column));
  function report(column: string, problem: string) {
    const at = columns.format.isExport ? columns.fields.get(column)?.[0] : undefined;
    const header = at === undefined ? undefined : columns.titles[at];
    faults.push({ row: entry.row, column, header, text: `${column} ${problem}` });
  }
  function refuse(column: string, problem: string) {
    if (text(column)) report(column, `"${shownIn(column) ?? text(column)}" ${problem}`);
    return undefined;
  }
  const refuseNumber = (column: string, problem: string) =>
    refuse(column, ambiguityIn(text(column)) ?? problem);
  return {
    faults,
    report,
    text,
    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (column: string) =>
      value(entry, column)
        .split(/[;\r\n]+/)
        .flatMap((part) => oneLine(part) || []),
    number: (column: string) => numberIn(text(column)) ?? refuseNumber(column, 'is no number.'),
    /** Its unit may stand in the cell too. */
    measure(column: string, unit: Unit) {
      const isUnit = (word: string) =>
        [unit, unitLabel(unit)].some((each) => foldedUnit(each) === foldedUnit(word)) ||
        `${unit} `.startsWith(`${unitNamed(word)} `);
      const number = fold(text(column)).replace(/\D+$/, (end) => (isUnit(end) ? '' : end));
      return measureIn(settled(number, marks.get(column))) ?? refuseNumber(column, measures);
    },
    choice: <Value extends string>(column: string, values: readonly Value[]) =>
      values.find((each) => foldedChoice(each) === foldedChoice(text(column))) ??
      refuse(column, `is not ${listed(values).replaceAll('-', ' ')}.`),
    /** Zero is no price; in other columns it is like an empty cell. */
    amount(column: string) {
      const [amount, problem] = amountIn(text(column), today, shownIn(column));
      if (amount === 0 && column !== 'price') return undefined;
      return amount === 0
        ? refuse(column, `${sentences.get('a price on request')}`)
        : (amount ?? refuse(column, `${problem}`));
    },
  };
}

/** Letter case, spaces and hyphens do not matter, nor that schema.org has URLs. */
const foldedChoice = (text: string) =>
  folded(text.replace(/^https?:\/\/schema\.org\//i, '')).replace('outofstock', 'soldout');

/** Texts that the number format of a price can make of it. */
const noPrices: [kind: string, test: (text: string) => boolean][] = [
  ['a percentage', (text) => /%$/.test(text)],
  ['a date of a price', (text) => /\d{4}/.test(text) && isDate(text)],
  ['a divided price', (text) => /\d.* \(\d[\d.]*\)$/.test(text)],
];

/** The decimals of most currencies. */
const plainMoney = { decimal: '.', digits: 2, group: ',', groupSize: 3 };

/** Whether a text is an amount in any currency. */
const hasCurrency = (text: string) =>
  isCurrency(text.replace(/\d([\d.,'’\s]*\d)?/, '').trim()) && /\d/.test(text);

/**
 * An amount in the currency of the store, which can be zero, or what is wrong. In a text, four decimals or more are those of a
 * calculation, and are rounded. A cell with a number has to show what it is rounded to.
 */
function amountIn(
  text: string,
  { currencies, money: ofStore }: Omit<Today, 'now' | 'timeOf'>,
  shown?: string,
): [amount: number | undefined, problem?: string | undefined] {
  const money = ofStore ?? plainMoney;
  if (text === '') return [undefined];
  const [amount, other] = amountsIn(text, currencies, ofStore);
  if (amount === 0) return [0];
  const [kind] = noPrices.find(([, test]) => test(text)) ?? [];
  if (kind) return [undefined, sentences.get(kind)];
  if (!amount || other) {
    const examples = ['', ...currencies].map((each) =>
      `${exampleIn(129.99, money)} ${each}`.trim(),
    );
    const advice = `is no amount in ${currencies[0]}, like ${listed(examples)}.`;
    const own = !amount && hasCurrency(text) ? ` ${sentences.get('another currency')}` : '';
    return [undefined, ambiguityIn(text, money) ?? advice + own];
  }
  const rounded = Number(amount.toFixed(money.digits));
  if (shown === undefined) return [/[.,]\d{4,}(\D|$)/.test(text) ? rounded : amount];
  const isRounded = (each: number) =>
    Number(each.toFixed(money.digits)) === each &&
    Math.abs(each - amount) <= 0.5 / 10 ** money.digits + 1e-9;
  const seen = [amount, ...amountsIn(shown, currencies, ofStore)].find(isRounded);
  if (seen !== undefined) return [seen];
  const better = exampleIn(rounded, money);
  const exact = `${amount}`.replace('.', money.decimal);
  return [
    undefined,
    `is ${exact}, which has more decimals than ${currencies[0]}: write ${better}, or give the cell a format that shows ${better}.`,
  ];
}

/** The values of the plain fields; undefined where a cell is empty or cannot be read. */
export const plainValues = (cells: Cells) =>
  Object.fromEntries(
    plainFields.map(({ field, column, schema }) => [field, valueIn(cells, column, schema)]),
  );

function valueIn({ text, list, number, choice }: Cells, column: string, schema: z.core.$ZodType) {
  if (schema instanceof z.ZodArray) return list(column);
  if (schema instanceof z.ZodNumber) return number(column);
  if (schema instanceof z.ZodBoolean) return choice(column, ['yes', 'no']) === 'yes' || undefined;
  if (schema instanceof z.ZodEnum) return choice(column, Object.values(schema.enum).map(String));
  if (schema instanceof z.ZodString) return text(column) || undefined;
  throw new Error(`The import cannot read ${column}: give it a rule in product-of.ts.`);
}
