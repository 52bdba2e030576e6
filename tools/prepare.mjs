// Runs at the start of `npm start`, `npm test` and other commands: checks the Node.js version and the folder, and installs missing
// packages.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { folderProblem } from '../build/folder-name.mjs';

/** @returns {never} */
export function exitWithError(/** @type {string} */ message) {
  const text = `Error: ${message}`;
  // The bundler colors its messages, also in a file.
  console.error(process.stderr.isTTY ? text : stripVTControlCharacters(text));
  process.exit(1);
}

/** The message of an error, and where in `src/` it was thrown, if it was thrown there. */
export function messageAndSource(/** @type {Error} */ { message, stack = '' }) {
  const frames = stack.split('\n').filter((line) => /^ +at /.test(line));
  const source = frames.find((frame) => frame.includes(`${process.cwd()}/src/`));
  const [, name = ''] = message.match(/^(\w+) is not defined$/) ?? [];
  const checkout = readFileSync(new URL('../src/checkout.ts', import.meta.url), 'utf8');
  const advice = checkout.includes(`export const ${name} =`)
    ? `\nAdd this line at the top of src/store.ts: import { ${name} } from './checkout.ts';`
    : '';
  return source ? `${message}${advice}\n${source}` : message + advice;
}

/**
 * Whether a version (`20.20.2`) is in a range of `^a.b.c` and `>=a.b.c` joined by `||`. Patch versions
 * are ignored. The `semver` package may not be installed yet, and `npm run` does not check `engines`.
 */
export function isNodeSupported(/** @type {string} */ version, /** @type {string} */ range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, minMajor, minMinor] = part.trim().match(/^(\^|>=)(\d+)\.(\d+)/) ?? [];
    if (major === Number(minMajor)) return minor >= Number(minMinor);
    return operator === '>=' && major > Number(minMajor);
  });
}

/** Exits if the build could not work. Runs `npm ci` if other packages are installed than package-lock.json lists. */
export function prepare() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = process.versions.node;
  if (!isNodeSupported(version, engines.node)) {
    exitWithError(`Node.js ${version} is not supported. Install ${engines.node}.`);
  }
  const problem = folderProblem();
  if (problem) exitWithError(problem);
  if (!isInstallNeeded()) return;
  console.log('Installing packages ...');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) exitWithError('npm ci failed. See its output above.');
}

function isInstallNeeded() {
  const folder = lstatSync('node_modules', { throwIfNoEntry: false });
  // `npm ci` would delete the packages of the checkout that a link leads to.
  if (folder?.isSymbolicLink()) return false;
  // npm writes down what it has installed. Times say nothing: Git and copies change them.
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return true;
  const { '': _, ...needed } = packagesIn('package-lock.json');
  const found = packagesIn(installed);
  return Object.entries(needed).some(([path, { version, optional }]) =>
    // Optional packages may be for other systems.
    found[path] ? found[path].version !== version : !optional,
  );
}

/** @returns {Record<string, { version: string, optional?: true }>} */
const packagesIn = (/** @type {string} */ lockfile) =>
  JSON.parse(readFileSync(lockfile, 'utf8')).packages;
