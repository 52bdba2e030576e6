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
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Category, Product } from '../../src/catalogue/product.ts';
import { importProducts } from './import-products.ts';

let root = '';
const inStore = (path: string) => join(root, path);

// A store with two products and their images.
beforeEach(() => {
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
  for (const slug of slugs)
    for (const width of [400, 656])
      writeFileSync(inStore(`public/images/category-${slug}-${width}.avif`), '');
  for (const name of [
    'hero',
    'social',
    'state-empty',
    'state-lost',
    ...slugs.map((slug) => `category-${slug}`),
  ])
    writeFileSync(inStore(`photos/${name}.jpg`), '');
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

afterEach(() => rmSync(root, { recursive: true }));

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
  for (const end of ['192.avif', '560.avif', '1120.avif', '1680.avif', 'social.jpg']) {
    writeFileSync(inStore(`public/images/${id}-${end}`), '');
  }
}

const noOptions = { replace: false, skip: false, photos: false, specifications: '' };

async function runImport(path: string, options: Partial<typeof noOptions> = {}) {
  // The files may have changed since the last import.
  const [{ products }, { categories }] = await Promise.all([
    load<{ products: Product[] }>('src/catalogue/products.ts'),
    load<{ categories: Category[] }>('src/catalogue/categories.ts'),
  ]);
  const store = { root, products, categories };
  const { isOk, lines } = await importProducts(path, { ...noOptions, ...options }, store);
  return { isOk, text: lines.join('\n') };
}

const load = async <Module>(path: string) =>
  (await runnerImport<Module>(inStore(path), { root, logLevel: 'error' })).module;

const example = resolve('docs/products.csv');
const required = 'name,category,price,item number,description';

async function runRows(...rows: string[]) {
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

test('new products follow those of their category, and a second import changes nothing', async () => {
  expect(await runImport(example)).toEqual({
    isOk: true,
    text: expect.stringContaining('\n4 products imported: 4 new.\n'),
  });
  // The inspection lamp is the first of its category.
  expect(order()).toEqual([
    ...['drillPress', 'jack'],
    ...['floorJack3Ton', 'jackStands3Ton', 'impactSocketSet1_2InDrive12Piece'],
    'inspectionLamp12v',
  ]);
  const written = files();
  expect((await runImport(example)).text).toMatch(/^4 products imported: 4 unchanged\.$/m);
  expect(files()).toEqual(written);
});

test('a changed product stays where it is', async () => {
  expect((await runRows(required, 'drill-press,Hand Tools,$79.90,D-1,It drills.')).text).toContain(
    '\n1 product imported: 1 changed.\n',
  );
  expect(order()).toEqual(['drillPress', 'jack']);
  expect(readFileSync(inStore('src/catalogue/products/drill-press.ts'), 'utf8')).toContain(
    "  price: 79.9,\n  category: 'hand-tools',\n",
  );
});

test('with --replace the spreadsheet is the whole catalogue, and the images of others are removed', async () => {
  // The second one is that of a product in the spreadsheet.
  for (const image of ['jack-2-560.avif', 'jack-stands-3-ton-560.avif', 'hero-wide-2440.avif'])
    writeFileSync(inStore(`public/images/${image}`), '');
  expect((await runImport(example, { replace: true })).text).toMatch(
    /^4 products imported: 4 new\. 2 removed\.$/m,
  );
  expect(order()).toEqual([
    ...['floorJack3Ton', 'jackStands3Ton', 'impactSocketSet1_2InDrive12Piece'],
    'inspectionLamp12v',
  ]);
  expect(readdirSync(inStore('src/catalogue/products'))).toHaveLength(4);
  // No product is left in Power Tools.
  expect(readdirSync(inStore('public/images'))).toEqual([
    ...['battery-tools', 'hand-tools'].flatMap((slug) =>
      [400, 656].map((width) => `category-${slug}-${width}.avif`),
    ),
    'hero-wide-2440.avif',
    'jack-stands-3-ton-560.avif',
  ]);
  const written = files();
  expect((await runImport(example, { replace: true })).text).toMatch(
    /^4 products imported: 4 unchanged\.$/m,
  );
  expect(files()).toEqual(written);
});

test('with --replace, an image stays that has the name of a removed product and of another one', async () => {
  writeProduct('saw-2', 'saw2', 'hand-tools');
  writeFileSync(
    inStore('rows.csv'),
    `${required},view 2\nSaw,Hand Tools,5,S-1,It cuts.,Its back\n`,
  );
  expect((await runImport('rows.csv', { replace: true })).text).toMatch(/1 new\. 3 removed\.$/m);
  expect(readdirSync(inStore('public/images'))).toContain('saw-2-192.avif');
});

test('faults of cells, of rows and of the store are shown at once, and leave everything as it is', async () => {
  const before = files();
  for (const width of [192, 560, 1120])
    writeFileSync(inStore(`public/images/lamp-2-${width}.avif`), '');
  expect(
    await runRows(
      `${required},original price,works with,rating,reviews,availability,Weight [lb],Weight [kg]`,
      'Jack,Hand Tools,abc,TB-9,It lifts.',
      '"Stand,\ntwo",Lifting,5,TB-11000,It stands.,4,jack: Holds it',
      'Lamp,Hand Tools,$ 0.125,,It shines.,,,6,1,soon,2,1',
      'Hero,Hand Tools,5,H-1,It is brave.',
      'Jack,Hand Tools,5,J-1,It lifts.',
      'Jack 2,Hand Tools,5,J-2,It lifts more.',
      'Bit 3,Hand Tools,5,B-1,It turns.',
      'Bit3,Hand Tools,5,B-2,It turns.',
      ',,5,E-1,',
      `${'Ä'.repeat(5000)},Hand Tools,5,L-1,It is long.`,
      'Con,Hand Tools,5,C-1,It is for Windows.',
      'Lead,AUX,5,C-2,It plays music.',
    ),
  ).toEqual({
    isOk: false,
    text: `Spreadsheet, 12 products
src/catalogue/products/drill-press.ts: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.
rows.csv, row 2: price "abc" is no amount in USD, like 129.99, 129.99 USD or 129.99 $.
rows.csv, row 3: originalPrice is not above price: leave it out if nothing is reduced.
rows.csv, row 3: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.
rows.csv, row 3: "jack" of worksWith does not name this product: add stand-two to its worksWith.
rows.csv, row 4: availability "soon" is not in stock, sold out or discontinued.
rows.csv, row 4: price is 0.125, which is no amount of USD.
rows.csv, row 4: itemNumber is empty.
rows.csv, row 4: "Weight" of specifications is there twice.
rows.csv, row 4: rating is not from 1 to 5, although there are reviews.
rows.csv, row 4: views does not say what the image lamp-2 shows.
rows.csv, row 5: id cannot be "hero": the store has another image with the name hero.
rows.csv, row 10: name is empty.
rows.csv, row 10: description is empty.
rows.csv, row 10: category is "", which is none of power-tools, battery-tools, hand-tools, lifting, aux.
rows.csv, row 11: name has 5000 characters, 200 are the most: write a shorter one.
rows.csv, row 12: id cannot be "con": Windows cannot write a file with this name.
rows.csv, row 13: category cannot be "aux": Windows cannot write a file with this name.
18 faults: nothing was imported.`,
  });
  expect(files()).toEqual(before);
});

test('an id that is written twice is a fault, and so are cells outside of the columns', async () => {
  const before = files();
  const rows = ['Saw,Saws,5,S-1,It cuts.,saw', 'Rasp,Saws,5,S-2,It files.,saw'];
  expect((await runRows(`${required},id`, ...rows)).text).toContain(
    'id: 2 rows. rows.csv, rows 2, 3: id is used twice.\n',
  );
  expect((await runRows(required, ...rows)).text).toContain(
    'cells: 2 rows, 1 value: 6. rows.csv, rows 2, 3: column 6 has no name, but the cell "saw".\n',
  );
  expect(files()).toEqual(before);
});

test('folders that the owner has deleted are made', async () => {
  for (const folder of ['photos', 'public/images', 'src/catalogue/products'])
    rmSync(inStore(folder), { recursive: true });
  const list =
    "import type { Product } from './product.ts';\nexport const products: Product[] = [];\n";
  writeFileSync(inStore('src/catalogue/products.ts'), list);
  expect((await runImport(example)).text).toMatch(/^4 products imported: 4 new\.$/m);
});

test('an export of another shop is the catalogue, with its categories, and the list of what to do next', async () => {
  const woocommerce = resolve('scripts/import/test-files/woocommerce.csv');
  expect(await runImport(woocommerce, { replace: true })).toEqual({
    isOk: true,
    text: `WooCommerce product export, 9 products
9 products imported: 9 new. 2 removed.
Specifications: none.
Variants: 2 rows that are products of their own, 1 row like another variant, 0 rows with a further image.
Left out as drafts or unpublished: 2 rows.
Left out as hidden: 1 row.
Left out as grouped, bundled or external: 2 rows.
Left out: Is featured?, Sold individually?, Weight (kg), Length (cm), Tags, Grouped products, External URL, Position, Attribute 1 name, Attribute 1 visible, Attribute 1 global. To show one, rename its header, such as "Is featured?" to "Is featured? []", with its unit in the brackets, or add --specifications "Is featured?".
Left out as private, unless --specifications names them in full: Tax status, Tax class, Low stock amount, Purchase note, Download limit, Download 1 name, Download 1 URL, Meta: _wholesale_price, Meta: _wc_cog_cost.
New categories: Grease Guns, Clothing, Books, Manuals.
Removed categories: power tools, battery tools, hand tools.
Without an item number: 1 product. Their GTIN or their id in capitals stands in its place: repair-manual.
Next:
1. 9 photographs: add --photos to download the 10 images that the file names, or add photos/grease-gun.jpg, photos/grease-gun-pro.jpg, photos/grease-hose.jpg, ….
2. npm run photos makes the images of the store from them.
3. Images of the categories grease-guns, clothing, books-manuals: npm run photos makes them of the first products, until there is a photograph photos/category-<slug>.jpg.
4. Still those of the demo store: name in src/store.ts, headline in src/store.ts, deliveryRegion in src/store.ts, usedTools in src/store.ts, warrantyTerm in src/store.ts, warrantyShipping in src/store.ts, phone in src/store.ts, the logo public/icon.svg. docs/your-own-store.md says what each is.
5. npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it. Last, npm run screenshots takes the screenshots that browsers show before the installation.`,
  });
  expect(readFileSync(inStore('src/catalogue/categories.ts'), 'utf8')).toBe(
    `import type { Category } from './product.ts';

export type { Category };

export const categories: readonly Category[] = [
  {
    slug: 'grease-guns',
    name: 'Grease Guns',
    navPosition: 1,
    imageAlt: 'Grease Gun',
    desc: 'Grease Gun, Grease Gun Pro and more.',
  },
  {
    slug: 'clothing',
    name: 'Clothing',
    navPosition: 2,
    imageAlt: 'Coverall - M',
    desc: 'Coverall - M, Coverall, L and more.',
  },
  {
    slug: 'books-manuals',
    name: 'Books, Manuals',
    navPosition: 3,
    imageAlt: 'Repair Manual',
    desc: 'Repair Manual.',
  },
];
`,
  );
  expect((await runImport(woocommerce, { replace: true })).text).toMatch(
    /^9 products imported: 9 unchanged\.$/m,
  );
});

test('the image of a category of the demo store is one to replace', async () => {
  rmSync(inStore('photos/category-hand-tools.jpg'));
  expect((await runImport(example, { replace: true })).text).toContain(
    ' texts of hand-tools in src/catalogue/categories.ts, the logo public/icon.svg, photos/category-hand-tools.jpg. docs/your-own-store.md says',
  );
});

test('an id of a name that is there twice gets a number, and keeps it', async () => {
  const rows = [required, ...['J-1', 'J-2', 'J-3'].map((id) => `Saw,Saws,5,${id},It cuts.`)];
  expect((await runRows(...rows)).isOk).toBe(true);
  expect(order()).toEqual(['drillPress', 'jack', 'productSaw', 'saw2', 'saw3']);
  expect((await runRows(...rows)).text).toMatch(/^3 products imported: 3 unchanged\.$/m);
  // So does the item number that an export does not have.
  const columns = 'ID,Type,Name,Published,Regular price,Description,Categories';
  const products = [1, 2].map((id) => `${id},simple,File,1,5,${'It files. '.repeat(9)},Files`);
  expect((await runRows(columns, ...products)).text).toContain('2 products imported: 2 new.');
  expect(readFileSync(inStore('src/catalogue/products/file-2.ts'), 'utf8')).toContain(
    "itemNumber: 'FILE-2'",
  );
  expect((await runImport('rows.csv', { replace: true })).text).toContain(
    '2 unchanged. 5 removed.',
  );
});

test('with --skip, the rows without faults are imported, and the others are listed', async () => {
  const rows = [
    required,
    'Saw,Saws,5,S-1,It cuts.',
    'Free Saw,Saws,0,S-2,It cuts.',
    'Gift Saw,Saws,0.00,S-3,It cuts.',
    'File,Files,5,F-1,It files.',
    'Rasp,Files,5,f1,It files.',
  ];
  const lines = [
    'price: 2 rows, 2 values: "0", "0.00". rows.csv, rows 3, 4: price "0" is 0: a product has a price.',
    'item number: 2 rows, 2 values: F-1, f1. rows.csv, rows 5, 6: itemNumber F-1 is used twice; letter case, spaces and hyphens do not count.',
  ];
  expect((await runRows(...rows)).text).toBe(
    `Spreadsheet, 5 products\n${lines.join('\n')}\n4 faults: nothing was imported.`,
  );
  writeFileSync(inStore('rows.csv'), rows.join('\n'));
  const { isOk, text } = await runImport('rows.csv', { skip: true });
  expect(isOk).toBe(true);
  expect(text).toContain('1 product imported: 1 new.\n');
  for (const line of lines) expect(text).toContain(`Skipped: ${line}\n`);
  expect(order()).toEqual(['drillPress', 'jack', 'productSaw']);
});
