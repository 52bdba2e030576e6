// `npm run import -- products.csv`: an owner adds and changes products with a file, as docs/spreadsheet.md describes.
import { statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { exitWithError, messageAndSource, prepare } from '../prepare.mjs';
import { askInTerminal, optionsText, quoted, takeCertain, withAnswers } from './ask.mjs';

prepare();
const { path, yes, options } = command();
const file = statSync(path, { throwIfNoEntry: false });
if (!file) exitWithError(`there is no file ${path}.`);
if (file.isDirectory()) exitWithError(`${path} is a folder.`);

const { runnerImport } = await import('vite');
const { module } = await runnerImport('./tools/import/import-products.ts', {
  logLevel: 'error',
}).catch((error) => exitWithError(`the catalogue cannot be loaded: ${messageAndSource(error)}`));
const { isTTY } = process.stderr;
const onProgress = (/** @type {string} */ text) =>
  process.stderr.write(isTTY ? `\r${text} ` : `${text}\n`);
const { importProducts, questionsIn } = /** @type {any} */ (module);
const isAsking = yes || (process.stdin.isTTY && process.stdout.isTTY);
const ask = yes ? takeCertain : askInTerminal;
const withError = (/** @type {Error} */ error) => exitWithError(messageAndSource(error));
const answered = isAsking
  ? await withAnswers(options, (own) => questionsIn(path, own), ask).catch(withError)
  : options;
if (!answered && !yes) exitWithError('without an answer nothing is imported.');
const { isOk, leftOut, lines } = await importProducts(
  path,
  answered ?? options,
  undefined,
  onProgress,
).catch(withError);
if (options.photos && isTTY) console.log();
for (const line of lines) console[isOk ? 'log' : 'error'](line);
if (answered && answered !== options)
  console.log(
    `The same without questions: npm run import -- ${quoted(path)} ${optionsText(answered)}`,
  );
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
