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
  for (const path of [
    ...['.gitignore', 'biome.jsonc', 'imports.biome.jsonc', 'package.json', 'package-lock.json'],
    ...['build/catalogue-schema.ts', 'build/image-outputs.mjs', 'build/problems.ts'],
    ...['build/slug.mjs', 'docs/products.csv', 'scripts'],
    ...['src/catalogue', 'src/money', 'src/text'],
  ]) {
    cpSync(path, inStore(path), { recursive: true });
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
    `import type { Product } from './product.ts';
import { drillPress } from './products/drill-press.ts';
import { jack } from './products/jack.ts';

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
  for (const end of ['192.avif', '560.avif', '1120.avif', 'social.jpg']) {
    writeFileSync(inStore(`public/images/${id}-${end}`), '');
  }
}

function runImport(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/import.mjs', ...args], {
    cwd: store,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const example = 'docs/products.csv';
const required = 'name,category,price,item number,description';

function runRows(...rows: string[]) {
  writeFileSync(inStore('rows.csv'), rows.join('\n'));
  return runImport('rows.csv');
}

/** The text and the time of each file of the catalogue. */
const files = () =>
  readdirSync(inStore('src/catalogue'), { recursive: true, encoding: 'utf8' })
    .map((file) => inStore(`src/catalogue/${file}`))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, readFileSync(path, 'utf8'), statSync(path).mtimeMs]);

const order = () =>
  readFileSync(inStore('src/catalogue/products.ts'), 'utf8')
    .match(/= \[([^\]]*)\]/)?.[1]
    ?.match(/\w+/g);

test('new products follow those of their category, and a second import changes nothing', () => {
  expect(runImport(example)).toEqual({
    status: 0,
    stdout: `4 products imported: 4 new.
Specifications: Material, Load, Lifting height, Dimensions, Weight, Drive, Sizes, Lighting, Charging time.
4 products without all images: add photographs to photos/, then npm run photos.
`,
    stderr: '',
  });
  // The inspection lamp is the first of its category, which is the second one.
  expect(order()).toEqual([
    ...['drillPress', 'inspectionLamp12v', 'jack'],
    ...['floorJack3Ton', 'jackStands3Ton', 'impactSocketSet1_2InDrive12Piece'],
  ]);
  const written = files();
  expect(runImport(example).stdout).toMatch(/^4 products imported: 4 unchanged\.$/m);
  expect(files()).toEqual(written);
});

test('a changed product stays where it is', () => {
  expect(runRows(required, 'drill-press,Hand Tools,"79,90 €",D-1,It drills.')).toEqual({
    status: 0,
    stdout: '1 product imported: 1 changed.\nSpecifications: none.\nNext: npm start\n',
    stderr: '',
  });
  expect(order()).toEqual(['drillPress', 'jack']);
  expect(readFileSync(inStore('src/catalogue/products/drill-press.ts'), 'utf8')).toContain(
    "  price: 79.9,\n  category: 'hand-tools',\n",
  );
});

test('with --replace the spreadsheet is the whole catalogue, and the images of others are removed', () => {
  // The second one is that of a product in the spreadsheet.
  for (const image of ['jack-2-560.avif', 'jack-stands-3-ton-560.avif', 'hero-wide-2440.avif'])
    writeFileSync(inStore(`public/images/${image}`), '');
  expect(runImport(example, '--replace').stdout).toMatch(
    /^4 products imported: 4 new\. 2 removed\.$/m,
  );
  expect(order()).toEqual([
    ...['floorJack3Ton', 'jackStands3Ton', 'impactSocketSet1_2InDrive12Piece'],
    'inspectionLamp12v',
  ]);
  expect(readdirSync(inStore('src/catalogue/products'))).toHaveLength(4);
  expect(readdirSync(inStore('public/images'))).toEqual([
    'hero-wide-2440.avif',
    'jack-stands-3-ton-560.avif',
  ]);
  const written = files();
  expect(runImport(example, '--replace').stdout).toMatch(/^4 products imported: 4 unchanged\.$/m);
  expect(files()).toEqual(written);
});

test('with --replace, an image stays that has the name of a removed product and of another one', () => {
  writeProduct('saw-2', 'saw2', 'hand-tools');
  writeFileSync(
    inStore('rows.csv'),
    `${required},view 2\nSaw,Hand Tools,5,S-1,It cuts.,Its back\n`,
  );
  expect(runImport('rows.csv', '--replace').stdout).toMatch(/1 new\. 3 removed\.$/m);
  expect(readdirSync(inStore('public/images'))).toContain('saw-2-192.avif');
});

test('faults of cells, of rows and of the store are shown at once, and leave everything as it is', () => {
  const before = files();
  for (const width of [192, 560, 1120])
    writeFileSync(inStore(`public/images/lamp-2-${width}.avif`), '');
  expect(
    runRows(
      `${required},original price,works with,rating,reviews,availability,Weight [lb],Weight [kg]`,
      'Jack,Hand Tools,abc,TB-9,It lifts.',
      '"Stand,\ntwo",Lifting,5,TB-11000,It stands.,4,jack: Holds it',
      'Lamp,Hand Tools,€ 0.125,,It shines.,,,6,1,soon,2,1',
      'Hero,Hand Tools,5,H-1,It is brave.',
      'Jack,Hand Tools,5,J-1,It lifts.',
      'Jack 2,Hand Tools,5,J-2,It lifts more.',
      'Bit 3,Hand Tools,5,B-1,It turns.',
      'Bit3,Hand Tools,5,B-2,It turns.',
      ',,5,E-1,',
      `${'Ä'.repeat(5000)},Hand Tools,5,L-1,It is long.`,
    ),
  ).toEqual({
    status: 1,
    stdout: '',
    stderr: `src/catalogue/products/drill-press.ts: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.
rows.csv, row 2: price "abc" is no amount in EUR, like 129.99, 129.99 EUR or 129.99 €.
rows.csv, row 3: originalPrice is not above price: leave it out if nothing is reduced.
rows.csv, row 3: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.
rows.csv, row 3: category is "Lifting", which is none of power-tools, battery-tools, hand-tools.
rows.csv, row 3: "jack" of worksWith does not name this product: add stand-two to its worksWith.
rows.csv, row 4: availability "soon" is not in stock, sold out or discontinued.
rows.csv, row 4: price is 0.125, which is no amount of EUR.
rows.csv, row 4: itemNumber is empty.
rows.csv, row 4: "Weight" of specifications is there twice.
rows.csv, row 4: rating is not from 1 to 5, although there are reviews.
rows.csv, row 4: views does not say what the image lamp-2 shows.
rows.csv, row 5: id cannot be "hero": the store has another image with the name hero.
rows.csv, row 6: the id "jack" is also that of row 2: change one of the names, or write ids.
rows.csv, row 7: id cannot be "jack-2": further images of jack have names like that.
rows.csv, row 9: the id "bit3" is too similar to "bit-3".
rows.csv, row 10: name is empty.
rows.csv, row 10: description is empty.
rows.csv, row 10: category is "", which is none of power-tools, battery-tools, hand-tools.
rows.csv, row 11: id has 10000 characters, 100 are the most: write a shorter one.
rows.csv, row 11: name has 5000 characters, 200 are the most: write a shorter one.
21 faults: nothing was imported.
`,
  });
  expect(files()).toEqual(before);
});

const usage = 'name one spreadsheet: npm run import -- products.csv [--replace]';
test.each([
  ['no file', [], usage],
  ['two files', [example, 'other.csv'], usage],
  ['another option', [example, '--all'], usage],
  ['a folder', ['docs'], 'docs is a folder.'],
  ['a file that does not exist', ['none.csv'], 'there is no file none.csv.'],
])('%s is an error', (_, args, error) => {
  expect(runImport(...args)).toEqual({ status: 1, stdout: '', stderr: `Error: ${error}\n` });
});

test('a catalogue that cannot be loaded is an error', () => {
  writeFileSync(inStore('src/catalogue/products/jack.ts'), 'export const jack = sale;\n');
  expect(runImport(example).stderr).toMatch(
    /^Error: the catalogue cannot be loaded: sale is not defined\n.*products\/jack\.ts:\d+/,
  );
});
