import { describe, expect, test } from 'vitest';
import { decimalMarkIn, otherCurrencyIn, settled } from './amounts.ts';
import { mappingOf } from './columns.ts';
import { readProducts } from './read-products.ts';

const store = { categories: [], currencies: ['USD', '$'], products: [] };
const read = (lines: readonly string[], columns = '') =>
  readProducts(Buffer.from(lines.join('\n')), store, { mapping: mappingOf(columns) });
const namesIn = async (lines: readonly string[], columns = '') =>
  (await read(lines, columns)).imported.map(({ product }) => product.name);

describe('a row below the last product', () => {
  const rows = ['name;item number;price;stock', 'Saw;S-1;5.00;2', 'Total Station;;900.00;1'];

  test.each([
    'Celkem (15 položek)',
    'Celkem položek: 15',
    'CELKEM Kč',
    'Celkem s DPH',
    'Součet',
    'Mezisoučet:',
    'Total (15 items)',
    'Total 15 items',
    'Gesamtsumme netto',
  ])('is a total: %s', async (text) => {
    expect(await namesIn([...rows, `${text};;905.00;3`])).toEqual(['Saw', 'Total Station']);
  });

  test.each(['Totalisator;;9.00;1', 'Total Drill;T-1;9.00;1', 'Sum Pump;;free;1'])(
    'is a product or a fault: %s',
    async (row) => {
      expect(await namesIn([...rows, row])).toHaveLength(3);
    },
  );

  test('is a product if it is the only one', async () => {
    expect(await namesIn([rows[0] ?? '', rows[2] ?? ''])).toEqual(['Total Station']);
  });
});

describe('the currency in the title of a column of prices', () => {
  test.each([
    ['Price EUR', 'EUR'],
    ['Sales Price (EUR)', 'EUR'],
    ['Prodejní cena v Kč', 'Kč'],
    ['Cena [€]', '€'],
    ['Price, GBP', 'GBP'],
    ['Price USD', undefined],
    ['Price (US$)', undefined],
    ['Price EUR/USD', undefined],
    ['Price per Ft', undefined],
    ['Price', undefined],
    // Market operating price, and not the pataca.
    ['MOP', undefined],
  ])('of %s is %s', (title, currency) => {
    expect(otherCurrencyIn(title, ['USD', '$'])).toBe(currency);
  });

  test('refuses the file, if it is not that of the store', async () => {
    const rows = ['Name,Prodejní cena v EUR', 'Hammer,10.00'];
    const { faults } = await read(rows, 'price=Prodejní cena v EUR');
    expect(faults).toEqual([
      {
        row: 1,
        isOfFile: true,
        text: 'the column "Prodejní cena v EUR" has prices in EUR, not in USD. If the list is right, set currency in src/store.ts.',
      },
    ]);
  });
});

describe('three decimals', () => {
  test.each([
    [['1,650', '0,120', '33,500'], ','],
    [['1.650', '4.8'], '.'],
    [['1,650', '2,299'], undefined],
    [['0,120', '0.5'], undefined],
    [['1,299.50'], undefined],
    [['8, 10, 12', 'ABC'], undefined],
  ])('of %j have the mark %j', (texts, mark) => {
    expect(decimalMarkIn(texts)).toBe(mark);
  });

  test.each([
    ['1,650', ',', '1,6500'],
    ['1.650', ',', '1650'],
    ['1.650 to 2.800', '.', '1.6500 to 2.8000'],
    ['1,650', undefined, '1,650'],
    ['1,299,000', ',', '1,299,000'],
  ])('in %s with the mark %s are %s', (text, mark, certain) => {
    expect(settled(text, mark)).toBe(certain);
  });

  test('of a column that shows its mark are decimals, and such a column is offered', async () => {
    const rows = ['name;price;Weight (kg)', 'Wrench;79,90;1,650', 'Spanner;4,90;0,120'];
    const columns = 'Weight [kg]=Weight (kg)';
    expect((await read(rows)).questions[0]?.choices[0]?.answer).toEqual({ columns });
    const { imported, faults } = await read(rows, columns);
    expect(faults).toEqual([]);
    expect(imported.map(({ product }) => product.specifications)).toEqual([
      [{ name: 'Weight', value: 1.65, unit: 'kg' }],
      [{ name: 'Weight', value: 0.12, unit: 'kg' }],
    ]);
  });
});

test('a title with a comma or a line break can be an answer', async () => {
  const rows = ['"Název,\ntyp";Hmotnost, kg;price', 'Šroubovák;0,2;5,00'];
  const columns = 'name=Název, typ,Hmotnost [kg]=Hmotnost, kg';
  const { questions } = await read(rows, 'name=Název, typ');
  expect(questions[0]?.choices[0]?.answer.columns).toBe('Hmotnost [kg]=Hmotnost, kg');
  const [only] = (await read(rows, columns)).imported;
  expect([only?.product.name, only?.product.specifications?.[0]?.value]).toEqual([
    'Šroubovák',
    0.2,
  ]);
});

test('a barcode that is no GTIN is left out, and its product is not', async () => {
  const rows = ['name,price,gtin', 'Tape,18,INT-2', 'Axe,5,n/a', 'Saw,6,012345678911'];
  const { imported, faults, notes } = await read(rows);
  expect(faults).toEqual([]);
  expect(imported.map(({ product }) => product.gtin)).toEqual([undefined, undefined, undefined]);
  expect(notes.filter(({ text }) => text.startsWith('With a barcode'))).toHaveLength(3);
});

test('a weight does not name products of one name, but the column that the owner chooses does', async () => {
  const rows = ['name;price;Weight [kg];Popis', 'Klíč;5,00;0,12;10 mm', 'Klíč;5,40;0,15;13 mm'];
  const { questions, imported } = await read(rows);
  expect(imported.map(({ product }) => product.name)).toEqual(['Klíč', 'Klíč']);
  expect(questions.flatMap(({ choices }) => choices).map(({ answer }) => answer.columns)).toContain(
    'option=Popis',
  );
});

test('a sentence that is made of a measure has one point at its end', async () => {
  const rows = ['name,price,Length [in.]', 'Combination Wrench,5,6.75'];
  expect((await read(rows)).imported[0]?.product.description).toBe(
    'Combination Wrench. Length: 6.75 in.',
  );
});

test('the images of a list are known by the names of their columns', async () => {
  const image = 'https://shop.example/saw.jpg';
  const rows = ['name,price,Image URL', `Saw,5,${image}`];
  expect((await read(rows)).imported[0]?.images).toEqual([{ url: image, text: '' }]);
  const { faults } = await read(rows, 'foto=Image URL');
  expect(faults[0]?.text).toMatch(/"foto"; there are .*, images, .*/);
  expect(faults[0]?.text).not.toContain('image position');
});

test('Saleable of Odoo is no category', async () => {
  const rows = ['name,price,category', 'Lamp,5,All / Saleable', 'Saw,5,All / Saleable / Saws'];
  const categories = (await read([...rows, 'Oil,5,All / Services'])).imported.map(
    ({ category }) => category,
  );
  expect(categories).toEqual(['Other', 'Saws', 'Services']);
});

test('two columns can say which rows are sold', async () => {
  const rows = [
    'name,price,Sold,Kind',
    'Saw,5,1,Goods',
    'Delivery,5,1,Service',
    'Old Saw,5,0,Goods',
  ];
  expect(await namesIn(rows, 'sold where 1=Sold,sold where Goods=Kind')).toEqual(['Saw']);
});

test('of several stocks only one is used unless the owner chooses another', async () => {
  const rows = ['name,price,On Hand,Stock 2,Length (mm)', 'Saw,5,0,7,100'];
  const [question] = (await read(rows)).questions;
  expect(question?.choices.map(({ answer }) => answer.columns)).toEqual([
    'sold out where 0=On Hand,Length [mm]=Length (mm)',
    'sold out where 0=On Hand',
    'sold out where 0=Stock 2',
    'Length [mm]=Length (mm)',
    'others=',
  ]);
});

test('a row that is not sold is named, if the store has its product', async () => {
  const rows = [
    'name,price,item number,Active',
    'Saw,5,S,1',
    'File,5,,0',
    'New Vise,5,V,0',
    'Rasp,5,,0',
  ];
  const known = [
    { id: 'file', name: 'File', itemNumber: 'F' },
    { id: 'vise', name: 'Vise', itemNumber: 'V' },
  ] as never;
  const { lines } = await readProducts(
    Buffer.from(rows.join('\n')),
    { ...store, products: known },
    { mapping: mappingOf('sold where 1=Active') },
  );
  expect(lines).toEqual([
    'Left out as not sold: 3 rows.',
    'Still in the store (--replace removes what the file does not sell): File, New Vise.',
  ]);
});
