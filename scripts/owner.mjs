// `npm run test:owner`: makes another store of a copy of the project, as README.md describes it, and tests that: another name,
// currency, base path and logo, other categories, 60 products from a spreadsheet, and photographs.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import {
  categoriesFile,
  changedStore,
  logo,
  productCount,
  spreadsheet,
} from './owner/other-store.mjs';
import { exitWithError, prepare } from './prepare.mjs';
import { playwrightCounts, tallyLine, vitestCounts } from './tally.mjs';

prepare();
const { writePhotographs } = await import('./owner/photographs.mjs');

const basePath = '/werkstatt/';
const copy = mkdtempSync(join(tmpdir(), 'other-store-'));
copyProject();
await replaceStore();

run('npm run import -- products.csv --replace');
run('npm run photos');
run('npm run icons');
run('npm run fix');
run('npm run check');
run('npm run test:unit', { mayFail: true });
run('npm run build', { env: { BASE_PATH: basePath, SITE_URL: 'https://werkstatt.example' } });
run('node scripts/browser.mjs');
run('npx playwright test -c e2e --project=owner', { mayFail: true, env: { BASE_PATH: basePath } });

const counts = [vitestCounts(report('unit.json')), playwrightCounts(report('e2e.json'))].reduce(
  (sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    skipped: sum.skipped + each.skipped,
  }),
);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/owner.json', JSON.stringify(counts));
console.log(`${productCount} products. ${tallyLine(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
if (counts.failed === 0) rmSync(copy, { recursive: true });
else console.log(`The other store is in ${copy}.`);

/** Copies what is under version control, as it is now. */
function copyProject() {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
}

async function replaceStore() {
  const change = (/** @type {string} */ file, /** @type {(text: string) => string} */ edit) =>
    writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));
  change('src/store.ts', changedStore);
  change('src/catalogue/categories.ts', categoriesFile);
  writeFileSync(join(copy, 'public/logo.svg'), logo);
  rmSync(join(copy, 'public/icon.svg'));
  rmSync(join(copy, 'test/demo'), { recursive: true });
  const images = join(copy, 'public/images');
  for (const name of readdirSync(images).filter((file) => file.startsWith('category-')))
    rmSync(join(images, name));
  writeFileSync(join(copy, 'products.csv'), spreadsheet());
  await writePhotographs(join(copy, 'photos'));
}

/** @typedef {{ mayFail?: boolean, env?: Record<string, string> }} RunOptions */

function run(
  /** @type {string} */ command,
  /** @type {RunOptions} */ { mayFail = false, env = {} } = {},
) {
  console.log(`> ${command}`);
  const { status } = spawnSync(command, {
    cwd: copy,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0 && !mayFail) exitWithError(`"${command}" failed in ${copy}.`);
}

/** @returns {any} */
function report(/** @type {string} */ name) {
  return JSON.parse(readFileSync(join(copy, 'reports', name), 'utf8'));
}
