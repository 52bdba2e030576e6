import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  files,
  inStore,
  order,
  prepareStore,
  required,
  runImport,
  runRows,
} from '../../test/import-store.ts';
import { product, titles, workbook } from '../../test/workbooks.ts';

prepareStore();

const faulty = [
  `${required},original price,works with,rating,reviews,availability,Weight [lb],Weight [kg]`,
  'Jack,Hand Tools,abc,TB-9,It lifts.',
  '"Stand,\ntwo",Lifting,5,TB-11000,It stands.,4,jack: Holds it',
  'Lamp,Hand Tools,$ 0.125,L-9,It shines.,,,6,1,soon,2,1',
  'Jack,Hand Tools,5,J-1,It lifts.',
  'Jack 2,Hand Tools,5,J-2,It lifts more.',
  'Bit 3,Hand Tools,5,B-1,It turns.',
  'Bit3,Hand Tools,5,B-2,It turns.',
  ',,0,E-1,',
  `${'Ä'.repeat(5000)},Hand Tools,,L-1,It is long.`,
];
const longName = `${'Ä'.repeat(39)}…`;
const faults = [
  'rows.csv, row 2 (Jack): price "abc" is no amount in USD, like 129.99, 129.99 USD or 129.99 $.',
  'rows.csv, row 3 (Stand, two): originalPrice is not above price: leave it out if nothing is reduced.',
  'rows.csv, row 3 (Stand, two): itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.',
  'rows.csv, row 3 (Stand, two): "jack" of worksWith does not name this product: add stand-two to its worksWith.',
  'rows.csv, row 4 (Lamp): availability "soon" is not in stock, sold out or discontinued.',
  'rows.csv, row 4 (Lamp): price is 0.125, which is no amount of USD.',
  'rows.csv, row 4 (Lamp): "Weight" of specifications is there twice.',
  'rows.csv, row 4 (Lamp): rating is not from 1 to 5, although there are reviews.',
  'rows.csv, row 4 (Lamp): views does not say what the image lamp-2 shows.',
  'rows.csv, row 9: price "0" is 0 (price on request): write a price, or leave the row out.',
  'rows.csv, row 9: name is empty.',
  'rows.csv, row 9: description is empty.',
  `rows.csv, row 10 (${longName}): price is empty (price on request): write a price, or leave the row out.`,
  `rows.csv, row 10 (${longName}): name has 5000 characters, 200 are the most: write a shorter one.`,
];
const noProduct =
  'src/catalogue/products/drill-press.ts: itemNumber TB-11000 is used twice; letter case, spaces and hyphens do not count.';
const images = () => {
  for (const width of [192, 560, 1120])
    writeFileSync(inStore(`public/images/lamp-2-${width}.avif`), '');
};

test('with --strict, faults of cells, of rows and of the store are shown at once, and leave everything as it is', async () => {
  const before = files();
  images();
  expect(await runRows(faulty, { strict: true })).toEqual({
    isOk: false,
    leftOut: 0,
    text: [
      'Spreadsheet, 9 products',
      noProduct,
      ...faults,
      '15 faults: nothing was imported.',
    ].join('\n'),
  });
  expect(files()).toEqual(before);
});

test('with --strict, one faulty cell of many rows is enough', async () => {
  const good = [1, 2, 3].map((id) => `Saw ${id},Saws,5,S-${id},It cuts.`);
  const { isOk, text } = await runRows([required, ...good, 'File,Saws,free,F-1,It files.'], {
    strict: true,
  });
  expect([isOk, text.split('\n').at(-1)]).toEqual([false, '1 fault: nothing was imported.']);
});

test('rows without faults are imported, and the others are listed with what to do', async () => {
  images();
  const more = Array.from(
    { length: 3 },
    (_, index) => `File ${index},Files,5,F-${index},It files.`,
  );
  const { isOk, leftOut, text } = await runRows([...faulty, ...more]);
  expect([isOk, leftOut]).toEqual([true, 5]);
  expect(text).toContain('\n7 products imported: 6 new, 1 changed.\n');
  expect(text).toContain(
    [
      '',
      '5 rows with a fault left out. Correct them and import the file again:',
      ...faults.map((line) => `- ${line}`),
      'Next:',
    ].join('\n'),
  );
  expect(order()).toEqual([
    ...['drillPress', 'productJack', 'jack2', 'bit3', 'bit_3', 'file0', 'file1', 'file2'],
  ]);
});

test.each([
  ['more than half of the rows', 2, '2 faults, 2 of 3 rows have one: nothing was imported.'],
  ['all rows', 1, '2 faults, 2 of 2 rows have one: nothing was imported.'],
])('nothing is written if %s have a fault', async (_, good, end) => {
  const before = files();
  const rows = [
    'Saw,Saws,free,S-1,It cuts.',
    'Rasp,Saws,,S-2,It files.',
    'File,Saws,5,S-3,It files.',
  ];
  const { isOk, text } = await runRows([required, ...rows.slice(0, good + 1)]);
  expect([isOk, text.split('\n').at(-1)]).toEqual([false, end]);
  expect(files()).toEqual(before);
});

test('a fault of the whole file, or of the catalogue, refuses it', async () => {
  const before = files();
  const rows = [required, ...[1, 2, 3].map((id) => `Saw ${id},Saws,5,S-${id},It cuts.`)];
  for (const wrong of [
    [...rows, '"Stand,Saws,5,S-4,It stands.'],
    [`${rows[0]},Weight [stone]`, ...rows.slice(1)],
  ])
    expect(await runRows(wrong)).toMatchObject({
      isOk: false,
      text: expect.stringMatching(/\n1 fault: nothing was imported\.$/),
    });
  expect(files()).toEqual(before);
  const path = inStore('src/catalogue/products/jack.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace('price: 80', 'price: 95'));
  expect((await runRows(rows)).text).toMatch(
    /\nsrc\/catalogue\/products\/jack\.ts: originalPrice is not above price: .*\n1 fault: nothing was imported\.$/,
  );
});

test('with --replace, a product whose row is left out stays as it is', async () => {
  const rows = [
    'drill-press,Power Tools,0,TB-11000,It drills.',
    'Saw,Saws,5,S-1,It cuts.',
    'File,Saws,5,S-2,It files.',
  ];
  const { text } = await runRows([required, ...rows], { replace: true });
  expect(text).toContain('\n2 products imported: 2 new. 1 removed.\n');
  expect(order()).toEqual(['productSaw', 'productFile', 'drillPress']);
  // So does one whose row cannot be read, with its category and its images.
  const comma = 'drill-press,Power Tools,$1,299.00,TB-11000,It drills.';
  expect((await runRows([required, comma, ...rows.slice(1)], { replace: true })).text).toContain(
    'rows.csv, row 2 (drill-press): column 6 has no name, but the cell "It drills.".\n',
  );
  expect(order()).toEqual(['productSaw', 'productFile', 'drillPress']);
  expect(readdirSync(inStore('public/images'))).toContain('category-power-tools-400.avif');
  expect(readdirSync(inStore('public/images'))).toContain('drill-press-192.avif');
});

test('an id that is written twice is a fault, and so are cells outside of the columns', async () => {
  const before = files();
  const rows = ['Saw,Saws,5,S-1,It cuts.,saw', 'Rasp,Saws,5,S-2,It files.,saw'];
  expect((await runRows([`${required},id`, ...rows])).text).toContain(
    'id: 2 rows. rows.csv, rows 2 (Saw), 3 (Rasp): id is used twice.\n',
  );
  expect((await runRows([required, ...rows])).text).toContain(
    'cells: 2 rows. rows.csv, rows 2 (Saw), 3 (Rasp): column 6 has no name, but the cell "saw".\n',
  );
  expect(files()).toEqual(before);
});

test('with --replace, a product whose row is hidden stays as it is', async () => {
  const rows = [
    titles,
    product('S-1', 'Saw'),
    product('J-1', 'jack'),
    product('TB-11000', 'Drill'),
  ];
  // The number of the drill press is that of a row that is shown.
  const hidden = [...rows, product('TB-11000', 'drill-press'), product('P-1', 'Plane')];
  writeFileSync(inStore('list.xlsx'), workbook([{ rows: hidden, hiddenRows: [2, 4, 5] }]));
  const { isOk, text } = await runImport('list.xlsx', { replace: true });
  expect([isOk, text]).toEqual([true, expect.stringContaining('2 new. 1 removed.')]);
  expect(text).toContain(
    '\n3 hidden rows left out; --hidden imports them.\nHidden rows: 3 (jack), 5 (drill-press), 6 (Plane). Products that the store has already stay as they are.\n',
  );
  expect(order()).toEqual(['productSaw', 'productDrill', 'jack']);
  expect(readFileSync(inStore('src/catalogue/products/jack.ts'), 'utf8')).toContain('price: 80,');
});

test('with --replace, so does a variant of an export', async () => {
  const rows = [
    ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Body (HTML)'],
    ['drill', 'Drill', 'Kind', 'Hand', 5, 'It drills.'],
    ['drill', undefined, undefined, 'Press', 5],
    ['jack', 'Jack', 'Title', 'Default Title', 5, 'It lifts.'],
  ];
  writeFileSync(inStore('list.xlsx'), workbook([{ rows, hiddenRows: [2] }]));
  await runImport('list.xlsx', { replace: true });
  expect(order()).toEqual(['productDrill', 'productJack', 'drillPress']);
});
