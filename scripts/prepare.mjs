// Runs at the start of `npm start`, `npm test` and other commands: checks the Node.js version and installs missing packages.
import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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
  return source ? `${message}\n${source}` : message;
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

/** Runs `npm ci` if package-lock.json has changed since the packages were installed. */
export function prepare() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = process.versions.node;
  if (!isNodeSupported(version, engines.node)) {
    exitWithError(`Node.js ${version} is not supported. Install ${engines.node}.`);
  }
  if (!isInstallNeeded()) return;
  console.log('Installing packages ...');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) exitWithError('npm ci failed. See its output above.');
}

function isInstallNeeded() {
  const packages = lstatSync('node_modules', { throwIfNoEntry: false });
  // `npm ci` would delete the packages of the checkout that a link leads to.
  if (packages?.isSymbolicLink()) return false;
  const installed = lstatSync('node_modules/.package-lock.json', { throwIfNoEntry: false });
  return !installed || installed.mtimeMs < lstatSync('package-lock.json').mtimeMs;
}
