// What the store has already: its catalogue and the rules of it, its files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

export const productsPath = 'src/catalogue/products.ts';

export const productPath = (/** @type {string} */ id) => `src/catalogue/products/${id}.ts`;

/** The ids that have a file, also those that products.ts does not list. */
export const idsOfFiles = () =>
  readdirSync('src/catalogue/products')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

/** The names of the image files. */
export const imageFiles = () => (existsSync('public/images') ? readdirSync('public/images') : []);

/**
 * The facts of the store, its catalogue and the rules of it.
 * @returns {Promise<typeof import('../../build/catalogue-schema')
 *   & typeof import('../../src/catalogue/categories')
 *   & typeof import('../../src/catalogue/images')
 *   & typeof import('../../src/catalogue/products')
 *   & typeof import('../../src/catalogue/quantity')
 *   & typeof import('../../src/catalogue/units')
 *   & typeof import('../../src/store')>}
 */
export async function loadCatalogue() {
  const names = ['categories', 'images', 'products', 'quantity', 'units'];
  const catalogue = names.map((name) => `src/catalogue/${name}`);
  const paths = ['build/catalogue-schema', 'src/store', ...catalogue];
  const modules = paths.map(
    async (path) => (await runnerImport(`./${path}.ts`, { logLevel: 'error' })).module,
  );
  return Object.assign({}, ...(await Promise.all(modules)));
}

/** Writes a file, unless it has this text. @returns {import('./report.mjs').Outcome} */
export function writeIfChanged(/** @type {string} */ path, /** @type {string} */ text) {
  const outcome = existsSync(path) ? 'changed' : 'new';
  if (outcome === 'changed' && readFileSync(path, 'utf8') === text) return 'unchanged';
  writeFileSync(path, text);
  return outcome;
}
