// Of the command only. What it does with a file is tested in import/import-products.test.ts.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageFiles } from '../build/sources.mjs';

// Each test starts a process, because it is about exit codes and what is printed, in a copy, because an import writes files.
let store = '';

beforeAll(() => {
  store = mkdtempSync(join(tmpdir(), 'import-'));
  const copied = ['.gitignore', 'biome.jsonc', 'imports.biome.jsonc', ...packageFiles];
  for (const path of [...copied, 'build', 'docs/products.csv', 'photos', 'scripts', 'src'])
    cpSync(path, join(store, path), { recursive: true });
  for (const path of ['node_modules', 'public'])
    symlinkSync(resolve(path), join(store, path), 'junction');
});

afterAll(() => rmSync(store, { recursive: true }));

function runImport(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/import.mjs', ...args], {
    cwd: store,
    encoding: 'utf8',
  });
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
