// What the import prints.
import { group } from 'd3-array';
import { firstOf } from '../../build/next-steps.ts';
import type { Category } from '../../src/catalogue/product.ts';
import { counted } from '../../src/text/counted.ts';
import type { catalogueWith } from './catalogue.ts';
import { isPrivate } from './columns.ts';
import type { Read } from './read-products.ts';
import type { Fault } from './spreadsheet.ts';

/** What differs between faults of one kind: quoted texts, and words with digits. */
const differing = /"[^"]*"|\S*\d\S*/g;

/** A line for each kind of fault: first those of the store, then those of the rows in their order. */
export function faultLines(faults: readonly Fault[], path: string): string[] {
  const sorted = faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const kindOf = ({ row, column, text }: Fault) =>
    row
      ? `${column} ${text.replace(/^.*?(?= is | has | cannot )/, '').replaceAll(differing, '')}`
      : text;
  return [...group(sorted, kindOf).values()].map((same) => {
    const [{ row, column, header, text } = { text: '' }] = same;
    const where = header ? `, column "${header}"` : '';
    if (same.length === 1) return row ? `${path}, row ${row}${where}: ${text}` : text;
    const rows = [...new Set(same.map((fault) => fault.row ?? 0))];
    const values = [...new Set(same.flatMap((fault) => fault.text.match(differing)?.[0] ?? []))];
    const ofValues =
      values.length > 0 ? `, ${counted(values.length, 'value')}: ${firstOf(values)}` : '';
    return `${column ?? 'cells'}: ${counted(rows.length, 'row')}${ofValues}. ${path}, rows ${firstOf(rows)}${where}: ${text}`;
  });
}

/** What the import has done. `outcomes` are what has become of the file of each imported product. */
export function outcomeLines(
  { specifications, leftOut, likely, lines, notes }: Read,
  { imported, renumbered, added, gone, removedIds }: ReturnType<typeof catalogueWith>,
  outcomes: readonly string[],
) {
  const countOf = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  const counts = ['new', 'changed', 'unchanged'].filter(countOf);
  const removed = removedIds.length > 0 ? ` ${removedIds.length} removed.` : '';
  const namesOf = (categories: readonly Category[]) => categories.map(({ name }) => name);
  const line = (text: string, list: readonly string[], advice = '') =>
    list.length > 0 ? `${text}: ${list.join(', ')}.${advice}` : [];
  const others = leftOut.filter((title) => !isPrivate(title));
  const advice = ` To show one, rename its header, such as "${others[0]}" to "${others[0]} []", with its unit in the brackets, or add --specifications "${others[0]}".`;
  const rows = new Set(imported.map(({ row }) => row));
  const text = 'With the item number of another product: {}. It has a number at its end now';
  const all = [
    ...notes.filter(({ row }) => rows.has(row)),
    ...renumbered.map((product) => ({ text, product })),
  ];
  const secrets = 'Left out as private, unless --specifications names them in full';
  return [
    `${counted(outcomes.length, 'product')} imported: ${counts.map((each) => `${countOf(each)} ${each}`).join(', ')}.${removed}`,
    `Specifications: ${[...new Set(specifications.map(({ name }) => name))].join(', ') || 'none'}.`,
    lines,
    line('Left out', others, advice),
    line(secrets, leftOut.filter(isPrivate)),
    line('New categories', namesOf(added)),
    line('Removed categories', namesOf(gone)),
    likely ? `If these columns are what they look like, add them to the command: ${likely}.` : [],
    [...group(all, ({ text }) => text)].map(([text, same]) => {
      const products = same.map(({ product }) => product);
      return `${text.replace('{}', counted(same.length, 'product'))}: ${firstOf(products)}.`;
    }),
  ].flat();
}
