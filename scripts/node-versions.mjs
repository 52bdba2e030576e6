// `npm run test:node [version ...]`: checks, builds and tests a clean copy of the project on every
// supported line of Node.js.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { stop } from './prepare.mjs';
import { tallyLine } from './tally.mjs';

/** The oldest Node.js 20 and 22 that package.json allows, and the newest 24. */
const versions = ['20.19.0', '22.16.0', '24.21.0'];

/** The npm package that carries the Node.js of this platform and nothing else. */
const { platform, arch } = process;
const nodePackage = `node${platform === 'darwin' && arch === 'arm64' ? '-bin' : ''}-${platform}-${arch}`;

/** @type {[name: string, command: string][]} */
const steps = [
  ['npm ci', 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=warn'],
  ['check', 'npm run check'],
  ['unit tests', 'npm run test:unit'],
  ['build', 'npm run build'],
  ['browser', 'node scripts/browser.mjs'],
  ['smoke test', 'node_modules/.bin/playwright test -c e2e --project=chromium shop'],
];

/** `20` and `20.19` name 20.19.0, as does the whole version. */
const named = process.argv.slice(2);
const chosen = versions.filter(
  (version) => named.length === 0 || named.some((name) => `${version}.`.startsWith(`${name}.`)),
);
if (chosen.length < named.length) stop(`the versions to test on are ${versions.join(', ')}.`);

const counts = { passed: 0, failed: 0, skipped: 0 };
const folder = mkdtempSync(join(tmpdir(), 'torque-bay-node-'));
// Every version builds in the same place, so that only the version can make a difference.
const copy = join(folder, 'copy');
const hashes = chosen.map((version) => {
  console.log(`Node.js ${version}`);
  const target = join(folder, version);
  const bin = join(target, 'node_modules', nodePackage, 'bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const install = `npm install --prefix "${target}" --ignore-scripts --no-audit --no-fund`;
  const installAndPrint = `${install} ${nodePackage}@${version} && node --version`;
  if (!step('install', installAndPrint, folder, env, `v${version}\n`)) return '';
  copyProject();
  for (const [name, command] of steps) step(name, command, copy, env);
  const hash = hashOf(join(copy, 'dist'));
  console.log(`  dist/ is ${hash || 'missing'}`);
  return hash;
});
const isSame = hashes.every((hash) => hash !== '' && hash === hashes[0]);
if (chosen.length > 1) report('dist/ is the same on all', isSame);
rmSync(folder, { recursive: true });
mkdirSync('reports', { recursive: true });
writeFileSync('reports/node.json', JSON.stringify(counts));
console.log(tallyLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

function copyProject() {
  rmSync(copy, { recursive: true, force: true });
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', options, { encoding: 'utf8', maxBuffer: 1e8 });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(file));
  for (const file of files) cpSync(file, join(copy, file));
}

/**
 * Whether the command ran and its output has that ending. A package that does not support the
 * version of Node.js fails the step too; npm itself only warns of it.
 * @param {string} name
 * @param {string} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {string} ending
 */
function step(name, command, cwd, env, ending = '') {
  const start = performance.now();
  const options = /** @type {const} */ ({ cwd, env, shell: true, encoding: 'utf8' });
  const { status, stdout, stderr } = spawnSync(command, { ...options, maxBuffer: 1e8 });
  const seconds = Math.round((performance.now() - start) / 1000);
  const isRun = status === 0 && stdout.endsWith(ending);
  const warnings = stderr.split('\n').filter((line) => line.includes('EBADENGINE'));
  report(`${name}, ${seconds} s`, isRun && warnings.length === 0);
  const details = isRun ? warnings : `${stdout}${stderr}`.trimEnd().split('\n').slice(-40);
  for (const line of details) console.log(`    ${line}`);
  return isRun;
}

function report(/** @type {string} */ name, /** @type {boolean} */ isOk) {
  counts[isOk ? 'passed' : 'failed'] += 1;
  console.log(`  ${isOk ? 'ok    ' : 'FAILED'} ${name}`);
}

/** Of the paths and contents of a folder's files; blank without the folder. */
function hashOf(/** @type {string} */ directory) {
  if (!existsSync(directory)) return '';
  const hash = createHash('sha256');
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(directory, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
