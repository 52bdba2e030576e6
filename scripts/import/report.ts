// What the import prints.
import { firstOf } from '../../build/next-steps.ts';
import type { Category, Product } from '../../src/catalogue/product.ts';
import { counted } from '../../src/text/counted.ts';
import type { readProducts } from './read-products.ts';
import type { Fault } from './spreadsheet.ts';

type Read = Awaited<ReturnType<typeof readProducts>>;
type Result = Read & {
  before: { products: readonly Product[]; categories: readonly Category[] };
  /** The imported products, and the ids of the catalogue. */
  products: readonly Product[];
  ids: ReadonlySet<string>;
  categories: readonly Category[];
  outcomes: readonly string[];
  removed: readonly string[];
  photos: boolean;
};

export const headingOf = ({ format, imported }: Read) =>
  `${format.name}, ${counted(imported.length, 'product')}`;

/** What differs between faults of one kind: quoted texts, and words with digits. */
const differing = /"[^"]*"|\S*\d\S*/g;

/** A line for each kind of fault: first those of the store, then those of the rows in their order. */
export function faultLines(faults: readonly Fault[], path: string): string[] {
  const sorted = faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const kinds = grouped(sorted, ({ row, column, text }) =>
    row
      ? `${column} ${text.replace(/^.*?(?= is | has | cannot )/, '').replaceAll(differing, '')}`
      : text,
  );
  return [...kinds.values()].map((same) => {
    const [{ row, column, header, text } = { text: '' }] = same;
    const where = header ? `, column "${header}"` : '';
    if (same.length === 1) return row ? `${path}, row ${row}${where}: ${text}` : text;
    const rows = [...new Set(same.map((fault) => fault.row ?? 0))];
    const values = [...new Set(same.map((fault) => fault.text.match(differing)?.[0] ?? ''))];
    const count = `${counted(rows.length, 'row')}, ${counted(values.length, 'value')}`;
    return `${column}: ${count}: ${firstOf(values)}. ${path}, rows ${firstOf(rows)}${where}: ${text}`;
  });
}

/** What the import has done. */
export function outcomeLines({ products, outcomes, removed, before, categories, ...read }: Result) {
  const { leftOut, lines, notes } = read;
  const counts = ['new', 'changed', 'unchanged'].flatMap((outcome) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count > 0 ? [`${count} ${outcome}`] : [];
  });
  const end = removed.length > 0 ? ` ${removed.length} removed.` : '';
  const names = products.flatMap((product) =>
    (product.specifications ?? []).map(({ name }) => name),
  );
  const namesOf = (some: readonly Category[], others: readonly Category[]) =>
    some.filter(({ slug }) => !others.some((each) => each.slug === slug)).map(({ name }) => name);
  const lists: [text: string, list: readonly string[], shown?: number][] = [
    ['Left out', leftOut, leftOut.length],
    ['New categories', namesOf(categories, before.categories), 99],
    ['Removed categories', namesOf(before.categories, categories), 99],
    ['Without a category, and now in Other', notes.other],
    ['Without an item number, which is now the GTIN or the id in capitals', notes.numbered],
    ['With a description of more than 400 characters, which now ends earlier', notes.cut],
  ];
  return [
    `${counted(outcomes.length, 'product')} imported: ${counts.join(', ')}.${end}`,
    `Specifications: ${[...new Set(names)].join(', ') || 'none'}.`,
    ...lines,
    ...lists
      .filter(([, list]) => list.length > 0)
      .map(
        ([text, list, shown]) =>
          `${text}: ${shown ? '' : `${list.length}, `}${firstOf(list, shown)}.`,
      ),
  ];
}

/** What the owner has to know for the next steps. The texts of a category are old if all its products of before are gone. */
export function adviceOf({ format, imported, notes, before, ids, categories, photos }: Result) {
  const images = imported.flatMap((product) => product.images).length;
  const download = `add --photos to download the ${counted(images, 'image')} that the file names, or `;
  const old = categories.filter(({ slug }) => {
    const products = before.products.filter(({ category }) => category === slug);
    return products.length > 0 && !products.some(({ id }) => ids.has(id));
  });
  const slugs = old.map(({ slug }) => slug).join(', ');
  const texts: (string | false)[] = [
    slugs !== '' &&
      `Texts and images of the categories ${slugs}, which are about the products of before: src/catalogue/categories.ts, photos/category-<slug>.jpg.`,
    notes.short.length > 0 &&
      `Longer descriptions of ${counted(notes.short.length, 'product')}: ${firstOf(notes.short)}.`,
  ];
  return {
    photographs: images > 0 && !photos ? download : '',
    checkoutIds: `Find them here: ${format.cell('checkout ids')}.`,
    texts: texts.filter((text) => text !== false),
  };
}

export function grouped<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}
