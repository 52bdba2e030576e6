// `npm run test:node [version ...]`: checks, tests and builds a clean copy on each supported Node.js.
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
const system = `${process.platform}-${process.arch}`;
const nodePackage = `${system === 'darwin-arm64' ? 'node-bin' : 'node'}-${system}`;

/** @type {[name: string, command: string][]} */
const steps = [
  ['npm ci', 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=warn'],
  ['check', 'npm run check'],
  ['unit tests', 'npm run test:unit'],
  ['build', 'npm run build'],
  ['browser', 'node scripts/browser.mjs'],
  ['smoke test', 'node_modules/.bin/playwright test -c e2e --project=chromium shop'],
];

const named = process.argv.slice(2); // `20`, `20.19` or `20.19.0`
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
  const install = `npm install --prefix "${target}" --ignore-scripts ${nodePackage}@${version}`;
  const verify = `test "$(node --version)" = v${version}`;
  if (!step('install', `${install} && ${verify}`, folder, env)) return '';
  copyProject();
  for (const [name, command] of steps) step(name, command, copy, env);
  const hash = hashOf(join(copy, 'dist'));
  console.log(`  dist/ is ${hash || 'missing'}`);
  return hash;
});
const isSame = hashes[0] !== '' && new Set(hashes).size === 1;
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
 * Whether the command succeeded. npm only warns of a package that does not support the version of
 * Node.js; here the warning fails the step.
 * @type {(name: string, command: string, cwd: string, env: NodeJS.ProcessEnv) => boolean}
 */
function step(name, command, cwd, env) {
  const start = performance.now();
  const options = /** @type {const} */ ({ cwd, env, shell: true, encoding: 'utf8' });
  const { status, stdout, stderr } = spawnSync(command, { ...options, maxBuffer: 1e8 });
  const seconds = Math.round((performance.now() - start) / 1000);
  const warnings = stderr.split('\n').filter((line) => line.includes('EBADENGINE'));
  report(`${name}, ${seconds} s`, status === 0 && warnings.length === 0);
  const details = status === 0 ? warnings : `${stdout}${stderr}`.trimEnd().split('\n').slice(-40);
  for (const line of details) console.log(`    ${line}`);
  return status === 0;
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
