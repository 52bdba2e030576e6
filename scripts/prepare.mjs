// What a command needs before it can start: a Node.js it runs on and the packages of the lockfile.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages */

/** Ends the command with one line that says what is missing. @returns {never} */
export function stop(/** @type {string} */ reason) {
  console.error(`Torque Bay cannot go on: ${reason}`);
  process.exit(1);
}

/**
 * Whether a version (`20.20.2`) lies in a range made of `^a.b.c` and `>=a.b.c` joined by `||`.
 * Only major and minor count; any other form of range allows nothing.
 */
export function isNodeSupported(/** @type {string} */ version, /** @type {string} */ range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, wantedMajor, wantedMinor] = part.trim().match(/^(\^|>=)(\d+)\.(\d+)/) ?? [];
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return sign === '>=' && major > Number(wantedMajor);
  });
}

/**
 * The packages that the lockfile names and `node_modules` lacks or holds in another version.
 * Optional ones (other platforms' binaries) may be absent.
 */
export function outdatedPackages(
  /** @type {LockedPackages} */ locked,
  /** @type {LockedPackages} */ installed,
) {
  return Object.entries(locked).flatMap(([path, { version, optional }]) => {
    const present = installed[path];
    const isRight = present ? present.version === version : path === '' || optional;
    return isRight ? [] : [path];
  });
}

/** Installs what is missing, and nothing where all is right. */
export function prepare() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = process.versions.node;
  if (!isNodeSupported(version, engines.node)) {
    stop(`this is Node.js ${version}, and the store needs ${engines.node}.`);
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
  if (status !== 0) stop('npm could not install the packages; see its message above.');
}

/** @returns {LockedPackages} */
function packagesIn(/** @type {string} */ lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}
