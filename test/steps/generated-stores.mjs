// Stores that are made of the real one: with many products, and with the longest texts.
/** @import { Product } from '../../src/catalogue/product.ts' */
import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { copySources } from '../../build/sources.mjs';

const textKey = /^(imageAlt|description|value|reason|\d+)$/;

/**
 * Products with the fields and the words of the real ones, shuffled, so that they take as much space and compress no better. They
 * are the same in every run. Each has one image.
 * @returns {Promise<Product[]>}
 */
export async function generatedProducts(/** @type {number} */ count) {
  const originals = await loadProducts();
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

/**
 * Builds a copy of the project with that many products and as many images of their usual sizes. Its `dist/` is in the returned
 * folder.
 */
export function buildLargeStore(/** @type {number} */ count) {
  return buildCopy(`growth/${count}`, async (folder) => {
    replaceProducts(folder, await generatedProducts(count));
    linkImages(join(folder, 'public/images'), count);
  });
}

/**
 * Builds a copy of the project with the longest texts that the schema allows, or 200 characters where it allows any length. In
 * every second product, and in the categories, they are a single word.
 */
export function buildLongestStore() {
  return buildCopy('longest', async (folder) => {
    const products = await loadProducts();
    replaceProducts(
      folder,
      products.map((product, index) => withLongTexts(product, index)),
    );
    const edit = (/** @type {string} */ file, /** @type {RegExp} */ lines) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8').replaceAll(
        lines,
        (_, key, quote, old) => `${key}: ${quote}${long(old, key === 'name' ? 60 : 120)}${quote}`,
      );
      writeFileSync(path, text);
    };
    edit('src/catalogue/categories.ts', /\b(name|imageAlt|desc): (')([^']*)'/g);
    edit(
      'src/store.ts',
      /\b(tagline|headline|lead|hours|address|deliveryRegion|deliveryTime|usedTools|returnShipping|refundTime|warrantyTerm|warrantyShipping|taxNote|totalNote): *\s(')([^']*)'/g,
    );
    const store = join(folder, 'src/store.ts');
    writeFileSync(
      store,
      readFileSync(store, 'utf8').replace(
        "name: 'Torque Bay'",
        `name: '${long('Torque Bay', 40)}'`,
      ),
    );
  });
}

/** A single word of that length, which starts with the text. */
const long = (/** @type {string} */ text, /** @type {number} */ length) =>
  text.replaceAll(/\W/g, '').padEnd(length, 'Wiederverwendbarkeitsnachweise').slice(0, length);

/** @type {Record<string, number>} */
const lengths = { name: 200, bestFor: 60, itemNumber: 60, kitNote: 200, description: 400 };

/** @returns {Product} */
function withLongTexts(/** @type {Product} */ product, /** @type {number} */ index) {
  const isWord = index % 2 === 0;
  const longText = (/** @type {string} */ text, /** @type {number} */ length) =>
    isWord ? long(text, length) : `${text} `.repeat(length).slice(0, length).trim();
  const changed = JSON.parse(JSON.stringify(product), (key, value) => {
    if (typeof value !== 'string') return value;
    if (key === 'words' || key === 'cardWords') return `{} ${longText('words', 100)}`;
    return /^(name|imageAlt|description|bestFor|itemNumber|kitNote|value|reason|system|\d+)$/.test(
      key,
    )
      ? longText(value, lengths[key] ?? 120)
      : value;
  });
  return {
    ...changed,
    // Each text of a list is another one.
    itemNumber: `${index}${changed.itemNumber}`.slice(0, 60),
    price: 1_234_567.89,
    originalPrice: 9_876_543.21,
    reviews: 1_234_567,
  };
}

async function loadProducts() {
  const { module } = await runnerImport('./src/catalogue/products.ts', { logLevel: 'error' });
  return /** @type {{ products: Product[] }} */ (module).products;
}

function replaceProducts(/** @type {string} */ folder, /** @type {Product[]} */ products) {
  rmSync(join(folder, 'src/catalogue/products'), { recursive: true });
  writeFileSync(
    join(folder, 'src/catalogue/products.ts'),
    `export const products = ${JSON.stringify(products)};`,
  );
}

async function buildCopy(
  /** @type {string} */ name,
  /** @type {(folder: string) => Promise<void>} */ change,
) {
  const folder = `reports/builds/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copySources(folder);
  await change(folder);
  const vite = resolve('node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
    // They keep facts and images of the demo store, which a build for publishing refuses.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      IS_PREVIEW: 'yes',
      SITE_URL: 'https://tools.example',
    },
  });
  if (status !== 0) throw new Error(`The store in ${folder} was not built.`);
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
