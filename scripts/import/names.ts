// Products that are called alike get what differs, as variants do: `Combination Spanner, 10 mm`.
import { group } from 'd3-array';
import { unitLabel } from '../../src/catalogue/units.ts';
import { type columnsOf, isLeftOut, isPrivate } from './columns.ts';
import { type Entry, value } from './entries.ts';
import { nameQuestion, type Question } from './questions.ts';
import type { Row } from './reading.ts';
import { oneLine, withWords } from './texts.ts';

type Columns = ReturnType<typeof columnsOf>;

export const nameOf = (entry: Entry) => oneLine(value(entry, 'name'));

/** What tells an entry from others of its name. Longer texts are no sizes. */
const longest = 58;

/** The texts that tell these entries apart: all are there, and no two are the same. Undefined if they do not. */
function telling(entries: readonly Entry[], textOf: (entry: Entry) => string) {
  const texts = entries.map(textOf);
  const areShort = texts.every((text) => text !== '' && text.length <= longest);
  return areShort && new Set(texts).size === texts.length ? texts : undefined;
}

/** Of columns that are published the first that tells counts. Of others one is asked about. `rows` have the cells of all columns. */
export function withOptions(
  entries: readonly Entry[],
  { specifications, leftOut, titles }: Columns,
  rows: ReadonlyMap<number, Row>,
): { entries: Entry[]; questions: Question[] } {
  const alike = [...group(entries, nameOf)].filter(([, { length }]) => length > 1);
  const options = (entry: Entry) => (entry.values.options ?? []).filter(Boolean).join(', ');
  const published = specifications.map(({ title, unit }) => (entry: Entry) => {
    const text = oneLine(value(entry, title));
    return unit && /\d$/.test(text) ? `${text} ${unitLabel(unit)}` : text;
  });
  const names = new Map<Entry, string>();
  const others: [name: string, same: Entry[]][] = [];
  for (const [name, same] of alike) {
    const texts = [options, ...published].flatMap((each) => telling(same, each) ?? []);
    if (texts.length === 0) others.push([name, same]);
    for (const [at, entry] of texts.length > 0 ? same.entries() : [])
      names.set(entry, `${withWords(name, 140)}, ${texts[at]}`);
  }
  const free = leftOut.filter((title) => !isPrivate(title) && !isLeftOut(title));
  const tell = free.flatMap((title) => {
    const textOf = ({ row }: Entry) => oneLine(rows.get(row)?.cells[titles.indexOf(title)] ?? '');
    const told = others.flatMap(([name, same]) => {
      const texts = telling(same, textOf);
      return texts ? [{ name, texts }] : [];
    });
    return told[0] ? [{ title, ...told[0], count: told.length }] : [];
  });
  const best = tell.toSorted((a, b) => b.count - a.count).slice(0, 6);
  return {
    entries: entries.map((entry) => ({
      ...entry,
      ...(names.has(entry) && { ownName: names.get(entry) }),
    })),
    questions: nameQuestion(best),
  };
}
