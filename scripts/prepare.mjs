// Checks the Node.js version and installs missing packages before a command runs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

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
 * are ignored. Other range formats match no version.
 */
export function isNodeSupported(/** @type {string} */ version, /** @type {string} */ range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, minMajor, minMinor] = part.trim().match(/^(\^|>=)(\d+)\.(\d+)/) ?? [];
    if (major === Number(minMajor)) return minor >= Number(minMinor);
    return operator === '>=' && major > Number(minMajor);
  });
}

/**
 * The paths of packages that are missing or have another version than in the lockfile. Optional
 * packages, such as binaries for other platforms, may be missing.
 */
export function outdatedPackages(
  /** @type {LockedPackages} */ locked,
  /** @type {LockedPackages} */ installed,
) {
  return Object.entries(locked).flatMap(([path, { version, optional }]) => {
    const current = installed[path];
    const isUpToDate = current ? current.version === version : path === '' || optional;
    return isUpToDate ? [] : [path];
  });
}

/** Installs packages only if one is missing or outdated. */
export function prepare() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = process.versions.node;
  if (!isNodeSupported(version, engines.node)) {
    exitWithError(`Node.js ${version} is not supported. Install ${engines.node}.`);
  }
  const outdated = outdatedPackages(
    packagesIn('package-lock.json'),
    packagesIn('node_modules/.package-lock.json'),
  );
  if (outdated.length === 0) return;
  console.log(`Installing packages (${outdated.length} missing or outdated) ...`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) exitWithError('npm ci failed. See its output above.');
}

/** @returns {LockedPackages} */
function packagesIn(/** @type {string} */ lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}
