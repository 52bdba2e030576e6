// `npm run import -- products.csv`: writes product files from a spreadsheet, which docs/spreadsheet.md describes.
import { readFileSync, rmSync, statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { exitWithError, messageAndSource, prepare } from './prepare.mjs';

prepare();
// These import packages, which `prepare` may just have installed.
const { currencyTexts } = await import('./import/amounts.mjs');
const { catalogueFaults, imagesOfRemoved, productsAfter, withDistinctIds } = await import(
  './import/catalogue.mjs'
);
const { formatted, formattedProductFiles } = await import('./import/format.mjs');
const { constantsIn, productConstant, productsFile } = await import('./import/product-files.mjs');
const { constantName } = await import('./import/product-id.mjs');
const { readProducts } = await import('./import/read-products.mjs');
const { faultLines, importedLine, nextLine } = await import('./import/report.mjs');
const { idsOfFiles, imageFiles, loadCatalogue, productPath, productsPath, writeIfChanged } =
  await import('./import/existing-store.mjs');

const { spreadsheet, isReplacing } = command();
const bytes = readSpreadsheet();
const catalogue = await loadCatalogue().catch((error) =>
  exitWithError(`the catalogue cannot be loaded: ${messageAndSource(error)}`),
);

const { brand, store } = catalogue;
const currencies = currencyTexts(brand.locale, store.currency);
const read = readProducts(bytes, { ...catalogue, currencies });
const ids = read.imported.map(({ product }) => product.id);
const existing = isReplacing ? [] : catalogue.products;
const otherIds = existing.map(({ id }) => id).filter((id) => !ids.includes(id));
const { imported, faults } = withDistinctIds(read.imported, otherIds);
const own = imported.map(({ product }) => product);
const products = isReplacing ? own : productsAfter(existing, own, catalogue.categories);

const names = products.flatMap(catalogue.imageNames);
const removedIds = isReplacing ? idsOfFiles().filter((id) => !ids.includes(id)) : [];
const removedImages = imagesOfRemoved(imageFiles(), removedIds, names);
const images = imageFiles().filter((file) => !removedImages.includes(file));

if (read.imported.length > 0) faults.push(...catalogueFaults(problems(), imported));
const allFaults = [...read.faults, ...faults];
if (allFaults.length > 0) {
  for (const line of faultLines(allFaults, spreadsheet)) console.error(line);
  process.exit(1);
}
console.log(importedLine(write(), removedIds.length));
console.log(nextLine(products.filter(isWithoutImage).length));

function command() {
  const usage = 'npm run import -- products.csv [--replace]';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    if (positionals.length === 1) {
      return { spreadsheet: `${positionals[0]}`, isReplacing: values.replace };
    }
  } catch {
    // An unknown option.
  }
  return exitWithError(`name one spreadsheet: ${usage}`);
}

function readSpreadsheet() {
  const file = statSync(spreadsheet, { throwIfNoEntry: false });
  if (!file) exitWithError(`there is no file ${spreadsheet}.`);
  if (file.isDirectory()) exitWithError(`${spreadsheet} is a folder.`);
  return readFileSync(spreadsheet);
}

/** Whether one of its image files is missing. */
function isWithoutImage(/** @type {import('../src/catalogue/product').Product} */ product) {
  const { imageUrl, productImageWidths } = catalogue;
  return catalogue
    .imageNames(product)
    .flatMap((name) => productImageWidths.map((width) => imageUrl(name, width)))
    .some((url) => !images.includes(url.replace('/images/', '')));
}

/** The problems of the products after the import. The images of its products may come later. */
function problems() {
  const { productProblems, categories, imageUrl, productImageWidths } = catalogue;
  const urls = new Set([
    ...names.flatMap((name) => productImageWidths.map((width) => imageUrl(name, width))),
    ...images.map((file) => `/images/${file}`),
  ]);
  const hasFile = (/** @type {string} */ url) => urls.has(url);
  return productProblems(products, { categories, hasFile });
}

/** Writes and removes the files that change. */
function write() {
  const texts = formattedProductFiles(
    own.map((product) => productConstant(product, catalogue.numberText)),
  );
  const results = own.map(({ id }, index) => writeIfChanged(productPath(id), texts[index] ?? ''));
  const constants = constantsIn(readFileSync(productsPath, 'utf8'));
  for (const { id } of products) {
    if (!otherIds.includes(id) || !constants.has(id)) constants.set(id, constantName(id));
  }
  const order = products.map(({ id }) => id);
  writeIfChanged(productsPath, formatted(productsFile(order, constants), productsPath));
  for (const id of removedIds) rmSync(productPath(id));
  for (const file of removedImages) rmSync(`public/images/${file}`);
  return results;
}
