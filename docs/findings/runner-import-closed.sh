#!/usr/bin/env bash
# A module that runnerImport has loaded cannot import() anything later.
#
# Vite closes the module runner as soon as the module has been evaluated. Its functions work on, but each import() in them fails with
# "Vite module runner has been closed.", of packages of node_modules too. Vitest runs the same function without a fault, because its
# runner stays open. createRequire() and static imports are not affected.
#
# Guessed before: that import() of an external package is left to Node.js.
# Seen on 2026-11-28 with Vite 8.3.8.
source "$(dirname "$0")/lib/lib.sh"
install vite@8.3.8 p-map@7.1.0
cat > loaded.ts <<'END_OF_MODULE'
import { createRequire } from 'node:module';

export const early = typeof (await import('p-map')).default;
const later = async (load: () => unknown) => {
  try {
    await load();
    return 'works';
  } catch (error) {
    return (error as Error).message;
  }
};
export const ofPackage = () => later(() => import('p-map'));
export const ofNode = () => later(() => import('node:fs'));
export const required = () => later(() => createRequire(import.meta.url)('vite/package.json'));
END_OF_MODULE
run <<'END_OF_FINDING'
import { runnerImport } from 'vite';
import { see } from './lib.mjs';

const { module } = await runnerImport('./loaded.ts', { configFile: false, logLevel: 'error' });
const closed = 'Vite module runner has been closed.';
see('import() while the module is evaluated', module.early, 'function');
see('import() of a package later', await module.ofPackage(), closed);
see('import() of a module of Node.js later', await module.ofNode(), closed);
see('createRequire() later', await module.required(), 'works');
END_OF_FINDING
