// Finds the programs that the tests drive, and installs Debian's where apt-get may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The first of the names that stands on the PATH and can be run. */
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

/** Whether apt-get could install the packages; it may where the user is root. */
export function installPackages(/** @type {string[]} */ ...packages) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  return run(`apt-get update && apt-get install -y ${packages.join(' ')}`);
}

/** Whether the command ended well. */
export function run(/** @type {string} */ command) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;
}
