import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  categoryFiles,
  files,
  inStore,
  order,
  prepareStore,
  required,
  runImport,
  runRows,
  writeProduct,
} from '../../test/import-store.ts';

prepareStore();
const example = resolve('docs/products.csv');

test('new products follow those of their category, and a second import changes nothing', async () => {
  expect(await runImport(example)).toEqual({
    isOk: true,
    leftOut: 0,
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
  const rows = [required, 'drill-press,Hand Tools,$79.90,D-1,It drills.'];
  expect((await runRows(rows)).text).toContain('\n1 product imported: 1 changed.\n');
  expect(order()).toEqual(['drillPress', 'jack']);
  expect(readFileSync(inStore('src/catalogue/products/drill-press.ts'), 'utf8')).toContain(
    "  price: 79.9,\n  category: 'hand-tools',\n",
  );
});

test('with --replace the spreadsheet is the whole catalogue, and the images of others are removed', async () => {
  // The third one is that of a product in the spreadsheet.
  const ofRemoved = ['jack-2-560.avif', 'jack-side.avif'];
  for (const image of [...ofRemoved, 'jack-stands-3-ton-560.avif', 'hero-wide-2440.avif'])
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
    ...['battery-tools', 'hand-tools'].flatMap(categoryFiles),
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

test('folders that the owner has deleted are made', async () => {
  for (const folder of ['photos', 'public/images', 'src/catalogue/products'])
    rmSync(inStore(folder), { recursive: true });
  const list =
    "import type { Product } from './product.ts';\nexport const products: Product[] = [];\n";
  writeFileSync(inStore('src/catalogue/products.ts'), list);
  expect((await runImport(example)).text).toMatch(/^4 products imported: 4 new\.$/m);
});

test('an export of another shop is the catalogue, with its categories, and the list of what to do next', async () => {
  const woocommerce = resolve('tools/import/test-files/woocommerce.csv');
  expect(await runImport(woocommerce, { replace: true })).toEqual({
    isOk: true,
    leftOut: 0,
    text: `WooCommerce product export, 10 products
10 products imported: 10 new. 2 removed.
Specifications: none.
Left out as drafts or unpublished: 2 rows.
Left out as hidden: 1 row.
Left out as grouped, bundled or external: 2 rows.
Left out: Is featured?, Sold individually?, Weight (kg), Length (cm), Tags, Grouped products, External URL, Position, Attribute 1 visible, Attribute 1 global. To show one, rename its header, such as "Is featured?" to "Is featured? []", with its unit in the brackets, or add --specifications "Is featured?".
Left out as private, unless --specifications names them in full: Tax status, Tax class, Low stock amount, Purchase note, Download limit, Download 1 name, Download 1 URL, Meta: _wholesale_price, Meta: _wc_cog_cost.
New categories: Grease Guns, Clothing, Books, Manuals.
Removed categories: power tools, battery tools, hand tools.
Without an item number, so that the GTIN or the id in capitals stands in its place: 3 products: cap-red, cap-blue, repair-manual.
Next:
1. 10 photographs: add --photos to download the 11 images that the file names, or add photos/grease-gun.jpg, photos/grease-gun-pro.jpg, photos/grease-hose.jpg, ….
2. npm run photos makes the images of the store from them.
3. Images of the categories grease-guns, clothing, books-manuals: npm run photos makes them of the first products, until there is a photograph photos/category-<slug>.jpg.
4. Still those of the demo store, which npm run build refuses: name, address in src/store.ts, the logo public/icon.svg.
5. Still those of the demo store: tagline, headline, lead, hours, deliveryRegion, returnsCountFrom, usedTools, returnShipping, refundTime, warrantyTerm, warrantyShipping, phone, socialLinks, brand.description in src/store.ts. docs/your-own-store.md says what each is.
6. npm start shows the store. docs/your-own-store.md says what else to change, docs/publishing.md how to publish it. Last, npm run screenshots takes the screenshots that browsers show before the installation.`,
  });
  expect(readFileSync(inStore('src/catalogue/categories.ts'), 'utf8')).toBe(
    `import type { Category } from './product.ts';

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
    /^10 products imported: 10 unchanged\.$/m,
  );
});

test('--columns says what the columns of another sheet are about, and an import without it asks', async () => {
  const rows = [
    'Preisliste 2026;;;;',
    ';;;;',
    'Art.-Nr.;Bezeichnung;VK brutto;EK;Warengruppe',
    'S-1;Säge;5,00;2,00;Sägen',
    'F-1;Feile;6,00;2,50;Feilen',
  ];
  const columns = 'name=Bezeichnung,price=VK brutto,category=Warengruppe,item number=Art.-Nr.';
  const [asked] = [await runRows(rows)];
  expect([asked.isOk, asked.text]).toEqual([
    false,
    `rows.csv: nothing was written, because the import cannot know this. In a terminal it asks. Otherwise add to the command what is right.
Are these columns right?
  name = Bezeichnung: Säge | Feile
  item number = Art.-Nr.: S-1 | F-1
  category = Warengruppe: Sägen | Feilen
- Yes: --columns "name=Bezeichnung,item number=Art.-Nr.,category=Warengruppe"
Which column is the price?
- VK brutto: 5,00 | 6,00: --columns "price=VK brutto"
- EK: 2,00 | 2,50 (looks like what you pay): --columns "price=EK"`,
  ]);
  const { text } = await runRows(rows, { columns });
  expect(text).toContain('\n2 products imported: 2 new.\n');
  expect(text).toContain(
    '\nLeft out as private, unless --specifications names them in full: EK.\n',
  );
  expect(text).toContain(
    '\nWithout a description, so that it is made of name, category and specifications: 2 products: ',
  );
  expect(readFileSync(inStore('src/catalogue/products/saege.ts'), 'utf8')).toContain(
    "price: 5,\n  category: 'saegen',\n  description: 'Säge. Sägen.',\n  itemNumber: 'S-1',\n",
  );
  // Names and prices are enough, and the report proposes the rest.
  expect((await runRows(rows, { columns: 'name=Bezeichnung,price=VK brutto' })).text).toContain(
    '\nAre these columns right?\n  item number = Art.-Nr.: S-1 | F-1\n  category = Warengruppe: Sägen | Feilen\n- Yes: --columns "item number=Art.-Nr.,category=Warengruppe"\n',
  );
  for (const [wrong, text] of [
    ['item number=Nummer', '--columns "item number=Nummer": there is no column "Nummer"; found: '],
    ['Preis=EK', '--columns "Preis=EK": no column is read as "Preis"; there are name, id, '],
  ] as const)
    expect(
      (await runRows(rows, { columns: `name=Bezeichnung,price=VK brutto,${wrong}` })).text,
    ).toContain(text);
});
