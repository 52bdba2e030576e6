// Of the command only. What it does with a file is tested in import/import-products.test.ts.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageFiles } from '../../build/sources.mjs';
import { inTerminal, keys } from '../../test/terminal.ts';
import { workbook } from '../../test/workbooks.ts';

// Each test starts a process, because it is about exit codes and what is printed, in a copy, because an import writes files.
let store = '';

beforeAll(() => {
  store = mkdtempSync(join(tmpdir(), 'import-'));
  const copied = ['.gitignore', 'biome.jsonc', ...packageFiles];
  for (const path of [...copied, 'build', 'docs/products.csv', 'photos', 'src', 'tools'])
    cpSync(path, join(store, path), { recursive: true });
  for (const path of ['node_modules', 'public'])
    symlinkSync(resolve(path), join(store, path), 'junction');
});

afterAll(() => rmSync(store, { recursive: true }));

function runImport(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/import/import.mjs', ...args],
    {
      cwd: store,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

const required = 'name,category,price,item number,description';

test('an import prints what it has done', () => {
  expect(runImport('docs/products.csv')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Spreadsheet, 4 products\n4 products imported: 4 new\.\n/),
    stderr: '',
  });
});

test('an import with faults prints them as errors', () => {
  writeFileSync(join(store, 'rows.csv'), `${required}\nSaw,Hand Tools,free,S-1,It cuts.\n`);
  const { status, stdout, stderr } = runImport('rows.csv');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^Spreadsheet, 1 product\nrows\.csv, row 2 \(Saw\): price "free" is no amount/,
  );
  // With another row it is left out, which the exit code says.
  appendFileSync(join(store, 'rows.csv'), 'File,Hand Tools,5,F-1,It files.\n');
  expect(runImport('rows.csv')).toEqual({
    status: 2,
    stdout: expect.stringContaining('\n1 row with a fault left out. '),
    stderr: '',
  });
});

test('a catalogue that cannot be loaded is an error', () => {
  const path = join(store, 'src/catalogue/products.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `${text}export const fault = sale;\n`);
  expect(runImport('docs/products.csv').stderr).toMatch(
    /^Error: the catalogue cannot be loaded: sale is not defined\n.*catalogue\/products\.ts:\d+/,
  );
  writeFileSync(path, text);
});

describe('in a terminal', () => {
  const productNames = () => readdirSync(join(store, 'src/catalogue/products')).toSorted();
  const withFile = (name: string, bytes: string | Buffer) =>
    writeFileSync(join(store, name), bytes);
  const answering = (file: string, ...steps: [shown: string, keys: string][]) =>
    inTerminal(['tools/import/import.mjs', file], steps, store);
  const { enter, down, interrupt } = keys;

  test('a German price list of ten columns is in the store after five questions', async () => {
    const list = [
      'Artikelnummer;Bezeichnung;Warengruppe;EK netto;VK netto;VK brutto;Bestand;Gewicht (kg);Hersteller;Aktiv',
      'R-1;Rohrzange 90°;Rohrwerkzeug;31,20;62,00;73,78;4;1,2;Vogel;ja',
      'R-2;Gewindeschneider für Öl;Rohrwerkzeug;18,90;39,00;46,41;0;2,5;Vogel;ja',
      'R-3;Rohrschlüssel;Rohrwerkzeug;4,10;9,90;11,78;12;0,3;Vogel;nein',
    ];
    withFile('preise.csv', iconv.encode(list.join('\r\n'), 'windows-1252'));
    const { status, shown, unseen } = await answering(
      'preise.csv',
      ['Rohrzange 90° | Gewindeschneider für Öl (windows-1252)', enter],
      ['name = Bezeichnung: Rohrzange 90° | Gewindeschneider für Öl | Rohrschlüssel', enter],
      ['VK brutto: 73,78 | 46,41 | 11,78', enter],
      ['Aktiv: ja, 2 of 3 rows', enter],
      ['sold out where Bestand is 0, Gewicht [kg] is a specification', enter],
    );
    const columns =
      'name=Bezeichnung,item number=Artikelnummer,category=Warengruppe,brand=Hersteller,price=VK brutto,sold where ja=Aktiv,sold out where 0=Bestand,Gewicht [kg]=Gewicht (kg)';
    expect([status, unseen]).toEqual([0, []]);
    expect(shown).toContain('\n2 products imported: 2 new.\n');
    expect(shown).toContain(
      `The same without questions: npm run import -- "preise.csv" --encoding "windows-1252" --columns "${columns}"\n`,
    );
    const product = readFileSync(
      join(store, 'src/catalogue/products/gewindeschneider-fuer-oel.ts'),
      'utf8',
    );
    expect(product).toMatch(/ price: 46\.41,\n.* availability: 'sold-out',\n/s);
    const same = runImport('preise.csv', '--encoding', 'windows-1252', '--columns', columns);
    expect(same).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('\n2 products imported: 2 unchanged.\n'),
    });
  });

  test('of a workbook of a dealer with two sheets, the owner chooses the sheet and each column', async () => {
    const titles = ['Part No', 'Description', 'Group', 'Jobber', 'List', 'Active'];
    const rows = [
      ['D-1', 'Drift Punch Set', 'Punches', 21.5, 43.25, 1],
      ['D-2', 'Center Punch', 'Punches', 4.5, 9.75, 0],
    ];
    const bytes = workbook([
      { name: '2025', rows: [titles, ['D-0', 'Old Punch', 'Punches', 1, 2, 1]] },
      { name: '2026', rows: [titles, ...rows] },
    ]);
    withFile('dealer.xlsx', bytes);
    const { status, shown, unseen } = await answering(
      'dealer.xlsx',
      ['2026: D-1 | Drift Punch Set | Punches', down + enter],
      ['No, ask about each', down + enter],
      ['Which column is the name?', enter],
      ['Which column is the item number?', enter],
      ['Which column is the category?', enter],
      ['Jobber: 21.5 | 4.5 (looks like what you pay)', enter],
      ['Active: 1, 1 of 2 rows', enter],
    );
    expect([status, unseen]).toEqual([0, []]);
    expect(shown).toContain('Spreadsheet, sheet "2026", 1 product\n');
    expect(shown).toContain(
      '--sheet "2026" --columns "name=Description,item number=Part No,category=Group,price=List,sold where 1=Active"\n',
    );
    expect(productNames()).toContain('drift-punch-set.ts');
  });

  test('Ctrl+C at the last question writes nothing', async () => {
    const before = productNames();
    const list = 'Název;Nákupní cena;Prodejní cena s DPH\nŠiroký sekáč;99,00;199,00';
    withFile('ceník.csv', iconv.encode(list, 'windows-1250'));
    const { status, unseen } = await answering(
      'ceník.csv',
      ['Široký sekáč (windows-1250)', enter],
      ['name = Název: Široký sekáč', enter],
      ['Which column is the price?', interrupt],
    );
    expect([status, unseen]).toEqual([1, []]);
    expect(productNames()).toEqual(before);
  });
});

test('--photos downloads the images that a file names', async () => {
  const size = { width: 1200, height: 1200, channels: 3, background: '#808080' } as const;
  const image = await sharp({ create: size }).jpeg().toBuffer();
  const host = createServer((_, response) => response.end(image)).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/punch.jpg`;
  writeFileSync(
    join(store, 'photos.csv'),
    `Type,Name,Regular price,Published,Images\nsimple,Pin Punch,5.00,1,${url}\n`,
  );
  const { status, shown } = await inTerminal(
    ['tools/import/import.mjs', 'photos.csv', '--photos'],
    [],
    store,
  );
  host.close();
  expect([status, shown]).toEqual([0, expect.stringContaining('1 product imported: 1 new.')]);
  expect(readFileSync(join(store, 'photos/pin-punch.jpg')).equals(image)).toBe(true);
});

test('without a terminal the questions are printed with the options that answer them, and nothing is written', () => {
  writeFileSync(join(store, 'lists.csv'), 'Name;Cost;Retail\nFlat Chisel;2,00;5,00\n');
  expect(runImport('lists.csv')).toEqual({
    status: 1,
    stdout: '',
    stderr: `lists.csv: nothing was written, because the import cannot know this. In a terminal it asks. Otherwise add to the command what is right.
Which column is the price?
- Retail: 5,00: --columns "price=Retail"
- Cost: 2,00 (looks like what you pay): --columns "price=Cost"
`,
  });
});

test('--yes takes what is certain, and prints the command that says the same', () => {
  const list = ['Bezeichnung;Preis;Bestand', 'Flachmeissel;5,00;0', 'Spitzmeißel;6,00;1'];
  writeFileSync(join(store, 'meissel.csv'), iconv.encode(list.join('\n'), 'windows-1252'));
  const { status, stdout } = runImport('meissel.csv', '--yes');
  expect(status).toBe(2);
  expect(stdout).toContain('\n1 product imported: 1 new.\n');
  expect(stdout).toContain(
    'The same without questions: npm run import -- "meissel.csv" --encoding "utf-8" --columns "name=Bezeichnung,price=Preis,others="\n',
  );
  // Of two columns of amounts none is certain.
  expect(runImport('lists.csv', '--yes').status).toBe(1);
});

const usage =
  'name one file: npm run import -- products.csv [--replace] [--strict] [--photos] [--specifications "Drive,Weight"] [--columns "name=Title,price=RRP"] [--sheet "Prices"] [--hidden] [--encoding windows-1252] [--yes]';
// These end before anything is loaded.
test.each([
  ['no file', [], usage],
  ['two files', ['docs/products.csv', 'other.csv'], usage],
  ['another option', ['docs/products.csv', '--all'], usage],
  ['a folder', ['docs'], 'docs is a folder.'],
  ['a file that does not exist', ['none.csv'], 'there is no file none.csv.'],
])('%s is an error', (_, args, error) => {
  expect(runImport(...args)).toEqual({ status: 1, stdout: '', stderr: `Error: ${error}\n` });
});
