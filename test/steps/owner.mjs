// `npm test -- owner`, before a release: makes another store of a copy of the project, as docs/your-own-store.md describes it, and
// tests that: another name, currency, base path and logo, other categories, 25 products from a spreadsheet, pages and files of its own, and photographs.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { exitWithError, prepare } from '../../tools/prepare.mjs';
import { builds } from './builds.mjs';
import { countsIn, finish, tally } from './tally.mjs';

prepare();
const { replaceStore, writePhotographs } = await import('./other-store.mjs');

const { basePath, siteUrl = '' } = builds.other;
const productCount = 25;
const copy = mkdtempSync(join(tmpdir(), 'other-store-'));
copyProject();
replaceStore(copy, productCount);
rmSync(join(copy, 'test/demo'), { recursive: true });
await writePhotographs(copy, productCount);

run('npm run import -- products.csv --replace');
run('npm run photos');
run('npm run icons');
run('npm run fix');
run('npm run check');
const unit = test('npm test -- unit', 'unit.json');
run('npm run build', { BASE_PATH: basePath, SITE_URL: siteUrl });
run('node tools/browser.mjs');
const e2e = test('npx playwright test -c test/e2e --project=owner', 'e2e.json', {
  BASE_PATH: basePath,
});

finish(tally([unit, e2e]), 'reports/owner.json');
if (unit.isOk && e2e.isOk) rmSync(copy, { recursive: true });
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

function run(/** @type {string} */ command, env = {}) {
  if (!isSuccessful(command, env)) exitWithError(`"${command}" failed in ${copy}.`);
}

function test(/** @type {string} */ command, /** @type {string} */ report, env = {}) {
  const isOk = isSuccessful(command, env);
  const counts = countsIn(join(copy, 'reports', report));
  return { isOk: isOk && counts !== undefined, counts };
}

function isSuccessful(/** @type {string} */ command, /** @type {Record<string, string>} */ env) {
  console.log(`> ${command}`);
  const options = /** @type {const} */ ({ cwd: copy, shell: true, stdio: 'inherit' });
  return spawnSync(command, { ...options, env: { ...process.env, ...env } }).status === 0;
}
