// The catalogue with imported products, and what is wrong with it.
import { basename } from 'node:path';
import { group, max, rollup } from 'd3-array';
import { productProblems } from '../../build/catalogue-schema.ts';
import type { CheckoutShop } from '../../build/checkout-ids.ts';
import { sceneNames } from '../../build/image-outputs.mjs';
import { categoryImageName, imageNames } from '../../src/catalogue/images.ts';
import type { Category, Product } from '../../src/catalogue/product.ts';
import { plainNumber } from '../../src/text/fold.ts';
import type { Catalogue, Read } from './read-products.ts';
import type { Fault } from './sheet.ts';

/** With the files of src/catalogue/products and those of public/images. */
type Before = Catalogue & {
  files: readonly string[];
  images: readonly string[];
  shop?: CheckoutShop;
};

/** If they replace all products but those that stay, they are in their own order, and categories without products are removed. */
export function catalogueWith(read: Read['imported'], before: Before, stays?: readonly Product[]) {
  const { imported, renumbered } = withDistinctIds(read, stays ?? before.products);
  const own = imported.map(({ product }) => product);
  const ownIds = new Set(own.map(({ id }) => id));
  const others = stays?.filter(({ id }) => !ownIds.has(id));
  const products = others ? [...own, ...others] : productsAfter(before.products, own);
  const used = new Set(products.map(({ category }) => category));
  const kept = before.categories.filter(({ slug }) => !stays || used.has(slug));
  const gone = before.categories.filter((each) => !kept.includes(each));
  const added = newCategories(imported, kept);
  const categories = [...kept, ...added];
  const ids = new Set(products.map(({ id }) => id));
  const fileIds = before.files.flatMap((file) => file.match(/^(.+)\.ts$/)?.[1] ?? []);
  const removedIds = fileIds.filter((id) => stays && !ids.has(id));
  const removedNames = new Set([...removedIds, ...gone.map(({ slug }) => categoryImageName(slug))]);
  const names = new Set(products.flatMap(imageNames));
  const nameOf = (file: string) => basename(file).replace(/-(\d+|social|side)\.(avif|jpg)$/, '');
  const isOf = (all: ReadonlySet<string>, file: string) =>
    all.has(nameOf(file)) || all.has(nameOf(file).replace(/-[2-9]$/, ''));
  const isRemoved = (file: string) => !names.has(nameOf(file)) && isOf(removedNames, file);
  const images = new Set(before.images.filter((file) => !isRemoved(file)));
  // Photographs may come later.
  const hasFile = (url: string) => images.has(basename(url)) || names.has(nameOf(url));
  const problems = productProblems(products, { categories, hasFile, shop: before.shop });
  const faults = problems.map(({ product, field = '', text }): Fault => {
    const row = imported.find((each) => each.product === product)?.row;
    // `itemNumber` is the column `item number`.
    const column = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const file = `src/catalogue/products/${product?.id}.ts`;
    return row ? { row, column, product: product?.name, text } : { text: `${file}: ${text}` };
  });
  const removed = { gone, removedIds, removedImages: before.images.filter(isRemoved) };
  return { imported, renumbered, products, categories, images, added, ...removed, faults };
}

/** With texts of their products, until the owner has others. */
export function newCategories(imported: Read['imported'], kept: readonly Category[]): Category[] {
  const last = Math.max(0, ...kept.map(({ navPosition }) => navPosition));
  const known = new Set(['', ...kept.map(({ slug }) => slug)]);
  const others = imported.filter(({ product }) => !known.has(product.category));
  return [...group(others, ({ product }) => product.category)].map(([slug, all], index) => {
    const names = all.map(({ product }) => product.name);
    const desc = `${names.slice(0, 2).join(', ')}${names.length > 2 ? ' and more' : ''}.`;
    const name = all[0]?.category ?? slug;
    const imageAlt = all[0]?.product.imageAlt ?? slug;
    return { slug, name, navPosition: last + index + 1, imageAlt, desc };
  });
}

/** An id that is only from the name gets a number if it is there twice, and so does an item number. */
function withDistinctIds(read: Read['imported'], before: readonly Product[]) {
  const ids = new Set(read.map(({ product }) => product.id));
  const kept = before.filter(({ id }) => !ids.has(id));
  const images = new Set([...kept.flatMap(imageNames), ...sceneNames]);
  const numbers = new Set(read.map(({ product }) => plainNumber(product.itemNumber)));
  const seen = new Set<string>();
  const next = new Map<string, number>();
  function numbered(text: string, isUsed: (text: string) => boolean) {
    let number = next.get(text) ?? 2;
    while (isUsed(`${text}-${number}`)) number += 1;
    next.set(text, number + 1);
    return `${text}-${number}`;
  }
  const renumbered: string[] = [];
  const imported = read.map((each) => {
    const { product, isIdWritten } = each;
    const namesOf = (id: string) => imageNames({ ...product, id });
    const isTaken = (id: string) => namesOf(id).some((name) => images.has(name));
    const start = product.id.slice(0, 95).replace(/-$/, '');
    const id = isIdWritten || !isTaken(product.id) ? product.id : numbered(start, isTaken);
    for (const name of namesOf(id)) images.add(name);
    const isOfId = product.itemNumber === product.id.toUpperCase();
    const own = isOfId ? id.toUpperCase() : product.itemNumber;
    const isShared = seen.has(plainNumber(own));
    const itemNumber = isShared ? numbered(own, (text) => numbers.has(plainNumber(text))) : own;
    seen.add(plainNumber(own));
    numbers.add(plainNumber(itemNumber));
    if (isShared) renumbered.push(`${id} (${own}, now ${itemNumber})`);
    return { ...each, product: { ...product, id, itemNumber } };
  });
  return { imported, renumbered };
}

/** The products in catalogue order. A new one follows the last of its category, or else all others. */
function productsAfter(before: readonly Product[], added: readonly Product[]): Product[] {
  const ids = new Set(added.map(({ id }) => id));
  const products = [...before.filter(({ id }) => !ids.has(id)), ...added];
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const lastOf = (same: Product[]) => max(same, ({ id }) => places.get(id)) ?? before.length;
  const last = rollup(products, lastOf, ({ category }) => category);
  const placeOf = ({ id, category }: Product) => places.get(id) ?? Number(last.get(category)) + 0.5;
  return products.toSorted((a, b) => placeOf(a) - placeOf(b));
}
