// The texts that the import prints.
import { group } from 'd3-array';
import { firstOf } from '../../build/next-steps.ts';
import { counted } from '../../src/text/counted.ts';
import { optionsText } from './ask.mjs';
import type { catalogueWith } from './catalogue.ts';
import { isPrivate } from './columns.ts';
import { sentences } from './formats.ts';
import type { Read } from './read-products.ts';
import type { Fault, Question } from './sheet.ts';
import { withWords } from './texts.ts';

/** The parts that differ between faults of one kind: quoted texts, and words with digits. */
const differing = /"[^"]*"|\S*\d\S*/g;

const rowOf = ({ row, product }: Pick<Fault, 'row' | 'product'>) =>
  product ? `${row} (${withWords(product, 40)})` : `${row}`;

/** A line for each kind of fault: first those of the store, then those of the rows in their order. */
export function faultLines(faults: readonly Fault[], path: string): string[] {
  const sorted = faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const kindOf = (text: string) =>
    text.replace(/^.*?(?= is | has | cannot )/, '').replaceAll(differing, '');
  const kinds = group(sorted, ({ row, column, text }) => (row ? column + kindOf(text) : text));
  return [...kinds.values()].map((same) => {
    const [{ row, column, header, text } = { text: '' }] = same;
    const rows = [...new Set(same.map(rowOf))];
    const where = header ? `, column "${header}"` : '';
    if (same.length === 1) return row ? `${path}, row ${rows[0]}${where}: ${text}` : text;
    const values = [...new Set(same.flatMap((fault) => fault.text.match(differing)?.[0] ?? []))];
    const areValues = values.length > 1 || values[0]?.startsWith('"');
    const ofValues = areValues ? `, ${counted(values.length, 'value')}: ${firstOf(values)}` : '';
    return `${column ?? 'cells'}: ${counted(rows.length, 'row')}${ofValues}. ${path}, rows ${firstOf(rows)}${where}: ${text}`;
  });
}

/** Each question with the options that answer it. */
export const questionLines = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ text, choices }) => [
    text,
    ...choices.flatMap(({ label, answer, asks }) =>
      asks ? [] : `- ${label}: ${optionsText(answer)}`,
    ),
  ]);

/** The result of the import. `outcomes` are what has become of the file of each imported product. */
export function outcomeLines(
  { specifications, leftOut, lines, hidden, notes, questions }: Read,
  { imported, renumbered, added, gone, removedIds }: ReturnType<typeof catalogueWith>,
  outcomes: readonly string[],
) {
  const countOf = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  const counts = ['new', 'changed', 'unchanged'].filter(countOf);
  const removed = removedIds.length > 0 ? ` ${removedIds.length} removed.` : '';
  const line = (text = '', list: readonly string[] = [], advice = '') =>
    list.length > 0 ? `${text}: ${list.join(', ')}.${advice}` : [];
  const names = (list: readonly { name: string }[]) => [...new Set(list.map(({ name }) => name))];
  const others = leftOut.filter((title) => !isPrivate(title));
  const ids = new Map(imported.map(({ row, product }) => [row, product.id]));
  const text = `${sentences.get('two item numbers')}`;
  const shared = renumbered.map((product) => ({ text, product }));
  const alike = [...group(imported, ({ product }) => product.name).values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) =>
      same.map(({ product }) => ({ text: `${sentences.get('alike')}`, product: product.id })),
    );
  // An id can have a number at its end now.
  const ofRows = notes.flatMap(({ text, row }) => {
    const product = ids.get(row);
    return product ? { text, product } : [];
  });
  const all = [...ofRows, ...shared, ...alike];
  return [
    `${counted(outcomes.length, 'product')} imported: ${counts.map((each) => `${countOf(each)} ${each}`).join(', ')}.${removed}`,
    `Specifications: ${names(specifications).join(', ') || 'none'}.`,
    lines,
    line(
      'Hidden rows',
      hidden.length > 0 ? [firstOf(hidden.map(rowOf), 10)] : [],
      ` ${sentences.get('hidden products')}`,
    ),
    line('Left out', others, ` ${sentences.get('advice')?.replaceAll('…', `${others[0]}`)}`),
    line(sentences.get('private columns'), leftOut.filter(isPrivate)),
    line('New categories', names(added)),
    line('Removed categories', names(gone)),
    questionLines(questions),
    [...group(all, (note) => note.text)].map(([note, same]) => {
      const products = same.map(({ product }) => product);
      return `${note.replace('{}', counted(same.length, 'product'))}: ${firstOf(products)}.`;
    }),
  ].flat();
}
