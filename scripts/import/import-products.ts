// Used by import.mjs: imports a spreadsheet into the catalogue.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { productProblems } from '../../build/catalogue-schema.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { imageNames, imageUrl, productImageWidths } from '../../src/catalogue/images.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { products as productsBefore } from '../../src/catalogue/products.ts';
import { brand, store } from '../../src/store.ts';
import { counted } from '../../src/text/counted.ts';
import { currencyTexts } from './amounts.ts';
import { constantName, productFiles, productsFile } from './product-files.ts';
import { type ImportedProduct, readProducts } from './read-products.ts';
import type { Fault } from './spreadsheet.ts';

const listPath = 'src/catalogue/products.ts';
const productPath = (id: string) => `src/catalogue/products/${id}.ts`;

/** Returns the lines to print. With faults, it writes nothing. */
export function importProducts(path: string, isReplacing: boolean) {
  const before = isReplacing ? [] : productsBefore;
  const currencies = currencyTexts(brand.locale, store.currency);
  const read = readProducts(readFileSync(path), {
    categories,
    currencies,
    products: productsBefore,
  });
  const importedIds = read.imported.map(({ product }) => product.id);
  const keptIds = before.map(({ id }) => id).filter((id) => !importedIds.includes(id));
  const { imported, faults } = withDistinctIds(read.imported, keptIds);
  const importedProducts = imported.map(({ product }) => product);
  const products = isReplacing ? importedProducts : productsAfter(before, importedProducts);

  const removedIds = isReplacing ? idsOfFiles().filter((id) => !importedIds.includes(id)) : [];
  const images = imageFiles();
  const removedImages = imagesOfRemoved(images, removedIds, products.flatMap(imageNames));
  const urls = new Set(
    images.filter((file) => !removedImages.includes(file)).map((file) => `/images/${file}`),
  );

  const allFaults = [
    ...read.faults,
    ...faults,
    ...(imported.length > 0 ? problemsOf(products, imported, urls) : []),
  ];
  if (allFaults.length > 0) return { isOk: false, lines: faultLines(allFaults, path) };

  const texts = productFiles(importedProducts);
  const outcomes = importedProducts.map(({ id }, index) =>
    writeIfChanged(productPath(id), texts[index] ?? ''),
  );
  const ids = products.map(({ id }) => id);
  writeIfChanged(listPath, productsFile(ids, importedIds, readFileSync(listPath, 'utf8')));
  for (const id of removedIds) rmSync(productPath(id));
  for (const file of removedImages) rmSync(`public/images/${file}`);
  const withoutImages = products.filter(
    (product) => !imageUrls(product).every((url) => urls.has(url)),
  );
  return {
    isOk: true,
    lines: [
      importedLine(outcomes, removedIds.length),
      specificationsLine(importedProducts),
      nextLine(withoutImages.length),
    ],
  };
}

/** Shows an owner the columns with a misspelt name, because they have become specifications. */
function specificationsLine(products: readonly Product[]): string {
  const names = products.flatMap(({ specifications = [] }) =>
    specifications.map(({ name }) => name),
  );
  return `Specifications: ${[...new Set(names)].join(', ') || 'none'}.`;
}

/**
 * The same products, except that those of the spreadsheet whose ids are in use have others, and the faults of their rows.
 * Ids of one constant are too similar. Those that would share image files are left to the rules of the catalogue.
 */
function withDistinctIds(imported: readonly ImportedProduct[], keptIds: readonly string[]) {
  const faults: Fault[] = [];
  const owners = new Map<string, { id: string; row?: number }>(
    keptIds.map((id) => [constantName(id), { id }]),
  );
  const distinct = imported.map(({ row, product }) => {
    const { id } = product;
    const owner = owners.get(constantName(id));
    if (!owner) {
      owners.set(constantName(id), { id, row });
      return { row, product };
    }
    const isSame = `the id "${id}" is also that of row ${owner.row}: change one of the names, or write ids.`;
    const isSimilar = `the id "${id}" is too similar to "${owner.id}".`;
    faults.push({ row, text: owner.id === id ? isSame : isSimilar });
    return { row, product: { ...product, id: `${id}-row-${row}` } };
  });
  return { imported: distinct, faults };
}

/** The products in catalogue order. A new one follows the last of its category, or of an earlier category. */
function productsAfter(before: readonly Product[], imported: readonly Product[]): Product[] {
  const products = before.map((product) => imported.find(({ id }) => id === product.id) ?? product);
  const slugs = categories.map(({ slug }) => slug);
  for (const product of imported.filter((each) => !products.includes(each))) {
    const earlier = slugs.slice(0, slugs.indexOf(product.category));
    const last = products.findLastIndex(({ category }) => category === product.category);
    const lastEarlier = products.findLastIndex(({ category }) => earlier.includes(category));
    products.splice((last === -1 ? lastEarlier : last) + 1, 0, product);
  }
  return products;
}

/** The ids that have a file, also those that products.ts does not list. */
const idsOfFiles = () =>
  readdirSync('src/catalogue/products')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

const imageFiles = () => (existsSync('public/images') ? readdirSync('public/images') : []);

const imageUrls = (product: Product) =>
  imageNames(product).flatMap((name) => productImageWidths.map((width) => imageUrl(name, width)));

/** The image files of removed products, except those that a remaining product has too. */
const imagesOfRemoved = (
  files: readonly string[],
  removedIds: readonly string[],
  remainingNames: readonly string[],
) =>
  files.filter((file) => {
    const [, name = ''] = file.match(/^(.+)-(?:\d+\.avif|social\.jpg)$/) ?? [];
    const isRemoved = removedIds.some((id) => id === name || id === name.replace(/-[2-9]$/, ''));
    return isRemoved && !remainingNames.includes(name);
  });

/** What the rules of the catalogue find. The images of its products may come later. */
function problemsOf(
  products: readonly Product[],
  imported: readonly ImportedProduct[],
  urls: ReadonlySet<string>,
): Fault[] {
  const later = new Set(products.flatMap(imageUrls));
  const hasFile = (url: string) => urls.has(url) || later.has(url);
  return productProblems(products, { categories, hasFile }).map(({ product, text }) => {
    const found = imported.find((each) => each.product === product);
    return found ? { row: found.row, text } : { text: `${productPath(`${product?.id}`)}: ${text}` };
  });
}

type Outcome = 'new' | 'changed' | 'unchanged';

/** Writes a file, unless it has this text. */
function writeIfChanged(path: string, text: string): Outcome {
  const outcome = existsSync(path) ? 'changed' : 'new';
  if (outcome === 'changed' && readFileSync(path, 'utf8') === text) return 'unchanged';
  writeFileSync(path, text);
  return outcome;
}

/** A line for each fault: first those of the store, then those of the rows in their order. */
function faultLines(faults: readonly Fault[], path: string): string[] {
  const sorted = faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const lines = sorted.map(({ row, text }) => (row ? `${path}, row ${row}: ${text}` : text));
  return [...lines, `${counted(faults.length, 'fault')}: nothing was imported.`];
}

/** `3 products imported: 2 new, 1 unchanged. 14 removed.` */
function importedLine(outcomes: readonly Outcome[], removed: number): string {
  const parts = (['new', 'changed', 'unchanged'] as const).flatMap((outcome) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count > 0 ? [`${count} ${outcome}`] : [];
  });
  const end = removed > 0 ? ` ${removed} removed.` : '';
  return `${counted(outcomes.length, 'product')} imported: ${parts.join(', ')}.${end}`;
}

const nextLine = (withoutImages: number) =>
  withoutImages === 0
    ? 'Next: npm start'
    : `${counted(withoutImages, 'product')} without all images: add photographs to photos/, then npm run photos.`;
