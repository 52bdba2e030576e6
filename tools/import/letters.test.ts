import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readAgain, textIn } from './letters.ts';
import { readProducts } from './read-products.ts';

test.each([
  ['UTF-8', [...new TextEncoder().encode('Café')], 'Café'],
  ['UTF-8 with a byte order mark', [...new TextEncoder().encode('\ufeffCafé')], 'Café'],
  ['the Unicode Text of Excel', [0xff, 0xfe, 0x41, 0, 0x09, 0], 'A\t'],
  ['UTF-16 of other machines', [0xfe, 0xff, 0, 0x41, 0, 0x09], 'A\t'],
  ['UTF-16 without a byte order mark', [0x41, 0, 0x09, 0, 0xe9, 0], 'A\té'],
  ['the other UTF-16 without one', [0, 0x41, 0, 0x09, 0, 0xe9], 'A\té'],
  ['UTF-8 with a few broken letters', [0xc3, 0xa9, 0xc3, 0xa8, 0xc3, 0x3b], 'éè\ufffd;'],
])('the file may be %s', (_, bytes, text) => {
  expect(textIn(Buffer.from(bytes))).toEqual({ text });
});

const lists = {
  'Schlüsselsatz groß\nÖlfilterschlüssel\nSäge': 'windows-1252 cp850 cp437 macintosh',
  'SÄGEN\nÄRMELSCHÜTZER': 'windows-1252',
  'Clé à molette\nTournevis trempé': 'windows-1252 cp850 macintosh',
  'Llave inglesa pequeña\nDestornillador eléctrico': 'windows-1252 cp850',
  'Chave isolada não condutora\nMartelo de aço': 'windows-1252 cp850',
  'Šroubovák křížový\nMomentový klíč': 'windows-1250 iso-8859-2 cp852',
  'Klucz dynamometryczny\nŚrubokręt krzyżowy\nMłotek': 'windows-1250 iso-8859-2 cp852',
  'Villásfejű kulcs\nCsavarhúzó készlet őrölt': 'windows-1250 cp852',
  'Kaldıraç ölçüm anahtarı\nŞarjlı tornavida\nIşık': 'windows-1254',
  'Ροπόκλειδο\nΚλειδί σωλήνων': 'windows-1253',
  'Ключ разводной\nДомкрат гидравлический': 'windows-1251 koi8-r cp866',
  'Veržliarakčių rinkinys\nPlaktukas ąžuolinis': 'windows-1257',
  'Skiftnyckel förkromad\nSåg för trä': 'windows-1252 cp850 macintosh',
  'トルクレンチ\nPH2ドライバー': 'shift_jis euc-jp',
};
describe.each(Object.entries(lists))('of %j', (names, encodings) => {
  test.each(encodings.split(' '))('%s is the first reading', (encoding) => {
    const bytes = iconv.encode(`${names}\n`, encoding);
    expect(iconv.decode(bytes, textIn(bytes).readings?.[0] ?? 'utf-8')).toBe(`${names}\n`);
  });
});

test('of an encoding of Windows and of ISO that read the same, that of Windows is proposed', () => {
  const bytes = iconv.encode('Délka, průměr', 'windows-1250');
  expect(iconv.decode(bytes, 'iso-8859-2')).toBe('Délka, průměr');
  expect(textIn(bytes).readings?.[0]).toBe('windows-1250');
});

test('a letter that only a late row has tells encodings apart', () => {
  // Windows-1250 and ISO-8859-2 have é, ů and ě at the same bytes, and Š not.
  const bytes = iconv.encode(`${'Délka, průměr\n'.repeat(500)}Šroubovák\n`, 'windows-1250');
  expect(textIn(bytes).readings?.[0]).toBe('windows-1250');
});

const store = { categories: [], currencies: ['USD'], products: [] };
const czech = iconv.encode('name;price\nKladivo;9\nKladivo těžké;19\nŠroubovák;29', 'windows-1250');

test('of letters that are a guess nothing is made, and the owner sees two names', async () => {
  const { imported, faults, questions } = await readProducts(czech, store);
  expect([imported, faults]).toEqual([[], []]);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ text: 'Which letters are right?' });
  expect(questions[0]?.choices.slice(0, 2)).toEqual([
    { label: 'Kladivo těžké | Šroubovák (windows-1250)', answer: { encoding: 'windows-1250' } },
    { label: 'Kladivo tìžké | Šroubovák (windows-1252)', answer: { encoding: 'windows-1252' } },
  ]);
});

const namesOf = async (bytes: Buffer, encoding: string) => {
  const { imported, faults, questions } = await readProducts(bytes, store, { encoding });
  const names = imported.map(({ product }) => product.name);
  return { names, faults: faults.map(({ row, text }) => `${row}: ${text}`), questions };
};

test('--encoding decides; with that of --yes only rows of ASCII are certain', async () => {
  const names = ['Kladivo', 'Kladivo těžké', 'Šroubovák'];
  expect(await namesOf(czech, 'windows-1250')).toEqual({ names, faults: [], questions: [] });
  const { certain } = (await readProducts(czech, store)).questions[0] ?? {};
  expect(await namesOf(czech, `${certain?.answer.encoding}`)).toEqual({
    names: ['Kladivo'],
    faults: [
      '3: name "t\ufffdk\ufffd" has a broken letter: write it again, or export the file again as UTF-8.',
      '4: name "\ufffdroubov\ufffdk" has a broken letter: write it again, or export the file again as UTF-8.',
    ],
    questions: [],
  });
  expect((await namesOf(czech, 'latin-13')).faults).toEqual([
    '1: --encoding "latin-13" is no encoding; windows-1252 is one, for example.',
  ]);
});

test('a broken letter is a fault of its row, if the column is used', async () => {
  const file = Buffer.from('name;price;note\nSäge;5;\ufffd\nS\ufffdge 2;6;\nFeile;7;');
  expect(await namesOf(file, '')).toMatchObject({
    names: ['Säge', 'Feile'],
    faults: [expect.stringContaining('3: name "S\ufffdge" has a broken letter')],
  });
});

const again = (text: string, encoding: string) => iconv.decode(Buffer.from(text), encoding);
test.each([
  ...['Schlüssel', 'Größe 1½″', 'Clé à molette', 'Šroubovák křížový', 'Ключ', 'トルク'].map(
    (text) => [again(text, 'latin1'), text],
  ),
  [again('Schlüssel', 'windows-1252'), 'Schlüssel'],
  [again('Klíč', 'windows-1250'), 'Klíč'],
  [again('Ключ', 'windows-1251'), 'Ключ'],
  [again('Schlüssel', 'macintosh'), 'Schlüssel'],
  [again('Schlüssel', 'cp850'), 'Schlüssel'],
])('%j was encoded twice, and is %j', (twice, text) => {
  expect(readAgain(twice)).toBe(text);
});

test.each([
  'NÓŻ',
  'Größe',
  'ÇAĞRI',
  'Ключ № 5',
  'Відро',
  'Ё',
  'ÉÈ',
  '“Pro” – 40 °C',
  'Škoda Öl',
  'ÄÖÜ',
  'トルク',
])('%s was not encoded twice', (text) => expect(readAgain(text)).toBe(text));

test('letters that were encoded twice are asked about, and stay as they are if the owner says so', async () => {
  const file = Buffer.from(`name;price\n${again('Säge', 'latin1')};5\nNÓŻ;6`);
  const { questions, imported } = await readProducts(file, store);
  expect([imported, questions.map(({ choices }) => choices)]).toEqual([
    [],
    [
      [
        { label: 'Säge', answer: { encoding: 'twice' } },
        { label: 'SÃ¤ge', answer: { encoding: 'utf-8' } },
      ],
    ],
  ]);
  expect((await namesOf(file, 'twice')).names).toEqual(['Säge', 'NÓŻ']);
  expect((await namesOf(file, 'utf-8')).names).toEqual(['SÃ¤ge', 'NÓŻ']);
  // In a column that is left out they do not matter.
  const unused = Buffer.from(`name;price;note\nSaw;5;${again('Säge', 'latin1')}`);
  expect((await readProducts(unused, store)).questions).toEqual([]);
});
