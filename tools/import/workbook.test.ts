import { describe, expect, test } from 'vitest';
import {
  imported,
  product,
  text,
  titles,
  withFile,
  withMarksOfXls,
  workbook,
} from '../../test/workbooks.ts';
import type { Wishes } from './columns.ts';

const numbers = async (bytes: Buffer, wishes: Wishes = {}) =>
  (await imported(bytes, wishes)).products.map(({ itemNumber }) => itemNumber);

const ofOther =
  'like 129.99, 129.99 USD or 129.99 $. If the list is right, set currency in src/store.ts.';

describe.each(['xlsx', 'biff8', 'ods'] as const)('in a workbook (%s)', (type) => {
  test.each([
    [123, '00000', '00123'],
    [7, '"JS-"000', 'JS-007'],
    [1234567, '00-000-00', '12-345-67'],
    [4006381333931, 'General', '4006381333931'],
    [0.1 + 0.2, 'General', '0.3'],
    [1.125, 'General', '1.125'],
    [2800, '#,##0', '2,800'],
    [12, '0" mm"', '12 mm'],
  ])('the item number of %d with the format %s is %s', async (value, format, shown) => {
    expect(await numbers(workbook([{ rows: [titles, product([value, format])] }], type))).toEqual([
      shown,
    ]);
  });

  test.each([
    [1299.5, '#,##0.00', 1299.5],
    [24.69, '"$"#,##0.00', 24.69],
    [24.69, '0.00 "USD"', 24.69],
    [1299, '#,##0', 1299],
    [49.5, '# ?/?', 49.5],
    [49.5, '0.00E+00', 49.5],
    [24.694, '0.00', 24.69],
    [24.696, '"$"0.00', 24.7],
    [0.1 + 0.2, 'General', 0.3],
  ])('%d with the format %s is the price %d', async (value, format, price) => {
    const { products, faults } = await imported(
      workbook([{ rows: [titles, product('J-1', 'Jack', [value, format])] }], type),
    );
    expect([products[0]?.price, faults]).toEqual([price, []]);
  });

  test.each([
    [0.5, '0%', '"50%" is a percentage, and no price.'],
    [24.69, '#,##0.00 "€"', '"24.69 €" is no amount in USD, like'],
    [24.69, '0.00 "kr"', `"24.69 kr" is no amount in USD, ${ofOther}`],
    [24.69, '0.00 "each"', '"24.69 each" is no amount in USD, like'],
    [46000, 'yyyy-mm-dd', '"2025-12-09" is a date, and no price.'],
    [-5, '0.00', '"-5.00" is no amount in USD, like'],
    [1249, '#,##0.00 "€"', '"1,249.00 €" is no amount in USD, like'],
    [24.694, 'General', '"24.694" is 24.694, which has more decimals than USD: write 24.69, or'],
    [24.694, '0', '"25" is 24.694, which has more decimals than USD: write 24.69, or'],
    [24.694, '0.0', '"24.7" is 24.694, which has more decimals than USD: write 24.69, or'],
    [1299.12345, '#,##0.000', '"1,299.123" is 1299.12345, which has more decimals than USD'],
  ])('%d with the format %s is no price', async (value, format, reason) => {
    const { faults } = await imported(
      workbook([{ rows: [titles, product('J-1', 'Jack', [value, format])] }], type),
    );
    expect(faults).toEqual([expect.stringContaining(`2: price ${reason}`)]);
  });

  test('a merged cell counts for each row that it spans', async () => {
    const rows = [titles, product('J-1'), ['J-2', 'Stand', 6, undefined, text]];
    const { products } = await imported(workbook([{ rows, merges: ['D2:D3'] }], type));
    expect(products.map(({ category }) => category)).toEqual(['jacks', 'jacks']);
  });
});

/** The value of a specification in a cell with this number format, and the faults. */
async function specificationIn(title: string, value: number | string, format: string) {
  const rows = [
    [...titles, title],
    [...product('J-1'), [value, format] as [number, string]],
  ];
  const { products, faults } = await imported(workbook([{ rows }]));
  return [products[0]?.specifications?.[0]?.value, faults];
}

test.each([
  [45.5, '000.00', '045.50'],
  [1.5, '# ?/?', '1 1/2'],
  [46143, 'dd.mm.yyyy', '01.05.2026'],
  [46143, 'm/d/yy', '2026-05-01'],
  ['X7', '"JS-"@', 'JS-X7'],
  [5, ';;;', undefined],
  [2800, '#,##0" rpm"', '2,800 rpm'],
])('the specification %j with the format %s is %j', async (value, format, shown) => {
  expect(await specificationIn('Fact []', value, format)).toEqual([shown, []]);
});

test.each([
  [0.5, '# ?/?', 0.5],
  [6.23, '0.0" lb"', 6.2],
  [2800, '#,##0', 2800],
  [1.125, 'General', 1.125],
  [-4, '0.0', -4],
])('the measure %d with the format %s is %d', async (value, format, measure) => {
  expect(await specificationIn('Load [lb]', value, format)).toEqual([measure, []]);
});

test.each([
  [[46024, 'd-mmm'], '"2-Jan" is a date, which a spreadsheet program has made of a number'],
  [[46024, 'dd.mm.yy'], '"2026-01-02" is a date, which a spreadsheet program has made'],
  [[4.00638e12, '0.00E+00'], '"4.01E+12" is a number that a spreadsheet program has rounded'],
  ['#N/A', '"#N/A" is an error of the spreadsheet program'],
] as const)('the item number %j is a fault', async (number, fault) => {
  const rows = [titles, product(typeof number === 'string' ? number : [...number])];
  expect((await imported(workbook([{ rows }]))).faults).toEqual([expect.stringContaining(fault)]);
});

test('a name whose formula nobody has computed is a fault', async () => {
  const rows = [titles, product('J-1', { f: 'A2&"x"', v: 0 })];
  expect((await imported(workbook([{ rows }]))).faults).toEqual([
    expect.stringContaining('"#N/A" is an error of the spreadsheet program'),
  ]);
});

test('a format that divides is named, and a price that it shows is none', async () => {
  const rows = [
    [...titles, 'Load []'],
    [...product('J-1', 'Jack', [12500, '0,"k"']), [2000, '0,"t"'] as [number, string]],
  ];
  const { faults, lines, products } = await imported(workbook([{ rows }]));
  expect(faults).toEqual([
    expect.stringContaining('2: price "13k (12500)" is the price that its number format divides'),
  ]);
  expect(products[0]?.specifications?.[0]?.value).toBe('2t');
  expect(lines).toEqual([
    'Number formats that show less than the number: "0,"k"" in the column "Price" (13k for 12500), "0,"t"" in the column "Load []" (2t for 2000).',
  ]);
});

describe('what is hidden', () => {
  const list = { rows: [titles, product('J-1'), product('J-2', 'Stand')] };
  const old = { name: '2024', rows: [titles, product('OLD-1')] };

  test.each([1, 2] as const)('a sheet of the state %d is never read', async (hidden) => {
    const bytes = workbook([{ ...old, hidden }, list]);
    expect(await numbers(bytes)).toEqual(['J-1', 'J-2']);
    const { faults, products } = await imported(bytes, { sheet: '2024' });
    expect([faults, products]).toEqual([[expect.stringContaining('this sheet is hidden')], []]);
  });

  test('rows are left out and counted, unless --hidden imports them', async () => {
    const bytes = workbook([{ ...list, hiddenRows: [1] }]);
    expect((await imported(bytes)).lines).toEqual([
      '1 hidden row left out; --hidden imports them.',
    ]);
    expect(await numbers(bytes)).toEqual(['J-2']);
    expect(await numbers(bytes, { hidden: true })).toEqual(['J-1', 'J-2']);
  });

  test('columns are private, unless an option names them', async () => {
    const rows = [
      [...titles, 'Drive []', 'Brand'],
      [...product('J-1'), '1/2', 'Acme'],
    ];
    const bytes = workbook([{ rows, hiddenColumns: [0, 5, 6] }]);
    const { products, leftOut } = await imported(bytes);
    expect(leftOut).toEqual(
      ['Item number', 'Drive []', 'Brand'].map((each) => `${each} (hidden column)`),
    );
    expect(products[0]).toMatchObject({ itemNumber: 'JACK' });
    expect(products[0]).not.toHaveProperty('specifications');
    const mapping = [['item number', 'Item number']] as const;
    const named = await imported(bytes, { named: ['Drive'], mapping });
    expect(named.products[0]).toMatchObject({
      itemNumber: 'J-1',
      specifications: [{ name: 'Drive', value: '1/2' }],
    });
    expect(named.leftOut).toEqual(['Brand (hidden column)']);
  });
});

test('rows that are struck through are reported', async () => {
  const bytes = workbook([{ rows: [titles, product('J-1'), product(['J-2', '000'], 'Stand')] }]);
  // The second format of the cells gets a font that is struck through.
  const struck = withFile(bytes, 'xl/styles.xml', (styles) =>
    styles
      .replace(/<fonts.*?<\/fonts>/s, (fonts) =>
        fonts.replace('</fonts>', '<font><strike/><sz val="12"/></font></fonts>'),
      )
      .replace(/(<cellXfs.*?<xf[^>]*>.*?<xf[^>]*fontId=")0/s, '$11'),
  );
  const { products, notes } = await imported(struck);
  expect(products.map(({ itemNumber }) => itemNumber)).toEqual(['J-1', 'J-2']);
  expect(notes.filter((note) => note.text.includes('struck')).map(({ row }) => row)).toEqual([3]);
});

test('an old workbook has hidden rows and texts that are struck through', async () => {
  const rows = [titles, product('J-1'), product('J-2', 'Stand'), product('J-3', 'Lamp')];
  const { products, lines, notes } = await imported(withMarksOfXls(workbook([{ rows }], 'biff8')));
  expect(products.map(({ itemNumber }) => itemNumber)).toEqual(['J-2', 'J-3']);
  expect(lines).toEqual(['1 hidden row left out; --hidden imports them.']);
  expect(notes.filter((note) => note.text.includes('struck'))).toHaveLength(2);
});

test('a list of LibreOffice has hidden sheets, filters, hidden columns and texts that are struck through', async () => {
  const rows = [1, 2, 3].map((at) => [...product(`J-${at}`, `Jack ${at}`), 'Acme']);
  const sheets = [
    { name: 'Old', rows: [titles, product('OLD-1')], hidden: 1 as const },
    { rows: [[...titles, 'Brand'], ...rows], hiddenRows: [2], hiddenColumns: [5], struckRows: [3] },
  ];
  const { products, lines, leftOut, notes, sheetName } = await imported(workbook(sheets, 'ods'));
  expect(sheetName).toBe('Products');
  expect(products.map(({ itemNumber }) => itemNumber)).toEqual(['J-1', 'J-3']);
  expect(leftOut).toEqual(['Brand (hidden column)']);
  expect(lines).toEqual(['1 hidden row left out; --hidden imports them.']);
  expect(notes.filter((note) => note.text.includes('struck')).map(({ row }) => row)).toEqual([4]);
});
