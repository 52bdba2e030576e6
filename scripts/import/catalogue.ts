// The catalogue with imported products, and what is wrong with it.
import { productProblems } from '../../build/catalogue-schema.ts';
import { categoryImageName, imageNames } from '../../src/catalogue/images.ts';
import type { Category, Product } from '../../src/catalogue/product.ts';
import { constantName } from './product-files.ts';
import type { ImportedProduct } from './read-products.ts';
import { grouped } from './report.ts';
import { columnOf, type Fault } from './spreadsheet.ts';

type Before = {
  products: readonly Product[];
  categories: readonly Category[];
  /** The names of categories that the store may not have yet, by their slugs. */
  names: ReadonlyMap<string, string>;
  /** The ids that have a file, and the files in public/images. */
  fileIds: readonly string[];
  images: readonly string[];
};

/** If they replace the catalogue, they are in their own order, and categories without products are removed. */
export function catalogueWith(
  read: readonly ImportedProduct[],
  before: Before,
  isReplacing: boolean,
) {
  const { imported, faults } = withDistinctIds(read, isReplacing ? [] : before.products);
  const added = imported.map(({ product }) => product);
  const used = grouped(added, ({ category }) => category);
  const kept = before.categories.filter(({ slug }) => !isReplacing || used.has(slug));
  const categories = [...kept, ...newCategories(before.names, used, kept)];
  const slugs = categories.map(({ slug }) => slug);
  const products = isReplacing ? added : productsAfter(before.products, added, slugs);

  const ids = new Set(products.map(({ id }) => id));
  const removedIds = isReplacing ? before.fileIds.filter((id) => !ids.has(id)) : [];
  const ofRemoved = before.categories.filter((each) => !kept.includes(each));
  const removed = [...removedIds, ...ofRemoved.map(({ slug }) => categoryImageName(slug))];
  const names = new Set(products.flatMap(imageNames));
  const removedImages = imagesOf(new Set(removed), before.images, names);
  const remaining = new Set(before.images);
  for (const file of removedImages) remaining.delete(file);
  const hasFile = (url: string) => {
    const file = url.replace('/images/', '');
    return remaining.has(file) || names.has(file.replace(/-\d+\.avif$/, ''));
  };
  const rows = new Map(imported.map(({ product, row }) => [product, row]));
  const problems = added.length > 0 ? productProblems(products, { categories, hasFile }) : [];
  const ofCatalogue = problems.map(({ product, field = '', text }): Fault => {
    const row = product && rows.get(product);
    return row
      ? { row, column: columnOf(field), text }
      : { text: `src/catalogue/products/${product?.id}.ts: ${text}` };
  });
  const removal = { removedIds, removedImages };
  return { imported, products, categories, ...removal, faults: [...faults, ...ofCatalogue] };
}

/** With texts of their products, until the owner has others. */
export function newCategories(
  names: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, readonly Product[]>,
  kept: readonly Category[],
): Category[] {
  const last = Math.max(0, ...kept.map(({ navPosition }) => navPosition));
  const used = [...names].filter(([slug]) => products.has(slug));
  return used.map(([slug, name], index) => {
    const [first, second, ...others] = products.get(slug) ?? [];
    const examples = [first, second].flatMap((product) => product?.name ?? []).join(', ');
    return {
      ...{ slug, name, navPosition: last + index + 1, imageAlt: first?.imageAlt ?? name },
      desc: `${examples}${others.length > 0 ? ' and more' : ''}.`,
    };
  });
}

/**
 * An id of a name that is there twice gets a number. Other ids that are in use, or too similar for the names of constants, are
 * faults. Those that would share image files are left to the rules of the catalogue.
 */
function withDistinctIds(read: readonly ImportedProduct[], before: readonly Product[]) {
  const faults: Fault[] = [];
  const ids = new Set(read.map(({ product }) => product.id));
  const kept = before.filter(({ id }) => !ids.has(id));
  const images = new Set(kept.flatMap(imageNames));
  const owners = new Map(kept.map(({ id }) => [constantName(id), { id, row: 0 }]));
  const imported = read.map((each) => {
    const { row, product, isIdWritten } = each;
    let { id } = product;
    const owner = owners.get(constantName(id));
    const isSame = owner?.id === id;
    if (isSame && !isIdWritten)
      for (let number = 2; owners.has(constantName(id)) || images.has(id); number += 1)
        id = `${product.id}-${number}`;
    else if (owner) {
      const text = isSame
        ? `the id "${id}" is also that of row ${owner.row}: change one of the names, or write ids.`
        : `the id "${id}" is too similar to "${owner.id}".`;
      faults.push({ row, column: 'id', text });
      id = `${id}-row-${row}`;
    }
    owners.set(constantName(id), { id, row });
    return { ...each, product: { ...product, id } };
  });
  return { imported, faults };
}

/** The products in catalogue order. A new one follows the last of its category, or of an earlier category. */
function productsAfter(
  before: readonly Product[],
  added: readonly Product[],
  slugs: readonly string[],
): Product[] {
  const byId = new Map(added.map((product) => [product.id, product]));
  const known = new Set(before.map(({ id }) => id));
  const products = before.map((product) => byId.get(product.id) ?? product);
  const last = new Map(products.map(({ category }, index) => [category, index]));
  const place = (slug: string): number => {
    const earlier = slugs.slice(0, slugs.indexOf(slug)).map((each) => last.get(each) ?? -1);
    return last.get(slug) ?? Math.max(-1, ...earlier);
  };
  const order = ({ category }: Product) => slugs.indexOf(category);
  const sorted = added.filter(({ id }) => !known.has(id)).sort((a, b) => order(a) - order(b));
  const groups = grouped(sorted, ({ category }) => `${place(category)}`);
  const at = (index: number) => groups.get(`${index}`) ?? [];
  return [...at(-1), ...products.flatMap((product, index) => [product, ...at(index)])];
}

/** The image files of what is removed, except those that a remaining product has too. */
const imagesOf = (
  removed: ReadonlySet<string>,
  files: readonly string[],
  remaining: ReadonlySet<string>,
) =>
  files.filter((file) => {
    const [, name = ''] = file.match(/^(.+)-(?:\d+\.avif|social\.jpg)$/) ?? [];
    return !remaining.has(name) && (removed.has(name) || removed.has(name.replace(/-[2-9]$/, '')));
  });
