import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

let store = '';
const inStore = (path: string) => join(store, path);

// A copy of the store with two products and their images.
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'import-'));
  for (const file of ['.gitignore', 'biome.jsonc', 'imports.biome.jsonc', 'package.json']) {
    cpSync(file, inStore(file));
  }
  for (const file of [
    'package-lock.json',
    'scripts',
    'build/catalogue-schema.ts',
    'build/image-outputs.mjs',
    'build/problems.ts',
    'build/slug.mjs',
    'src/catalogue',
    'docs/products.csv',
  ]) {
    cpSync(file, inStore(file), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), inStore('node_modules'), 'junction');
  rmSync(inStore('src/catalogue/products'), { recursive: true });
  mkdirSync(inStore('src/catalogue/products'));
  mkdirSync(inStore('public/images'), { recursive: true });
  // Of its own, so that these tests hold for any store.
  writeFileSync(
    inStore('src/store.ts'),
    "export const store = { currency: 'EUR' };\nexport const brand = { locale: 'en-IE' };\n",
  );
  const slugs = ['power-tools', 'battery-tools', 'hand-tools'];
  const rows = slugs.map((slug) => ({ slug, name: slug.replace('-', ' ') }));
  writeFileSync(
    inStore('src/catalogue/categories.ts'),
    `export const categories = ${JSON.stringify(rows)};\n`,
  );
  writeFileSync(
    inStore('src/catalogue/products.ts'),
    `import type { Product } from './product';
import { drillPress } from './products/drill-press';
import { jack } from './products/jack';

// In catalogue order.
export const products: readonly Product[] = [drillPress, jack];
`,
  );
  writeProduct('drill-press', 'drillPress', 'power-tools');
  writeProduct('jack', 'jack', 'hand-tools');
});

afterEach(() => rmSync(store, { recursive: true }));

function writeProduct(id: string, constant: string, category: string) {
  writeFileSync(
    inStore(`src/catalogue/products/${id}.ts`),
    `import type { Product } from '../product';

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
  for (const end of ['192.avif', '560.avif', '1120.avif', 'social.jpg']) {
    writeFileSync(inStore(`public/images/${id}-${end}`), '');
  }
}

function runImport(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/import.mjs', 'docs/products.csv', ...args],
    { cwd: store, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** The text and the time of each file of the catalogue. */
const files = () =>
  readdirSync(inStore('src/catalogue'), { recursive: true, encoding: 'utf8' })
    .map((file) => inStore(`src/catalogue/${file}`))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, readFileSync(path, 'utf8'), statSync(path).mtimeMs]);

const order = () =>
  readFileSync(inStore('src/catalogue/products.ts'), 'utf8').match(/= \[\n([^\]]*)\]/)?.[1];

test('new products are added to the store, and a second import changes nothing', () => {
  expect(runImport()).toEqual({
    status: 0,
    stdout: `4 products imported: 4 new.
4 products without all images: add photographs to photos/, then npm run photos.
`,
    stderr: '',
  });
  expect(order()).toBe(`  drillPress,
  inspectionLamp12v,
  jack,
  floorJack3Ton,
  jackStands3Ton,
  impactSocketSet1_2InDrive12Piece,
`);
  const written = files();
  expect(runImport().stdout).toMatch(/^4 products imported: 4 unchanged\.$/m);
  expect(files()).toEqual(written);
});

test('with --replace the spreadsheet is the whole catalogue, and the images of others are removed', () => {
  writeFileSync(inStore('public/images/jack-2-560.avif'), '');
  writeFileSync(inStore('public/images/jack-stands-3-ton-560.avif'), '');
  expect(runImport('--replace').stdout).toMatch(/^4 products imported: 4 new\. 2 removed\.$/m);
  expect(order()).toBe(`  floorJack3Ton,
  jackStands3Ton,
  impactSocketSet1_2InDrive12Piece,
  inspectionLamp12v,
`);
  expect(readdirSync(inStore('src/catalogue/products'))).toHaveLength(4);
  expect(readdirSync(inStore('public/images'))).toEqual(['jack-stands-3-ton-560.avif']);
  const written = files();
  expect(runImport('--replace').stdout).toMatch(/^4 products imported: 4 unchanged\.$/m);
  expect(files()).toEqual(written);
});

test('a fault leaves everything as it is', () => {
  const before = files();
  writeFileSync(
    inStore('docs/products.csv'),
    `name,category,price,original price,item number,description,works with
Jack,Hand Tools,abc,,TB-9,It lifts.,
"Stand,
two",Lifting,5,4,TB-11000,It stands.,jack: Holds it
`,
  );
  expect(runImport()).toEqual({
    status: 1,
    stdout: '',
    stderr: `src/catalogue/products/drill-press.ts: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.
docs/products.csv, row 2: price "abc" is no amount in EUR, like 129.99, 129.99 EUR or 129.99 €.
docs/products.csv, row 3: originalPrice is not above price: leave it out if nothing is reduced.
docs/products.csv, row 3: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.
docs/products.csv, row 3: category is "Lifting", which is none of power-tools, battery-tools, hand-tools.
docs/products.csv, row 3: "jack" of worksWith does not name this product: add stand-two to its worksWith.
6 faults: nothing was imported.
`,
  });
  expect(files()).toEqual(before);
});

test('an image that is there without a text is a fault, one that is missing is none', () => {
  writeFileSync(
    inStore('docs/products.csv'),
    'name,category,price,item number,description\nLamp,Hand Tools,5,L-1,It shines.\n',
  );
  for (const width of [192, 560, 1120]) {
    writeFileSync(inStore(`public/images/lamp-2-${width}.avif`), '');
  }
  expect(runImport().stderr).toMatch(
    /^docs\/products.csv, row 2: views does not say what the image lamp-2 shows\.$/m,
  );
});

test('products whose files would be those of others are faults, and so is a file name that is too long', () => {
  const before = files();
  writeFileSync(
    inStore('docs/products.csv'),
    `name,category,price,item number,description
Hero,Hand Tools,5,H-1,It is brave.
Social,Hand Tools,5,S-1,It talks.
State lost,Hand Tools,5,S-2,It is lost.
Category hand tools,Hand Tools,5,C-1,They are many.
${'Ä'.repeat(5000)},Hand Tools,5,L-1,It is long.
`,
  );
  const otherImage = 'the store has another image with the name';
  expect(runImport()).toEqual({
    status: 1,
    stdout: '',
    stderr: `docs/products.csv, row 2: id cannot be "hero": ${otherImage} hero.
docs/products.csv, row 3: id cannot be "social": ${otherImage} social.
docs/products.csv, row 4: id cannot be "state-lost": ${otherImage} state-lost.
docs/products.csv, row 5: id cannot be "category-hand-tools": ${otherImage} category-hand-tools.
docs/products.csv, row 6: id has 10000 characters, 100 are the most: write a shorter one.
docs/products.csv, row 6: name has 5000 characters, 200 are the most: write a shorter one.
6 faults: nothing was imported.
`,
  });
  expect(files()).toEqual(before);
});

test('a product has one specification of a name, in one of the columns with its units', () => {
  writeFileSync(
    inStore('docs/products.csv'),
    `name,category,price,item number,description,Weight [lb],Weight [kg],weight
Lamp,Hand Tools,5,L-1,It shines.,2,,
Saw,Hand Tools,5,S-1,It cuts.,,1,
File,Hand Tools,5,F-1,It files.,2,1,
Nail,Hand Tools,5,N-1,It holds.,2,,little
`,
  );
  expect(
    runImport().stderr,
  ).toBe(`docs/products.csv, row 4: "Weight" of specifications is there twice.
docs/products.csv, row 5: "weight" of specifications is there twice.
2 faults: nothing was imported.
`);
});

test.each(['eval', 'arguments', 'yield'])('the name %s does not lock the catalogue', (name) => {
  writeFileSync(
    inStore('docs/products.csv'),
    `name,category,price,item number,description\n${name},Hand Tools,5,E-1,It works.\n`,
  );
  expect(runImport().stdout).toMatch(/^1 product imported: 1 new\.$/m);
  expect(runImport().stdout).toMatch(/^1 product imported: 1 unchanged\.$/m);
});

test('a price may have the currency of the store, and as many decimals as the one of the store', () => {
  writeFileSync(
    inStore('docs/products.csv'),
    `name;category;price;item number;description
Lamp;Hand Tools;39,90 €;L-1;It shines.
Saw;Hand Tools;EUR 1’299.50;S-1;It cuts.
Nail;Hand Tools;€ 0.125;N-1;It holds.
File;Hand Tools;5 USD;F-1;It files.
`,
  );
  expect(
    runImport().stderr,
  ).toBe(`docs/products.csv, row 4: price is 0.125, which is no amount of EUR.
docs/products.csv, row 5: price "5 USD" is no amount in EUR, like 129.99, 129.99 EUR or 129.99 €.
2 faults: nothing was imported.
`);
});

test.each([
  ['other.csv', 'Error: name one spreadsheet: npm run import -- products.csv [--replace]\n'],
  ['--all', 'Error: name one spreadsheet: npm run import -- products.csv [--replace]\n'],
])('the argument %s is an error', (argument, stderr) => {
  expect(runImport(argument)).toEqual({ status: 1, stdout: '', stderr });
});

test('a folder is an error', () => {
  rmSync(inStore('docs/products.csv'));
  mkdirSync(inStore('docs/products.csv'));
  expect(runImport()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Error: docs/products.csv is a folder.\n',
  });
});

test('a missing file is an error', () => {
  rmSync(inStore('docs/products.csv'));
  expect(runImport().stderr).toBe('Error: there is no file docs/products.csv.\n');
});
