import { describe, expect, test } from 'vitest';
import type { Product } from '../../src/catalogue/product.ts';
import {
  imported,
  noWorkbook,
  product,
  text,
  titles,
  withFile,
  workbook,
} from '../../test/workbooks.ts';
import type { Wishes } from './columns.ts';
import { readProducts } from './read-products.ts';

const numbers = async (bytes: Buffer, wishes: Wishes = {}) =>
  (await imported(bytes, wishes)).products.map(({ itemNumber }) => itemNumber);

describe('the list', () => {
  const cover = { name: 'Cover', rows: [['Acme'], ['Name', 'Price list'], ['Price', 'with tax']] };
  const german = ['Artikelnummer', 'Bezeichnung', 'VK brutto', 'Warengruppe'];

  test('is on the first sheet that has the columns, below a title or a legend', async () => {
    const rows = [['Price list 2026'], ['Price', 'with tax'], [], titles, product('J-1')];
    const { products, sheetName } = await imported(workbook([cover, { name: 'List', rows }]));
    expect([products[0]?.itemNumber, sheetName]).toEqual(['J-1', 'List']);
  });

  test('is looked for by likely columns if no sheet has the columns', async () => {
    const { faults, sheetName, questions } = await imported(
      workbook([cover, { name: 'Liste', rows: [german, product('J-1').slice(0, 4)] }]),
    );
    expect([faults, sheetName]).toEqual([[], 'Liste']);
    expect(questions.map(({ choices }) => choices[0]?.answer)).toEqual([
      { columns: 'name=Bezeichnung,item number=Artikelnummer,category=Warengruppe' },
      { columns: 'price=VK brutto' },
    ]);
  });

  test('is asked about if several sheets have the columns, and --sheet is the answer', async () => {
    const other = { name: 'Spring 2026', rows: [titles, product('S-1')] };
    const bytes = workbook([cover, { rows: [titles, product('J-1')] }, other]);
    const { products, questions } = await imported(bytes);
    expect([products, questions.map(({ text }) => text)]).toEqual([
      [],
      ['Which sheet is imported?'],
    ]);
    expect(questions[0]?.choices).toEqual([
      { label: 'Products: J-1 | Jack | 5', answer: { sheet: 'Products' } },
      { label: 'Spring 2026: S-1 | Jack | 5', answer: { sheet: 'Spring 2026' } },
    ]);
    expect(await numbers(bytes, { sheet: 'spring 2026' })).toEqual(['S-1']);
    expect((await imported(bytes, { sheet: 'Summer' })).faults).toEqual([
      '1: --sheet "Summer" is no sheet; there are "Cover", "Products", "Spring 2026".',
    ]);
    expect((await imported(Buffer.from('name,price\nJack,5'), { sheet: 'A' })).faults).toEqual([
      '1: --sheet "A": the file has no sheets.',
    ]);
  });

  test.each([
    ['totals (3)', ['Total', undefined, 10]],
    ['totals (3)', [undefined, 'Gesamtsumme:', 10, undefined, 'USD 10']],
    ['totals (3)', ['All jacks', undefined, { f: 'SUM(C2:C3)', v: 5 }]],
    ['totals (3)', [undefined, 'Average', 5]],
    ['names of columns (3)', titles],
    ['notes (3)', ['Note:', 'All prices include VAT.']],
    ['notes (3)', ['All prices include VAT, and are valid until December.']],
  ])('has rows that are no products: %s', async (kind, row) => {
    const { products, faults, lines } = await imported(
      workbook([{ rows: [titles, product('J-1'), row] }]),
    );
    expect([products.length, faults, lines]).toEqual([
      1,
      [],
      [`1 row left out as no products: ${kind}.`],
    ]);
  });

  test('ends with a product that the store knows, although its price is gone', async () => {
    const bytes = Buffer.from('name,price\nJack,5\nSaw,');
    const saw = { ...(await imported(Buffer.from('name,price\nSaw,5'))).products[0] } as Product;
    const known = { categories: [], products: [saw], currencies: ['USD'] };
    const { faults, lines } = await readProducts(bytes, known);
    expect([faults[0]?.row, lines]).toEqual([3, []]);
    expect((await imported(bytes)).lines).toEqual(['1 row left out as no products: notes (3).']);
  });

  test('has titles of sections, which are merged over columns', async () => {
    const rows = [titles, ['Jacks'], product('J-1'), ['Stands'], product('S-1', 'Stand')];
    const { products, faults } = await imported(workbook([{ rows, merges: ['A2:E2', 'A4:E4'] }]));
    expect([products.map(({ itemNumber }) => itemNumber), faults]).toEqual([['J-1', 'S-1'], []]);
  });

  test('has products whose price is a sum, and rows without a price between others are faults', async () => {
    const rows = [
      titles,
      product('J-1', 'Total Tool'),
      ['K-1', 'Kit of all', { f: 'SUM(C2:C4)', v: 5 }, 'Kits', text],
      ['J-3'],
      product('J-4', 'Lamp'),
    ];
    const { products, faults } = await imported(workbook([{ rows }]));
    expect(products.map(({ itemNumber }) => itemNumber)).toEqual(['J-1', 'K-1', 'J-3', 'J-4']);
    expect(faults).toEqual([expect.stringContaining('4: price')]);
  });
});

test('a web page with the ending .xls has a list too', async () => {
  const row = (cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
  const rows = [
    titles,
    ['00123', 'J&auml;ck', '$1,249.50', 'Jacks', text],
    ['7', 'Stand', '12%', 'Jacks', text],
  ];
  const page = `<html><meta charset="utf-8"><table>${row(['Price list'])}${rows.map(row).join('')}</table></html>`;
  const { products, faults } = await imported(Buffer.from(page));
  expect(products[0]).toMatchObject({ itemNumber: '00123', name: 'Jäck', price: 1249.5 });
  expect(faults).toEqual(['4: price "12%" is a percentage, and no price.']);
});

test('what is no workbook is refused', async () => {
  for (const bytes of [noWorkbook(), Buffer.from('\xd0\xcf\x11\xe0', 'latin1')])
    expect((await imported(bytes)).faults).toEqual([
      '1: the file is no workbook of Excel or LibreOffice that can be read: save it as CSV.',
    ]);
});

test('a workbook with a password is refused', async () => {
  const locked = withFile(
    workbook([{ rows: [titles] }], 'ods'),
    'META-INF/manifest.xml',
    () => '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>',
  );
  expect((await imported(locked)).faults).toEqual([
    '1: the workbook has a password: save it without one.',
  ]);
});
