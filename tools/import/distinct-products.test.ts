import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  inStore,
  order,
  prepareStore,
  required,
  runImport,
  runRows,
} from '../../test/import-store.ts';

prepareStore();

test('an id of a name that is there twice gets a number, and keeps it', async () => {
  const rows = [required, ...['J-1', 'J-2', 'J-3'].map((id) => `Saw,Saws,5,${id},It cuts.`)];
  expect((await runRows(rows)).isOk).toBe(true);
  expect(order()).toEqual(['drillPress', 'jack', 'productSaw', 'saw2', 'saw3']);
  expect((await runRows(rows)).text).toMatch(/^3 products imported: 3 unchanged\.$/m);
  // So does the item number that an export does not have.
  const columns = 'ID,Type,Name,Published,Regular price,Description,Categories';
  const products = [1, 2].map((id) => `${id},simple,File,1,5,${'It files. '.repeat(9)},Files`);
  expect((await runRows([columns, ...products])).text).toContain('2 products imported: 2 new.');
  expect(readFileSync(inStore('src/catalogue/products/file-2.ts'), 'utf8')).toContain(
    "itemNumber: 'FILE-2'",
  );
  expect((await runImport('rows.csv', { replace: true })).text).toContain(
    '2 unchanged. 5 removed.',
  );
});

test('of products that only prices and item numbers tell apart, a line says so', async () => {
  const rows = ['Saw', 'Saw', 'File'].map((name, at) => `${name},Saws,${at + 5},N-${at},It cuts.`);
  expect((await runRows([required, ...rows])).text).toContain(
    '\nWith the name of another product, so that only prices and item numbers tell them apart: 2 products: saw, saw-2.\n',
  );
});

test('names that would be faults as ids are not: of other images, of Windows, too long ones', async () => {
  const long = 'pond-liner-'.repeat(14);
  const rows = ['Hero', 'Con', 'Lead', long, long].map(
    (name, index) => `${name},AUX,5,N-${index},It is here.`,
  );
  expect((await runRows([required, ...rows])).text).toContain('\n5 products imported: 5 new.\n');
  const ids = readdirSync(inStore('src/catalogue/products')).map((file) => file.replace('.ts', ''));
  const cut = 'pond-liner-'.repeat(9).replace(/-$/, '');
  expect(ids.toSorted()).toEqual([
    ...[
      'con-1',
      'drill-press',
      'hero-2',
      'jack',
      'lead',
      `${cut}-p`,
      `${cut.slice(0, 95)}-2`,
    ].toSorted(),
  ]);
  expect(readFileSync(inStore('src/catalogue/categories.ts'), 'utf8')).toContain("slug: 'aux-1'");
  // An id that is written is left as it is.
  expect((await runRows([`${required},id`, 'Saw,AUX,5,S-1,It cuts.,con', ...rows])).text).toContain(
    'rows.csv, row 2 (Saw): id cannot be "con": Windows cannot write a file with this name.\n',
  );
});

test('an item number that two products share gets a number, which no other product has', async () => {
  const numbers = ['A-1', 'a1', 'A-12', 'A 1'];
  const rows = numbers.map((number, index) => `Saw ${index},Saws,5,${number},It cuts.`);
  const { text } = await runRows([required, ...rows]);
  expect(text).toContain(
    'With the item number of another product, which has a number at its end now: 2 products: saw-1 (a1, now a1-3), saw-3 (A 1, now A 1-4).\n',
  );
  const numberOf = (id: string) =>
    readFileSync(inStore(`src/catalogue/products/${id}.ts`), 'utf8').match(
      /itemNumber: '(.*)'/,
    )?.[1];
  expect([0, 1, 2, 3].map((index) => numberOf(`saw-${index}`))).toEqual([
    'A-1',
    'a1-3',
    'A-12',
    'A 1-4',
  ]);
});
