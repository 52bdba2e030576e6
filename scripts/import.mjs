// `npm run import -- products.csv`: an owner adds and changes products with a file, as docs/spreadsheet.md describes.
import { statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { exitWithError, messageAndSource, prepare } from './prepare.mjs';

/** @typedef {import('./import/questions.ts').Question} Question */

prepare();
const { path, yes, options } = command();
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
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
const ask = yes ? takeCertain : isTerminal ? askInTerminal : undefined;
const { isOk, leftOut, lines } = await /** @type {any} */ (module)
  .importProducts(path, options, undefined, onProgress, ask)
  .catch((/** @type {Error} */ error) => exitWithError(messageAndSource(error)));
if (options.photos && isTTY) console.log();
for (const line of lines) console[isOk ? 'log' : 'error'](line);
// 2 says that some rows are left out.
const okCode = leftOut > 0 ? 2 : 0;
process.exitCode = isOk ? okCode : 1;

/** Ctrl+C is no answer. */
async function askInTerminal(/** @type {Question} */ { text, choices }) {
  const { isCancel, select } = await import('@clack/prompts');
  const options = choices.map(({ label }, value) => ({ label, value }));
  const value = await select({ message: text, options });
  return isCancel(value) ? undefined : choices[value];
}

async function takeCertain(/** @type {Question} */ { certain }) {
  return certain;
}

function command() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        photos: { type: 'boolean', default: false },
        specifications: { type: 'string', default: '' },
        columns: { type: 'string', multiple: true, default: [] },
        sheet: { type: 'string', default: '' },
        hidden: { type: 'boolean', default: false },
        encoding: { type: 'string', default: '' },
        yes: { type: 'boolean', default: false },
      },
    });
    const [path] = positionals;
    const { yes, columns, ...options } = values;
    if (path && positionals.length === 1)
      return { path, yes, options: { ...options, columns: columns.join(',') } };
  } catch {
    // An unknown option.
  }
  return exitWithError(
    'name one file: npm run import -- products.csv [--replace] [--strict] [--photos] [--specifications "Drive,Weight"] [--columns "name=Title,price=RRP"] [--sheet "Prices"] [--hidden] [--encoding windows-1252] [--yes]',
  );
}
