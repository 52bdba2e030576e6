// A store in a folder of its own, into which the tests of the import write.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { afterEach, beforeEach } from 'vitest';
import type { Category, Product } from '../src/catalogue/product.ts';
import { importProducts } from '../tools/import/import-products.ts';

let root = '';
export const inStore = (path: string) => join(root, path);

/** Each test of the file gets a store with two products and their images. */
export function prepareStore() {
  beforeEach(writeStore);
  afterEach(() => rmSync(root, { recursive: true }));
}

function writeStore() {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  for (const folder of ['src/catalogue/products', 'public/images', 'photos'])
    mkdirSync(inStore(folder), { recursive: true });
  const slugs = ['power-tools', 'battery-tools', 'hand-tools'];
  const rows = slugs.map((slug, index) => ({
    ...{ slug, name: slug.replace('-', ' '), navPosition: index + 1 },
    ...{ imageAlt: 'Tools', desc: 'Tools.' },
  }));
  writeFileSync(
    inStore('src/catalogue/categories.ts'),
    `export const categories = ${JSON.stringify(rows)};\n`,
  );
  for (const file of slugs.flatMap(categoryFiles))
    writeFileSync(inStore(`public/images/${file}`), '');
  for (const name of [
    'hero',
    'social',
    'state-empty',
    'state-lost',
    ...slugs.map((slug) => `category-${slug}`),
  ])
    writeFileSync(inStore(`photos/${name}.jpg`), '');
  // The hexagon of the demo store's logo.
  writeFileSync(inStore('public/icon.svg'), '<path d="M256 92l142 82v164l-142 82-142-82V174z"/>');
  writeFileSync(
    inStore('src/catalogue/products.ts'),
    `import type { Product } from './product.ts';
import { drillPress } from './products/drill-press.ts';
import { jack } from './products/jack.ts';

// In catalogue order.
export const products: readonly Product[] = [drillPress, jack];
`,
  );
  writeProduct('drill-press', 'drillPress', 'power-tools');
  writeProduct('jack', 'jack', 'hand-tools');
}

export const categoryFiles = (slug: string) =>
  ['400.avif', '400.jpg', '656.avif'].map((end) => `category-${slug}-${end}`);

export function writeProduct(id: string, constant: string, category: string) {
  writeFileSync(
    inStore(`src/catalogue/products/${id}.ts`),
    `import type { Product } from '../product.ts';

export const ${constant}: Product = {
  id: '${id}',
  name: '${id}',
  imageAlt: '${id}',
  price: 80,
  originalPrice: 90,
  rating: 0,
  reviews: 0,
  category: '${category}',
  description: '${'It is useful. '.repeat(15)}',
  itemNumber: 'TB-${id.length}000',
};
`,
  );
  const ends = ['192.avif', '560.avif', '1120.avif', '1680.avif', '640.jpg', 'social.jpg'];
  for (const end of ends) writeFileSync(inStore(`public/images/${id}-${end}`), '');
}

const noFlags = { replace: false, strict: false, photos: false, hidden: false };
const noOptions = { ...noFlags, specifications: '', columns: '', sheet: '', encoding: '' };

export async function runImport(path: string, options: Partial<typeof noOptions> = {}) {
  // The files may have changed since the last import.
  const [{ products }, { categories }] = await Promise.all([
    load<{ products: Product[] }>('src/catalogue/products.ts'),
    load<{ categories: Category[] }>('src/catalogue/categories.ts'),
  ]);
  const store = { root, products, categories };
  const { isOk, leftOut, lines } = await importProducts(path, { ...noOptions, ...options }, store);
  return { isOk, leftOut, text: lines.join('\n') };
}

const load = async <Module>(path: string) =>
  (await runnerImport<Module>(inStore(path), { root, logLevel: 'error' })).module;

export const required = 'name,category,price,item number,description';

export async function runRows(rows: string[], options: Partial<typeof noOptions> = {}) {
  writeFileSync(inStore('rows.csv'), rows.join('\n'));
  return runImport('rows.csv', options);
}

/** The text and the time of each file of the catalogue. */
export const files = () =>
  readdirSync(inStore('src/catalogue'), { recursive: true, encoding: 'utf8' })
    .map((file) => inStore(`src/catalogue/${file}`))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, readFileSync(path, 'utf8'), statSync(path).mtimeMs]);

export const order = () =>
  readFileSync(inStore('src/catalogue/products.ts'), 'utf8')
    .match(/= \[([^\]]*)\]/)?.[1]
    ?.match(/\w+/g);
