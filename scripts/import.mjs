// `npm run import -- products.csv`: an owner adds and changes products with a file, as docs/spreadsheet.md describes.
import { statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { exitWithError, messageAndSource, prepare } from './prepare.mjs';

prepare();
const { path, options } = command();
const file = statSync(path, { throwIfNoEntry: false });
if (!file) exitWithError(`there is no file ${path}.`);
if (file.isDirectory()) exitWithError(`${path} is a folder.`);

const { runnerImport } = await import('vite');
const { module } = await runnerImport('./scripts/import/import-products.ts', {
  logLevel: 'error',
}).catch((error) => exitWithError(`the catalogue cannot be loaded: ${messageAndSource(error)}`));
const { isTTY } = process.stderr;
const onProgress = (/** @type {string} */ text) =>
  process.stderr.write(isTTY ? `\r${text} ` : `${text}\n`);
const { isOk, leftOut, lines } = await /** @type {any} */ (module)
  .importProducts(path, options, undefined, onProgress)
  .catch((/** @type {Error} */ error) => exitWithError(messageAndSource(error)));
if (options.photos && isTTY) console.log();
for (const line of lines) console[isOk ? 'log' : 'error'](line);
// 2 says that some rows are left out.
const okCode = leftOut > 0 ? 2 : 0;
process.exitCode = isOk ? okCode : 1;

function command() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        photos: { type: 'boolean', default: false },
        specifications: { type: 'string', default: '' },
        columns: { type: 'string', default: '' },
        sheet: { type: 'string', default: '' },
        hidden: { type: 'boolean', default: false },
      },
    });
    const [path] = positionals;
    if (path && positionals.length === 1) return { path, options: values };
  } catch {
    // An unknown option.
  }
  return exitWithError(
    'name one file: npm run import -- products.csv [--replace] [--strict] [--photos] [--specifications "Drive,Weight"] [--columns "name=Title,price=RRP"] [--sheet "Prices"] [--hidden]',
  );
}
