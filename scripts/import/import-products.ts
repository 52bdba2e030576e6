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
import { mappingOf } from './columns.ts';
import { withPhotographs } from './photographs.ts';
import { categoriesFile, productFiles, productsFile } from './product-files.ts';
import { readProducts } from './read-products.ts';
import { faultLines, outcomeLines } from './report.ts';

const productPath = (id: string) => `src/catalogue/products/${id}.ts`;

type Options = {
  replace: boolean;
  strict: boolean;
  photos: boolean;
  specifications: string;
  columns: string;
  onProgress?: (text: string) => void;
};

/** A folder with the files of a store, and the catalogue that they contain. */
type Store = { root: string; products: readonly Product[]; categories: readonly Category[] };

/**
 * Imports the rows without faults. Returns the lines to print, and how many rows are left out. If it is not ok, nothing has been
 * written. All paths are relative to the root of the store.
 */
export async function importProducts(
  path: string,
  { replace, strict, photos, specifications, columns, onProgress }: Options,
  { root, ...before }: Store = { root: '.', products, categories },
) {
  const inRoot = (file: string) => resolve(root, file);
  const currencies = currencyTexts(brand.locale, store.currency);
  const named = specifications.split(',').flatMap((name) => name.trim() || []);
  const read = await readProducts(
    readFileSync(inRoot(path)),
    { ...before, currencies, locale: brand.locale },
    { named, mapping: mappingOf(columns) },
  );
  const heading = `${read.format.name}, ${counted(read.imported.length, 'product')}`;
  const folders = ['src/catalogue/products', 'public/images', 'photos'];
  // An owner may have deleted what the demo store had in them.
  for (const folder of folders) mkdirSync(inRoot(folder), { recursive: true });
  const files = readdirSync(inRoot('src/catalogue/products'));
  const images = readdirSync(inRoot('public/images'));
  const faults = [...read.faults];
  const rows = new Set<number | undefined>();
  // A product whose row is left out stays as it is.
  function check() {
    const isLeftOut = ({ row }: { row: number }) => rows.has(row);
    const others = read.imported.filter(isLeftOut).map(({ product }) => product);
    const texts = new Set([
      ...read.unread,
      ...others.flatMap(({ id, itemNumber }) => [id, itemNumber]),
    ]);
    const stays = before.products.filter(({ id, name, itemNumber }) =>
      [id, name, itemNumber].some((text) => texts.has(text)),
    );
    const good = read.imported.filter((each) => !isLeftOut(each));
    return catalogueWith(good, { ...before, files, images }, replace ? stays : undefined);
  }
  let catalogue = check();
  faults.push(...catalogue.faults);
  // A row without a fault may have one without the others.
  while (!strict && faults.some(({ row }) => row && !rows.has(row))) {
    for (const { row } of faults) if (row) rows.add(row);
    catalogue = check();
    faults.push(...catalogue.faults.filter(({ row }) => row));
  }
  const total = new Set([...rows, ...read.imported.map(({ row }) => row)]).size;
  const isMost = rows.size * 2 > total;
  const refusing = strict
    ? faults
    : [...catalogue.faults, ...faults.filter(({ isOfFile }) => isOfFile)];
  if (refusing.length > 0 || isMost) {
    const most = refusing.length > 0 ? '' : `, ${rows.size} of ${total} rows have one`;
    const end = `${counted(faults.length, 'fault')}${most}: nothing was imported.`;
    return { isOk: false, leftOut: 0, lines: [heading, ...faultLines(faults, path), end] };
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

  const imageCount = imported.flatMap((product) => product.images).length;
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
  const advice = `${counted(rows.size, 'row')} with a fault left out. Correct them and import the file again:`;
  const leftOut =
    rows.size > 0
      ? [
          advice,
          ...faultLines(
            faults.filter(({ row }) => row),
            path,
          ).map((line) => `- ${line}`),
        ]
      : [];
  const done = [...outcomeLines(read, catalogue, outcomes), ...leftOut, ...failures];
  return { isOk: true, leftOut: rows.size, lines: [heading, ...done, 'Next:', ...steps] };
}

/** Writes a file, unless it has this text. */
function writeIfChanged(path: string, text: string) {
  const outcome = existsSync(path) ? 'changed' : 'new';
  if (outcome === 'changed' && readFileSync(path, 'utf8') === text) return 'unchanged';
  writeFileSync(path, text);
  return outcome;
}
