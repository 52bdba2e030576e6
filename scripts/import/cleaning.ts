// The second step: the table of a file with clean texts.
import { cleaned } from './clean-text.ts';
import { fieldsOf, isOneName, titlesWith, type Wishes } from './columns.ts';
import { folded, formatOf } from './formats.ts';
import type { Fact } from './html.ts';
import type { Row, Sheet } from './reading.ts';

/**
 * Also a column for each attribute of products without variants, titled with its name, and for each property in a description
 * that a column would show. `rowOf` is a row of the file with them, and with clean texts.
 */
export function cleanTable({ titles, rows }: Sheet, wishes: Wishes, language: string) {
  const { mapping = [], named = [] } = wishes;
  const fields = fieldsOf(titles);
  const isShown = (name: string) =>
    name.includes('[') || named.some((each) => isOneName(each, name));
  function cleanRow(row: Row) {
    const inTexts: Fact[] = [];
    const isDescription = (at: number) => fields.get('description')?.includes(at);
    const cells = titles.map((_, at) =>
      cleaned(row.cells[at] ?? '', language, isDescription(at) ? inTexts : undefined),
    );
    const textsOf = (field: string) => (fields.get(field) ?? []).map((at) => cells[at] ?? '');
    const values = textsOf('options');
    const isSimple = /^simple/i.test(textsOf('type').join());
    const attributes = isSimple ? textsOf('option names') : [];
    const own = attributes.map((name, at) => [name, values[at] ?? ''] as const);
    return { cells, facts: [...own, ...inTexts.filter(([name]) => isShown(name))] };
  }
  const all = new Map(rows.map((row) => [row, cleanRow(row)]));
  const known = new Set(['', ...titles].map(folded));
  const names = new Map<string, string>();
  for (const [name] of [...all.values()].flatMap(({ facts }) => facts))
    if (!known.has(folded(name)) && !names.has(folded(name))) names.set(folded(name), name);
  // The attribute Brand is not the column of the store with this name.
  const isField = (name: string) => fieldsOf([name], formatOf(titles)).size > 0;
  const added = [...names.values()].map((name) => (isField(name) ? `${name} (attribute)` : name));
  function rowOf(row: Row): Row {
    const { cells, facts } = all.get(row) ?? cleanRow(row);
    const own = new Map(facts.toReversed().map(([name, value]) => [folded(name), value]));
    return { ...row, cells: [...cells, ...[...names.keys()].map((name) => own.get(name) ?? '')] };
  }
  return { titles: [...titles, ...titlesWith(added, mapping)], rowOf };
}
