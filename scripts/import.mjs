// `npm run import -- products.csv`: an owner adds and changes products with a spreadsheet, as docs/spreadsheet.md describes.
import { statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { exitWithError, messageAndSource, prepare } from './prepare.mjs';

prepare();
const { path, isReplacing } = command();
const file = statSync(path, { throwIfNoEntry: false });
if (!file) exitWithError(`there is no file ${path}.`);
if (file.isDirectory()) exitWithError(`${path} is a folder.`);

const { runnerImport } = await import('vite');
const { module } = await runnerImport('./scripts/import/import-products.ts', {
  logLevel: 'error',
}).catch((error) => exitWithError(`the catalogue cannot be loaded: ${messageAndSource(error)}`));
const { isOk, lines } = /** @type {any} */ (module).importProducts(path, isReplacing);
for (const line of lines) console[isOk ? 'log' : 'error'](line);
process.exitCode = isOk ? 0 : 1;

function command() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [path] = positionals;
    if (path && positionals.length === 1) return { path, isReplacing: values.replace };
  } catch {
    // An unknown option.
  }
  return exitWithError('name one spreadsheet: npm run import -- products.csv [--replace]');
}
