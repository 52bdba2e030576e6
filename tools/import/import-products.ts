// Used by import.mjs: imports a file into the catalogue.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { remainsOfDemo } from '../../build/demo-store.ts';
import { withPhotographs } from '../../build/download-photographs.ts';
import { nextSteps, photographsIn } from '../../build/next-steps.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { products } from '../../src/catalogue/products.ts';
import { brand, store } from '../../src/store.ts';
import { counted } from '../../src/text/counted.ts';
import { currencyTexts } from './amounts.ts';
import { catalogueWith } from './catalogue.ts';
import { mappingOf } from './columns.ts';
import { sentences } from './formats.ts';
import { categoriesFile, productFiles, productsFile } from './product-files.ts';
import { type Catalogue, readProducts } from './read-products.ts';
import { faultLines, outcomeLines, questionLines } from './reporting.ts';
import type { Question } from './sheet.ts';

type Flags = Record<'replace' | 'strict' | 'photos' | 'hidden', boolean>;
type Options = Flags & Record<'specifications' | 'columns' | 'sheet' | 'encoding', string>;
/** A folder with the files of a store, and the catalogue that they contain. */
type Store = Catalogue & { root: string };

const here: Store = { root: '.', products, categories };

/** The products in a file, and what the owner has to be asked about them. */
function read(file: string, options: Options, { root, ...catalogue }: Store) {
  const { specifications, columns, ...others } = options;
  const named = specifications.split(',').flatMap((name) => name.trim() || []);
  const currencies = currencyTexts(brand.locale, store.currency);
  return readProducts(
    readFileSync(resolve(root, file)),
    { ...catalogue, currencies, locale: brand.locale, shop: store.checkoutUrl?.shop },
    { named, mapping: mappingOf(columns), ...others },
  );
}

/** The questions of the import, before anything is written. */
export async function questionsIn(
  file: string,
  options: Options,
  where = here,
): Promise<Question[]> {
  const { questions, faults } = await read(file, options, where);
  return faults.some(({ isOfFile }) => isOfFile) ? [] : questions;
}

/** Imports the rows without faults. Returns the lines to print. If it is not ok, nothing has been written. */
export async function importProducts(
  file: string,
  options: Options,
  where = here,
  onProgress?: (text: string) => void,
) {
  const { root, ...before } = where;
  const { replace, strict, photos } = options;
  const inRoot = (file: string) => resolve(root, file);
  const found = await read(file, options, where);
  const { questions } = found;
  const ofSheet = found.sheetName ? `, sheet "${found.sheetName}"` : '';
  const path = `${file}${ofSheet}`;
  const heading = `${found.format.name}${ofSheet}, ${counted(found.imported.length, 'product')}`;
  const isRefusedFile = found.faults.some(({ isOfFile }) => isOfFile);
  if (!isRefusedFile && questions.some(({ isOffer }) => !isOffer)) {
    const lines = [`${path}: ${sentences.get('questions')}`, ...questionLines(questions)];
    return { isOk: false, leftOut: 0, lines };
  }
  // An owner may have deleted what the demo store had in these folders.
  for (const folder of ['src/catalogue/products', 'public/images', 'photos'])
    mkdirSync(inRoot(folder), { recursive: true });
  const files = readdirSync(inRoot('src/catalogue/products'));
  const images = readdirSync(inRoot('public/images'));
  const faults = [...found.faults];
  const leftOut = new Set<number | undefined>();
  function check() {
    const good = found.imported.filter(({ row }) => !leftOut.has(row));
    const others = found.imported.filter(({ row }) => leftOut.has(row));
    const own = others.flatMap(({ product: { id, itemNumber } }) => [id, itemNumber]);
    const texts = new Set([...found.unread, ...own]);
    // A product whose row is left out stays as it is.
    const isLeftOut = ({ id, name, itemNumber }: Product) =>
      [id, name, itemNumber].some((text) => texts.has(text));
    const stays = replace ? before.products.filter(isLeftOut) : undefined;
    return catalogueWith(good, { ...before, files, images, shop: found.shop }, stays);
  }
  let catalogue = check();
  faults.push(...catalogue.faults);
  // A row without a fault may have one without the others.
  while (!strict && faults.some(({ row }) => row && !leftOut.has(row))) {
    for (const { row } of faults) if (row) leftOut.add(row);
    catalogue = check();
    faults.push(...catalogue.faults.filter(({ row }) => row));
  }
  const total = new Set([...leftOut, ...found.imported.map(({ row }) => row)]).size;
  const ofFile = [...catalogue.faults, ...faults.filter(({ isOfFile }) => isOfFile)];
  const isRefused = (strict ? faults : ofFile).length > 0;
  if (isRefused || leftOut.size * 2 > total) {
    const most = isRefused ? '' : `, ${leftOut.size} of ${total} rows have one`;
    const end = `${counted(faults.length, 'fault')}${most}: nothing was imported.`;
    return { isOk: false, leftOut: 0, lines: [heading, ...faultLines(faults, path), end] };
  }

  const { imported, categories, added, gone, removedIds, removedImages } = catalogue;
  const ids = catalogue.products.map(({ id }) => id);
  const { products, failures } = photos
    ? await withPhotographs(imported, new Set(ids), onProgress, inRoot('photos'))
    : { products: imported.map(({ product }) => product), failures: [] };
  const byId = new Map(products.map((product) => [product.id, product]));
  const fileOf = (id = '') => inRoot(`src/catalogue/products/${id}.ts`);
  const texts = productFiles(products);
  const outcomes = products.map(({ id }, index) => writeIfChanged(fileOf(id), `${texts[index]}`));
  const list = inRoot('src/catalogue/products.ts');
  writeIfChanged(list, productsFile(ids, new Set(byId.keys()), readFileSync(list, 'utf8')));
  if (added.length + gone.length > 0)
    writeIfChanged(inRoot('src/catalogue/categories.ts'), categoriesFile(categories));
  for (const id of removedIds) rmSync(fileOf(id));
  for (const file of removedImages) rmSync(inRoot(`public/images/${file}`));
  const imageCount = imported.flatMap((product) => product.images).length;
  const download = `add --photos to download the ${counted(imageCount, 'image')} that the file names, or `;
  const after = {
    products: catalogue.products.map((product) => byId.get(product.id) ?? product),
    categories,
    hasImage: (name: string) =>
      [560, 656].some((width) => catalogue.images.has(`${name}-${width}.avif`)),
    hasPhotograph: photographsIn(readdirSync(inRoot('photos'))),
  };
  const checkoutIds = `Find them here: ${found.format.cell('checkout ids')}.`;
  const photographs = imageCount > 0 && !photos ? download : '';
  const readInRoot = (path: string) =>
    existsSync(inRoot(path)) ? readFileSync(inRoot(path)) : undefined;
  const remains = remainsOfDemo({ ...after, store, brand, read: readInRoot });
  const { steps } = nextSteps({ ...after, store, remains }, { photographs, checkoutIds });
  if (failures.length > 0) failures.push(`${sentences.get('failures')}`);
  const rowFaults = faults.filter(({ row }) => row);
  const ofRows = faultLines(rowFaults, path).map((line) => `- ${line}`);
  const head = `${counted(leftOut.size, 'row')} with a fault left out.`;
  if (leftOut.size > 0) ofRows.unshift(`${head} ${sentences.get('rows left out')}`);
  const done = [...outcomeLines(found, catalogue, outcomes), ...ofRows, ...failures];
  return { isOk: true, leftOut: leftOut.size, lines: [heading, ...done, 'Next:', ...steps] };
}

/** Writes a file, unless it has this text. */
function writeIfChanged(path: string, text: string) {
  const outcome = existsSync(path) ? 'changed' : 'new';
  if (outcome === 'changed' && readFileSync(path, 'utf8') === text) return 'unchanged';
  writeFileSync(path, text);
  return outcome;
}
