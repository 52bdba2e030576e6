import { describe, expect, test } from 'vitest';
import { ZodExactOptional } from 'zod';
import { productSchema } from '../../src/catalogue/product.ts';
import { unitNames } from '../../src/catalogue/units.ts';
import { columnsOf, requiredColumns } from './columns.ts';
import { tableOf } from './formats.ts';
import { rowsIn, rowsOf } from './reading.ts';

test.each(['\n', '\r\n'])('the lists of the import may have the line ends %j', (end) => {
  const words = tableOf(['cost|tax', '(?<![a-z])(qty|ek)', ''].join(end)).flat();
  expect(words.join('|')).toBe('cost|tax|(?<![a-z])(qty|ek)');
});

describe('the rows', () => {
  test.each([
    ['commas', 'name,price\nJack,80', ['Jack', '80']],
    ['semicolons', 'name;price\r\nJack;80', ['Jack', '80']],
    ['tabs', 'name\tprice\nJack\t80', ['Jack', '80']],
    ['vertical bars', 'name|price\nJack, 2 t|80', ['Jack, 2 t', '80']],
    ['circumflexes', 'name^price\nJack|80^5', ['Jack|80', '5']],
    [
      'titles above the names of the columns',
      'Price list 2026\n\n;valid from;1 May\nname;price\nJack;80',
      ['Jack', '80'],
    ],
    ['formulas that keep zeros', 'name,price\n="00123","=""00456"""', ['00123', '00456']],
    [
      'what separates the names of the columns',
      'name;note\nJack;a, b, c, d',
      ['Jack', 'a, b, c, d'],
    ],
    ['and quotation marks around texts', 'name,note\n"5"" disc","a,\nb"', ['5" disc', 'a,\nb']],
    ['and spaces around texts', ' name ,price\n Jack\u00a0,80', ['Jack', '80']],
  ])('have %s', (_, text, cells) => {
    expect(rowsOf(text).rows[0]?.cells).toEqual(cells);
  });

  test('have the numbers of the spreadsheet program, which counts blank rows, but no line breaks', () => {
    const { headerRow, rows } = rowsOf('name,note\n"Jack","one\ntwo"\n,\n\nStand,\n');
    expect([headerRow, ...rows.map(({ number }) => number)]).toEqual([1, 2, 5]);
  });

  const open = 'a cell has a quotation mark that is not closed, or not doubled inside of others.';
  // The text below an open quotation mark is part of the cell.
  test.each([
    ['name,price\nJack,80\n"Stand,50\nLamp,20', 3, true],
    ['name,price\nJack,80\n"5" disc",50\nLamp,20', 3, false],
    ['name,price\n"5" disc,50\nLamp,20\n"Saw",5\nFile,3', 2, true],
  ])('of %j have a fault in row %i, which is of the whole file: %s', (text, row, isOfFile) => {
    expect(rowsOf(text).faults).toEqual([{ row, text: open, isOfFile }]);
  });
});

const { shape } = productSchema.unwrap();
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, ' $&').toLowerCase();

test('the elements of a feed are its columns, those with others inside are empty', async () => {
  const feed = `<feed><entry><title>A, B</title><link>1</link><link>2</link></entry>
    <entry><title>C</title><description><p>It lifts.</p></description></entry></feed>`;
  const { titles, rows } = await rowsIn(Buffer.from(feed));
  expect([titles, ...rows.map(({ cells }) => cells)]).toEqual([
    ['title', 'link', 'description'],
    ['A, B', '1,2', ''],
    ['C', '', ''],
  ]);
});

describe('the columns', () => {
  test('have one for each field of the schema', () => {
    // A side view is rendered, and the image of the box is chosen by eye; the others have several columns.
    const others = ['sideView', 'boxView', 'views', 'specifications', 'battery'];
    const fields = Object.keys(shape)
      .filter((field) => !others.includes(field))
      .map(columnOf);
    expect(fields.filter((field) => columnsOf([field]).fields.get(field)?.length !== 1)).toEqual(
      [],
    );
  });

  test.each<[string, object]>([
    ['Material []', { name: 'Material' }],
    ['Material [ ]', { name: 'Material' }],
    ['Finish* []', { name: 'Finish', isOnCard: true }],
    ['Weight [lb]', { name: 'Weight', unit: 'lb' }],
    ['Weight* [LB]', { name: 'Weight', unit: 'lb', isOnCard: true }],
    ['Length[in]', { name: 'Length', unit: 'in.' }],
    ['Torque [Nm] *', { name: 'Torque', unit: 'N·m', isOnCard: true }],
  ])('%j is the specification %j', (title, column) => {
    const { specifications, leftOut } = columnsOf([title]);
    const isOnCard = title.includes('*');
    expect([specifications, leftOut]).toEqual([[{ title, index: 0, isOnCard, ...column }], []]);
  });

  test.each(['Item number', 'item_number', 'itemNumber', 'ITEM-NUMBER'])(
    '%j has item numbers',
    (title) => expect(columnsOf([title]).fields.get('item number')).toEqual([0]),
  );

  test.each(['Material', 'Finish*', 'Vendor', 'Price 2', 'View of it'])(
    '%j is left out, unless it is named',
    (title) => {
      expect(columnsOf([title])).toMatchObject({ specifications: [], leftOut: [title] });
      const name = title.replace('*', '');
      const { specifications, leftOut } = columnsOf([title], { named: [title] });
      expect(specifications[0]?.name).toBe(name);
      expect(leftOut).toEqual([]);
    },
  );

  test('with a unit are named without it too', () => {
    const titles = ['Weight [lb]', 'Height (cm)'];
    const { specifications } = columnsOf(titles, { named: ['weight', 'height'] });
    expect(specifications.map(({ name }) => name)).toEqual(['Weight', 'Height (cm)']);
  });

  // Of the exports and of dealers.
  const secrets = [
    ...['Cost per item', 'Cost_price', 'costPrice', 'EK-Preis', 'EK', 'Einkaufspreis', 'HEK netto'],
    ...[
      'Meta: _wholesale_price',
      'wholesale_price',
      'Wholesale price',
      'WholesalePrice',
      'Großhandel',
    ],
    ...[
      'Margin %',
      'Gross margin',
      'Marge',
      'Mark-up',
      'Supplier',
      'Supplier reference #',
      'Lieferant',
    ],
    ...['Purchase note', 'Purchasing price', 'Buying price', 'Achat', 'Fournisseur', 'Tax class'],
    ...['Tax rules ID', 'tax_class_name', 'Variant Tax Code', 'VAT', 'MwSt.', 'Steuersatz', 'IVA'],
    ...['Variant Inventory Qty', 'Stock', 'Low stock amount', 'out_of_stock_qty', 'Lagerbestand'],
    ...[
      'EKPreis',
      'Händlerpreis',
      'COGS',
      'Prix coûtant',
      'Téléchargement',
      'Qty on hand',
      'Inkoop',
    ],
    ...['Download 1 URL', 'Download limit', 'downloadable_links', 'cost_of_goods_sold', 'Vendor'],
  ];
  test.each(secrets)('%j is left out whatever its unit, unless it is named in full', (title) => {
    for (const written of [title, `${title} []`, `${title} [lb]`, `${title}* [kg]`]) {
      const { specifications, leftOut } = columnsOf([written]);
      expect([specifications, leftOut]).toEqual([[], [written]]);
      expect(columnsOf([written], { named: [written] }).specifications).toHaveLength(1);
    }
    expect(columnsOf([`${title} [lb]`], { named: [title] }).leftOut).toEqual([`${title} [lb]`]);
  });

  test.each(['Coating []', 'Drive [in. square]', 'Ekstra []', 'Elevation [in.]', 'Network []'])(
    '%j is no secret',
    (title) => expect(columnsOf([title]).leftOut).toEqual([]),
  );

  test('with names and prices must be there; what else the schema requires the import can make', () => {
    const required = Object.entries(shape).flatMap(([field, each]) =>
      each instanceof ZodExactOptional ? [] : columnOf(field),
    );
    expect(required.filter((field) => !requiredColumns.includes(field))).toEqual([
      ...['id', 'image alt', 'category', 'description', 'item number'],
    ]);
  });

  test('have units that the store knows', () => {
    const units = `has the unknown unit "stone", there are ${unitNames.join(', ')}.`;
    expect(columnsOf([...requiredColumns, 'Weight [stone]']).faults).toEqual([
      `the column "Weight [stone]" ${units}`,
    ]);
  });

  test('without a name are of no field', () => {
    for (const titles of [
      ['', ''],
      ['', 'Handle', 'Title'],
    ])
      expect([...columnsOf(titles).fields.values()].flat()).not.toContain(0);
  });

  test('of fields are there once', () => {
    expect(columnsOf([...requiredColumns, 'Price']).faults).toEqual([
      'the column "price" is there twice.',
    ]);
  });

  test.each(['[lb]', '*', 'Weight [lb', 'Weight [lb] net', 'View 1', 'view 10'])(
    '%j is left out: it is no specification and no field',
    (title) => {
      const { faults, leftOut } = columnsOf([...requiredColumns, title]);
      expect([faults, leftOut]).toEqual([[], [title]]);
    },
  );
});
