// Stores with many products, generated from the real ones.
/** @import { Product } from '../src/catalogue/product.ts' */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { packageFiles, sourceFiles, sourceFolders } from '../build/sources.mjs';

const textKey = /^(imageAlt|description|value|reason|\d+)$/;

/**
 * Products with the fields and the words of the real ones, shuffled, so that they take as much space and compress no better. They
 * are the same in every run. Each has one image.
 * @returns {Promise<Product[]>}
 */
export async function generatedProducts(/** @type {number} */ count) {
  const { module } = await runnerImport('./src/catalogue/products.ts', { logLevel: 'error' });
  const { products: originals } = /** @type {{ products: Product[] }} */ (module);
  const words = originals.flatMap(({ description }) => description.split(' '));
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647);
  const shuffled = (/** @type {string} */ text) =>
    text.replace(/\S+/g, () => words[next() % words.length] ?? '');
  return Array.from({ length: count }, (_, index) => {
    const json = JSON.stringify(originals[index % originals.length]);
    // Texts have these keys, or an index in a list whose texts differ.
    const copy = JSON.parse(json, (key, value) => {
      if (typeof value !== 'string' || !textKey.test(key)) return value;
      return /\d/.test(key) ? `${shuffled(value)} ${key}` : shuffled(value);
    });
    const { views, sideView, worksWith, ...fields } = copy;
    return {
      ...fields,
      id: `tool-${index}`,
      name: `${shuffled(copy.name)} ${index}`,
      price: (5000 + (next() % 80_000)) / 100,
      originalPrice: 900,
      itemNumber: `TB-${1000 + index}`,
    };
  });
}

/** The text of src/catalogue/products.ts with generated products. */
export const productsFile = async (/** @type {number} */ count) =>
  `export const products = ${JSON.stringify(await generatedProducts(count))};`;

/**
 * Builds a copy of the project with that many products and as many images of their usual sizes. Its `dist/` is in the returned
 * folder.
 */
export async function buildLargeStore(/** @type {number} */ count) {
  const folder = `reports/builds/growth/${count}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of [...sourceFiles, ...sourceFolders, ...packageFiles])
    cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  rmSync(join(folder, 'src/catalogue/products'), { recursive: true });
  writeFileSync(join(folder, 'src/catalogue/products.ts'), await productsFile(count));
  linkImages(join(folder, 'public/images'), count);
  const vite = resolve('node_modules/vite/bin/vite.js');
  const options = ['build', '--logLevel', 'error', '--emptyOutDir'];
  const env = { ...process.env, SITE_URL: 'https://tools.example' };
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: folder,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error(`The store with ${count} products was not built.`);
  return folder;
}

/** Replaces the images of products. Those that are never precached are small, to save space. */
function linkImages(/** @type {string} */ folder, /** @type {number} */ count) {
  const ofProducts = /^(.+)-(192|560|1120|1680|640|social)\.(avif|jpg)$/;
  const isScene = /^(category|hero|state|social)\b/;
  const files = readdirSync(folder).filter((name) => !isScene.test(name));
  const first = files.filter((name) => ofProducts.test(name) && !/-[2-9]-\d+\./.test(name));
  const ids = [...new Set(first.map((name) => name.replace(ofProducts, '$1')))];
  for (let index = 0; index < count; index++) {
    const id = ids[index % ids.length];
    for (const suffix of [
      '192.avif',
      '560.avif',
      '1120.avif',
      '1680.avif',
      '640.jpg',
      'social.jpg',
    ]) {
      const isPrecached = /560|1120/.test(suffix);
      const source = isPrecached
        ? join('public/images', `${id}-${suffix}`)
        : `build/no-photograph.${suffix.split('.')[1]}`;
      linkSync(source, join(folder, `tool-${index}-${suffix}`));
    }
  }
  for (const name of files) rmSync(join(folder, name));
}
