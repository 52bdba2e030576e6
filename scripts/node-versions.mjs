// `npm run test:node [version ...]`: checks, tests and builds a clean copy on each supported Node.js version.
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
import { exitWithError } from './prepare.mjs';
import { tallyLine } from './tally.mjs';

/** The oldest 20 and 22 that package.json allows, and the newest 24. */
const versions = ['20.19.0', '22.16.0', '24.21.0'];

/** The npm package with the Node.js binary for this platform. */
const platform = `${process.platform}-${process.arch}`;
const nodePackage = `${platform === 'darwin-arm64' ? 'node-bin' : 'node'}-${platform}`;

/** @type {[name: string, command: string][]} */
const steps = [
  ['npm ci', 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=warn'],
  ['check', 'npm run check'],
  ['unit tests', 'npm run test:unit'],
  ['build', 'npm run build'],
  ['browser', 'node scripts/browser.mjs'],
  ['smoke test', 'node_modules/.bin/playwright test -c e2e --project=chromium shop'],
];

const requested = process.argv.slice(2); // `20`, `20.19` or `20.19.0`
const selected = versions.filter(
  (version) =>
    requested.length === 0 || requested.some((name) => `${version}.`.startsWith(`${name}.`)),
);
if (selected.length < requested.length) exitWithError(`supported versions: ${versions.join(', ')}`);

const counts = { passed: 0, failed: 0, skipped: 0 };
const folder = mkdtempSync(join(tmpdir(), 'torque-bay-node-'));
// All versions build in the same folder, so a path cannot change the output.
const copy = join(folder, 'copy');
const hashes = selected.map((version) => {
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
if (selected.length > 1) report('dist/ is identical on all versions', isSame);
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
 * Runs a command and returns whether it succeeded. npm's warning about an unsupported Node.js version
 * (EBADENGINE) fails the step.
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

/** A hash of the paths and contents of all files, or '' if the directory does not exist. */
function hashOf(/** @type {string} */ directory) {
  if (!existsSync(directory)) return '';
  const hash = createHash('sha256');
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(directory, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
