// Used by import.mjs: imports a file into the catalogue.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nextSteps, photographsIn } from '../../build/next-steps.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { Category, Product } from '../../src/catalogue/product.ts';
import { products } from '../../src/catalogue/products.ts';
import { brand, store } from '../../src/store.ts';
import { counted } from '../../src/text/counted.ts';
import { currencyTexts } from './amounts.ts';
import { catalogueWith } from './catalogue.ts';
import { withPhotographs } from './photographs.ts';
import { categoriesFile, productFiles, productsFile } from './product-files.ts';
import { readProducts } from './read-products.ts';
import { faultLines, outcomeLines } from './report.ts';
import type { Fault } from './spreadsheet.ts';

const productPath = (id: string) => `src/catalogue/products/${id}.ts`;

type Options = {
  replace: boolean;
  skip: boolean;
  photos: boolean;
  specifications: string;
  onProgress?: (text: string) => void;
};

/** A folder with the files of a store, and the catalogue that they contain. */
type Store = { root: string; products: readonly Product[]; categories: readonly Category[] };

/** Returns the lines to print. With faults, it writes nothing. All paths are relative to the root of the store. */
export async function importProducts(
  path: string,
  { replace, skip, photos, specifications, onProgress }: Options,
  { root, ...before }: Store = { root: '.', products, categories },
) {
  const inRoot = (file: string) => resolve(root, file);
  const currencies = currencyTexts(brand.locale, store.currency);
  const named = specifications.split(',').flatMap((name) => name.trim() || []);
  const read = await readProducts(readFileSync(inRoot(path)), { ...before, currencies }, named);
  const heading = `${read.format.name}, ${counted(read.imported.length, 'product')}`;
  const folders = ['src/catalogue/products', 'public/images', 'photos'];
  // An owner may have deleted what the demo store had in them.
  for (const folder of folders) mkdirSync(inRoot(folder), { recursive: true });
  const files = readdirSync(inRoot('src/catalogue/products'));
  const images = readdirSync(inRoot('public/images'));
  const check = (imported: typeof read.imported) =>
    catalogueWith(imported, { ...before, files, images }, replace);

  let catalogue = check(read.imported);
  let faults: Fault[] = [...read.faults, ...catalogue.faults];
  const skipped: Fault[] = [];
  // Rows without a fault may have one without the others.
  while (skip && faults.some(({ row }) => row !== undefined)) {
    const rows = new Set([...skipped, ...faults].map(({ row }) => row));
    const rest = read.imported.filter(({ row }) => !rows.has(row));
    if (rest.length === 0) break;
    skipped.push(...faults);
    catalogue = check(rest);
    faults = catalogue.faults;
  }
  if (faults.length > 0) {
    const all = [...skipped, ...faults];
    const end = `${counted(all.length, 'fault')}: nothing was imported.`;
    return { isOk: false, lines: [heading, ...faultLines(all, path), end] };
  }

  const { imported, categories, added, gone, removedIds, removedImages } = catalogue;
  const ids = catalogue.products.map(({ id }) => id);
  const { products, failures } = photos
    ? await withPhotographs(imported, new Set(ids), onProgress, inRoot('photos'))
    : { products: imported.map(({ product }) => product), failures: [] };
  const byId = new Map(products.map((product) => [product.id, product]));
  const outcomes = productFiles(products).map((text, index) =>
    writeIfChanged(inRoot(productPath(`${products[index]?.id}`)), text),
  );
  const list = inRoot('src/catalogue/products.ts');
  writeIfChanged(list, productsFile(ids, new Set(byId.keys()), readFileSync(list, 'utf8')));
  if (added.length + gone.length > 0)
    writeIfChanged(inRoot('src/catalogue/categories.ts'), categoriesFile(categories));
  for (const id of removedIds) rmSync(inRoot(productPath(id)));
  for (const file of removedImages) rmSync(inRoot(`public/images/${file}`));

  const imageCount = read.imported.flatMap((product) => product.images).length;
  const download = `add --photos to download the ${counted(imageCount, 'image')} that the file names, or `;
  const { steps } = nextSteps(
    {
      products: catalogue.products.map((product) => byId.get(product.id) ?? product),
      categories,
      hasImage: (name) => [560, 656].some((width) => catalogue.images.has(`${name}-${width}.avif`)),
      hasPhotograph: photographsIn(readdirSync(inRoot('photos'))),
    },
    {
      photographs: imageCount > 0 && !photos ? download : '',
      checkoutIds: `Find them here: ${read.format.cell('checkout ids')}.`,
    },
  );
  if (failures.length > 0)
    failures.push('The same command downloads again what has failed, and nothing else.');
  const skippedLines = faultLines(skipped, path).map((line) => `Skipped: ${line}`);
  const done = outcomeLines(read, catalogue, outcomes);
  return { isOk: true, lines: [heading, ...done, ...skippedLines, ...failures, 'Next:', ...steps] };
}

/** Writes a file, unless it has this text. */
function writeIfChanged(path: string, text: string) {
  const outcome = existsSync(path) ? 'changed' : 'new';
  if (outcome === 'changed' && readFileSync(path, 'utf8') === text) return 'unchanged';
  writeFileSync(path, text);
  return outcome;
}
