import { describe, expect, test } from 'vitest';
import { isPrivate, mappingOf } from './columns.ts';
import { readProducts } from './read-products.ts';
import type { Question } from './sheet.ts';

const store = { categories: [], currencies: ['EUR', '€'], products: [] };
const read = (lines: readonly string[], columns = '') =>
  readProducts(Buffer.from(lines.join('\n')), store, { mapping: mappingOf(columns) });
const asked = async (lines: readonly string[], columns = '') =>
  (await read(lines, columns)).questions;
/** The columns of the choices for a question: `price=VK`. */
const columnsOf = (questions: readonly Question[], text: string) =>
  questions
    .find((each) => each.text.startsWith(text))
    ?.choices.flatMap(({ answer }) => answer.columns ?? []);
const price = 'Which column is the price?';

describe('the price is never guessed between two columns of amounts', () => {
  // Of dealers, shops and programs: the price first, what the owner pays last.
  test.each([
    ['Artikelnummer;Bezeichnung;EK netto;VK netto;VK brutto', 'VK brutto|VK netto|EK netto'],
    ['Art.-Nr.;Bezeichnung;Händlerpreis;UVP inkl. MwSt.', 'UVP inkl. MwSt.|Händlerpreis'],
    ['SKU;Product;Dealer price;RRP inc VAT', 'RRP inc VAT|Dealer price'],
    ['Part Number;Item;Jobber;List', 'List|Jobber'],
    ['Kód;Název;Nákupní cena;Prodejní cena s DPH', 'Prodejní cena s DPH|Nákupní cena'],
    ['Kod;Nazwa;Cena zakupu;Cena sprzedaży', 'Cena sprzedaży|Cena zakupu'],
    ['Réf.;Désignation;Prix achat HT;Prix public TTC', 'Prix public TTC|Prix achat HT'],
    ['Código;Nombre;Coste;PVP con IVA', 'PVP con IVA|Coste'],
    ['Codice;Nome;Prezzo acquisto;Prezzo vendita ivato', 'Prezzo vendita ivato|Prezzo acquisto'],
    ['Artikelcode;Naam;Inkoopprijs;Verkoopprijs incl. BTW', 'Verkoopprijs incl. BTW|Inkoopprijs'],
    ['Referência;Nome;Preço de custo;Preço de venda', 'Preço de venda|Preço de custo'],
    ['Артикул;Наименование;Закупочная цена;Розничная цена', 'Розничная цена|Закупочная цена'],
    ['Stok Kodu;İsim;Alış Fiyatı;Satış Fiyatı', 'Satış Fiyatı|Alış Fiyatı'],
    ['品番;商品名;仕入価格;販売価格（税込）', '販売価格（税込）|仕入価格'],
    [
      'Artikelnr;Benämning;Inköpspris;Försäljningspris inkl. moms',
      'Försäljningspris inkl. moms|Inköpspris',
    ],
    ['Cikkszám;Megnevezés;Beszerzési ár;Bruttó eladási ár', 'Bruttó eladási ár|Beszerzési ár'],
    ['default_code;name;standard_price;list_price', 'list_price|standard_price'],
    ['Internal Reference;Name;Cost;Sales Price', 'Sales Price|Cost'],
    ['SKU;Item Name;Purchase Rate;Rate', 'Rate|Purchase Rate'],
    // No title says which price it is.
    ['Code;Item;A;B', 'A|B'],
  ])('%s', async (titles, columns) => {
    const amounts = (row: number) =>
      titles
        .split(';')
        .slice(2)
        .map((_, at) => `${row * 10 + at},50`);
    const rows = [1, 2].map((row) => [`A${row}`, 'Säge', ...amounts(row)].join(';'));
    const questions = await asked([titles, ...rows]);
    expect(columnsOf(questions, price)).toEqual(
      columns.split('|').map((title) => `price=${title}`),
    );
    expect(questions.find(({ text }) => text === price)).toMatchObject({
      certain: undefined,
      isOffer: false,
    });
  });

  const titles = 'Bezeichnung;EK;VK brutto';
  const rows = ['Säge;2,00;5,00', 'Feile;2,50;6,00', 'Raspel;3,00;7,00', 'Zange;4,00;8,00'];

  test('each choice has three of its values, and says what looks like costs', async () => {
    const question = (await asked([titles, ...rows])).find(({ text }) => text === price);
    expect(question?.choices.map(({ label }) => label)).toEqual([
      'VK brutto: 5,00 | 6,00 | 7,00',
      'EK: 2,00 | 2,50 | 3,00 (looks like what you pay)',
    ]);
  });

  test('one that looks like costs is the price if the owner says so', async () => {
    const { imported, leftOut } = await read([titles, ...rows], 'name=Bezeichnung,price=EK');
    expect(imported.map(({ product }) => product.price)).toEqual([2, 2.5, 3, 4]);
    expect(leftOut).toEqual(['VK brutto']);
  });

  test('the only one is certain, unless it looks like costs', async () => {
    const certainOf = async (title: string) =>
      (await asked([`name;${title}`, 'Säge;5,00'])).find(({ text }) => text === price)?.certain;
    expect((await certainOf('Preis inkl. MwSt.'))?.answer).toEqual({
      columns: 'price=Preis inkl. MwSt.',
    });
    expect(await certainOf('Einkaufspreis')).toBeUndefined();
  });

  test.each(['12 mm;300', '0,6;4', '3 Jahre;19 %', '4006381333931;2026'])(
    '%s are no amounts',
    async (cells) => {
      const questions = await asked(['name;Gewicht;Info;Preis', `Säge;${cells};5,00`]);
      expect(columnsOf(questions, price)).toEqual(['price=Preis']);
    },
  );
});

test.each([
  'Price inc VAT',
  'VK inkl. MwSt.',
  'Prijs incl. btw',
  'Prezzo IVA inclusa',
  'Cena s DPH',
  'Prix TTC',
  'Цена с НДС',
])('%s is a price and not private', (title) => expect(isPrivate(title)).toBe(false));

describe('the columns', () => {
  test('have their names below a title, also if it has several cells', async () => {
    const list = ['Preisliste;Juli;2026', ';;', 'Nr.;Bezeichnung;VK', 'A1;Säge;5,00'];
    expect((await read(list)).titles).toEqual(['Nr.', 'Bezeichnung', 'VK']);
  });

  const titles = 'Nr.;Bezeichnung;Gruppe;VK';
  const rows = ['A1;Säge;Sägen;5,00', 'A2;Feile;Feilen;6,00'];

  test('that look like a name, an item number and so on are one question', async () => {
    const [question] = await asked([titles, ...rows]);
    expect(question?.text).toBe(
      'Are these columns right?\n  name = Bezeichnung: Säge | Feile\n  category = Gruppe: Sägen | Feilen',
    );
    expect(question?.choices[0]?.answer).toEqual({ columns: 'name=Bezeichnung,category=Gruppe' });
  });

  test('are asked about one by one if they are not right', async () => {
    const [, no] = (await asked([titles, ...rows]))[0]?.choices ?? [];
    expect(no?.asks?.map(({ text }) => text)).toEqual([
      'Which column is the name?',
      'Which column is the item number?',
      'Which column is the category?',
      'Which column is the description?',
    ]);
    expect(no?.asks?.[2]?.choices.map(({ answer }) => answer.columns)).toEqual([
      ...['category=Gruppe', 'category=', 'category=Nr.', 'category=Bezeichnung'],
    ]);
  });

  test('of which none looks like a name are the choices for it', async () => {
    const [question] = await asked(['A;B;Preis', 'S-1;Säge;5,00']);
    expect([question?.text, question?.isOffer]).toEqual(['Which column is the name?', false]);
    // Words are likelier than numbers.
    expect(question?.choices.map(({ label }) => label)).toEqual(['B: Säge', 'A: S-1']);
  });

  test('of a list in capitals are found too', async () => {
    const list = ['ITEM NO,DESCR,LIST', 'PV-9,"PIPE VISE, 2 IN",30.00', 'PV-10,STRAP WRENCH,9.00'];
    expect((await asked(list))[0]?.choices[0]?.answer).toEqual({
      columns: 'name=DESCR,item number=ITEM NO',
    });
  });

  test('Item Name is a name, and a description stands in if there is no other', async () => {
    const first = async (titles: string) =>
      (await asked([titles, 'T-1,Torque Wrench,5.00']))[0]?.choices[0]?.answer;
    expect(await first('SKU,Item Name,Rate')).toEqual({
      columns: 'name=Item Name,item number=SKU',
    });
    expect(await first('Part No,Description,List')).toEqual({
      columns: 'name=Description,item number=Part No',
    });
  });

  test('are offered if name and price are there, and none of them is published unasked', async () => {
    const { questions, imported } = await read(['name;price;Gruppe', 'Säge;5;Sägen']);
    expect(questions.map(({ isOffer }) => isOffer)).toEqual([true]);
    expect(imported[0]?.product.category).toBe('other');
    expect(await asked(['name;price;Gruppe', 'Säge;5;Sägen'], 'category=')).toEqual([]);
  });
});

describe('the rows that are sold', () => {
  const list = (title: string, ...values: string[]) => [
    `name;price;${title}`,
    ...values.map((value, at) => `Saw ${at};5;${value}`),
  ];
  test.each([
    ['Active', '1 0 0', 'sold where 1=Active|sold where 0=Active|sold='],
    ['Can be Sold', 'True False', 'sold where True=Can be Sold|sold where False=Can be Sold|sold='],
    ['Aktiv', 'nein ja', 'sold where ja=Aktiv|sold where nein=Aktiv|sold='],
    ['Gesperrt', 'ja nein nein', 'sold where nein=Gesperrt|sold where ja=Gesperrt|sold='],
    ['Status', 'Draft Active', 'sold where Active=Status|sold where Draft=Status|sold='],
    ['Discontinued', ' yes', 'sold where empty=Discontinued|sold where yes=Discontinued|sold='],
    ['Stav', 'A B', 'sold where A=Stav|sold where B=Stav|sold='],
  ])('are asked about if %s is %j', async (title, values, columns) => {
    const questions = await asked(list(title, ...values.split(' ')));
    expect(questions.map(({ text, isOffer }) => [text, isOffer])).toEqual([
      ['Which rows are sold?', false],
    ]);
    expect(columnsOf(questions, 'Which rows')).toEqual(columns.split('|'));
  });

  test.each([
    ['Active', '1 1'],
    ['Active', 'yes TRUE'],
    ['Discontinued', 'no '],
    ['Material', '1 0'],
    ['Status', 'a b c d e f g'],
  ])('are not if %s is %j', async (title, values) => {
    expect(await asked(list(title, ...values.split(' ')))).toEqual([]);
  });

  const active = list('Active', '1', '0', 'x', '');
  test.each([
    ['sold where 1=Active', ['Saw 0'], ['Left out as not sold: 3 rows.']],
    ['sold where 1 or empty=Active', ['Saw 0', 'Saw 3'], ['Left out as not sold: 2 rows.']],
    ['sold=', ['Saw 0', 'Saw 1', 'Saw 2', 'Saw 3'], []],
  ])('are those of the answer %s', async (columns, names, lines) => {
    const { imported, ...others } = await read(active, columns);
    expect([imported.map(({ product }) => product.name), others.lines, others.questions]).toEqual([
      names,
      lines,
      [],
    ]);
  });
});

describe('columns that are offered, and otherwise left out', () => {
  const used = 'Which of these columns are used too?';
  const labelsOf = (questions: readonly Question[]) =>
    questions.find(({ text }) => text === used)?.choices.map(({ label }) => label);

  test('a column of quantities says what is sold out', async () => {
    const list = ['name;price;Lagerbestand', 'Säge;5;0', 'Feile;5;4,00', 'Raspel;5;-1'];
    const availabilities = async (columns: string) =>
      (await read(list, columns)).imported.map(({ product }) => product.availability);
    const { questions, leftOut } = await read(list);
    expect([questions.map(({ isOffer }) => isOffer), leftOut]).toEqual([[true], ['Lagerbestand']]);
    expect(labelsOf(questions)).toEqual(['sold out where Lagerbestand is 0', 'None of them']);
    const columns = ['sold out where 0=Lagerbestand', 'others='];
    expect(columnsOf(questions, used)).toEqual(columns);
    expect(await Promise.all(['', ...columns].map(availabilities))).toEqual([
      [undefined, undefined, undefined],
      ['sold-out', undefined, 'sold-out'],
      [undefined, undefined, undefined],
    ]);
    expect(await Promise.all(columns.map((answer) => asked(list, answer)))).toEqual([[], []]);
  });

  const list = [
    'name;price;Gewicht (kg);Länge in mm;Torque;Farbe;Info;Lager',
    'Säge;5;0,6;300;200 Nm;rot;5;7',
    'Feile;5;0,2;;10 Nm;blau;x;0',
  ];

  test('columns of measures are specifications with their unit', async () => {
    const questions = await asked(list);
    expect(labelsOf(questions)).toEqual([
      'Gewicht [kg] is a specification, Länge [mm] is a specification, Torque [N·m] is a specification, sold out where Lager is 0',
      'Gewicht [kg] is a specification',
      'Länge [mm] is a specification',
      'Torque [N·m] is a specification',
      'sold out where Lager is 0',
      'None of them',
    ]);
    const { imported, faults } = await read(list, `${columnsOf(questions, used)?.[0]}`);
    expect([imported[0]?.product.specifications, imported[1]?.product.availability]).toEqual([
      [
        { name: 'Gewicht', value: 0.6, unit: 'kg' },
        { name: 'Länge', value: 300, unit: 'mm' },
        { name: 'Torque', value: 200, unit: 'N·m' },
      ],
      'sold-out',
    ]);
    expect(faults).toEqual([]);
  });

  test('a column is not, if a cell is no measure', async () => {
    expect(await asked(['name;price;Weight (kg)', 'Saw;5;light', 'File;5;2'])).toEqual([]);
  });
});

test('a mapping without a column, and one of a column that is not there', async () => {
  const list = ['name;price;Gruppe', 'Säge;5;Sägen'];
  expect((await read(list, 'brand=,category=')).faults).toEqual([]);
  expect((await read(list, 'category=Sorte')).faults.map(({ text }) => text)).toEqual([
    '--columns "category=Sorte": there is no column "Sorte"; found: name, price, Gruppe.',
  ]);
});
