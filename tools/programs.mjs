// Used by browser.mjs, engines.mjs and hosts.mjs: finds installed programs, and installs Debian packages.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The path of the first of the names that is on the PATH and executable. */
export function findProgram(/** @type {readonly string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages. Returns false without root or apt-get, or if the installation fails. */
export function installPackages(/** @type {string[]} */ ...packages) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  return run(`apt-get update && apt-get install -y ${packages.join(' ')}`);
}

/** Runs a shell command and returns whether it succeeded. */
export function run(/** @type {string} */ command) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;
}
