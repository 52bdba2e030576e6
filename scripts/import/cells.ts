// The cells of an entry by the names of their columns, and what is wrong with them.
import { type Unit, unitLabel, unitNamed } from '../../src/catalogue/units.ts';
import { fold } from '../../src/text/fold.ts';
import { ambiguityIn, measureExamples, measureIn, numberIn } from './amounts.ts';
import { type columnsOf, foldedUnit } from './columns.ts';
import { type Entry, type Today, value } from './entries.ts';
import { folded, sentences } from './formats.ts';
import { amountIn } from './price-cells.ts';
import type { Fault } from './sheet.ts';
import { listed, oneLine } from './texts.ts';

const measures = `is not like ${listed(measureExamples.map((example) => `"${example}"`))}.`;

/** What decides how cells are read. `shown` are the texts that a workbook shows in cells with prices. */
type CellReader = {
  columns: ReturnType<typeof columnsOf>;
  today: Today;
  shown?: ReadonlyMap<string, string> | undefined;
};

export type Cells = ReturnType<typeof cellsOf>;

/** Empty cells, and those that cannot be read, are undefined. What cannot be read is added to the faults. */
export function cellsOf(entry: Entry, { today, columns, shown }: CellReader) {
  const faults: Fault[] = [];
  const text = (column: string) => oneLine(value(entry, column));
  const shownIn = (column: string) => shown?.get(`${entry.row} ${text(column)}`);
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
      return measureIn(number) ?? refuseNumber(column, measures);
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
