// The catalogue that the store has after an import.
import { similarIds } from './product-id.mjs';

/**
 * @typedef {import('../../src/catalogue/product').Product} Product
 * @typedef {import('../../src/catalogue/product').Category} Category
 * @typedef {import('../../build/catalogue-schema').ProductProblem} ProductProblem
 * @typedef {import('./spreadsheet.mjs').Fault} Fault
 *
 * A product and the number of its row.
 * @typedef {{ row: number, product: Product }} ImportedProduct
 */

/** The products in catalogue order. A new one follows the last of its category, or of an earlier category. */
export function productsAfter(
  /** @type {readonly Product[]} */ existing,
  /** @type {readonly Product[]} */ imported,
  /** @type {readonly Category[]} */ categories,
) {
  const byId = new Map(imported.map((product) => [product.id, product]));
  const products = existing.map((product) => byId.get(product.id) ?? product);
  const ids = new Set(existing.map(({ id }) => id));
  const slugs = categories.map(({ slug }) => slug);
  for (const product of imported.filter(({ id }) => !ids.has(id))) {
    const earlier = slugs.slice(0, slugs.indexOf(product.category));
    const last = products.findLastIndex(({ category }) => category === product.category);
    const lastEarlier = products.findLastIndex(({ category }) => earlier.includes(category));
    products.splice((last === -1 ? lastEarlier : last) + 1, 0, product);
  }
  return products;
}

/**
 * The same products, except that those of the spreadsheet whose ids are in use have others, and the faults of their rows.
 * @returns {{ imported: ImportedProduct[], faults: Fault[] }}
 */
export function withDistinctIds(
  /** @type {readonly ImportedProduct[]} */ imported,
  /** @type {readonly string[]} */ otherIds,
) {
  /** @type {Map<string, number>} */
  const rows = new Map();
  /** @type {Fault[]} */
  const faults = [];
  const ids = imported.map(({ product }) => product.id);
  const similar = similarIds([...new Set([...otherIds, ...ids])]);
  const taken = new Map([...similar].map(([id, other]) => [other, id]));
  const distinct = imported.map(({ row, product }) => {
    const { id } = product;
    const first = rows.get(id);
    const otherOfStore = otherIds.find((other) => other === taken.get(id));
    const other = similar.get(id) ?? otherOfStore;
    if (first)
      faults.push({
        row,
        text: `the id "${id}" is also that of row ${first}: change one of the names, or write ids.`,
      });
    else if (other) faults.push({ row, text: `the id "${id}" is too similar to "${other}".` });
    else rows.set(id, row);
    return { row, product: first || other ? { ...product, id: `${id}-row-${row}` } : product };
  });
  return { imported: distinct, faults };
}

/** The problems of products as faults of the rows that they are about. @returns {Fault[]} */
export const catalogueFaults = (
  /** @type {readonly ProductProblem[]} */ problems,
  /** @type {readonly ImportedProduct[]} */ imported,
) =>
  problems.map(({ product, text }) => {
    const found = imported.find((each) => each.product === product);
    if (found) return { row: found.row, text };
    return { text: `src/catalogue/products/${product?.id}.ts: ${text}` };
  });

/** The image files of removed products, except those that a remaining product has too. */
export function imagesOfRemoved(
  /** @type {readonly string[]} */ files,
  /** @type {readonly string[]} */ removedIds,
  /** @type {readonly string[]} */ remainingImages,
) {
  const removed = new Set(removedIds);
  return files.filter((file) => {
    const [, name = ''] = file.match(/^(.+)-(?:\d+\.avif|social\.jpg)$/) ?? [];
    const isRemoved = removed.has(name) || removed.has(name.replace(/-[2-9]$/, ''));
    return isRemoved && !remainingImages.includes(name);
  });
}
