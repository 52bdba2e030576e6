#!/usr/bin/env bash
# After a build that failed, vite-plugin-pwa builds the service worker all the same, and an error of that replaces the first one.
#
# Vite calls `closeBundle` after a failure too. The plugin builds the worker there, writes it to dist/, and if it fails, Vite reports only
# that: whoever has a typo in a module reads that the worker cannot be built. Without the plugin Vite names the module.
#
# Seen on 2026-11-27 with Vite 8.3.8 and vite-plugin-pwa 2.0.0.
source "$(dirname "$0")/lib/lib.sh"
install vite@8.3.8 vite-plugin-pwa@2.0.0
echo '<!doctype html><title>Shop</title><script type="module" src="/app.js"></script>' > index.html
echo 'const answer = ;' > app.js
# Vite reports its progress, and the plugin builds the worker with Vite's usual messages.
run <<'END' 2>&1 | grep '^  '
import { existsSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { see } from './lib.mjs';

/** The files that the error of a build names. */
async function filesInError(plugins) {
  const { message } = await build({ configFile: false, logLevel: 'silent', plugins }).catch((error) => error);
  return ['app.js', 'sw.js'].filter((file) => stripVTControlCharacters(message).includes(file));
}
const pwa = () => VitePWA({ strategies: 'injectManifest', srcDir: '.', filename: 'sw.js' });

see('named without the plugin', await filesInError([]), ['app.js']);
see('named with the plugin, if the worker is not there either', await filesInError([pwa()]), ['sw.js']);
writeFileSync('sw.js', 'self.__WB_MANIFEST;');
see('named with the plugin and a worker without an error', await filesInError([pwa()]), ['app.js']);
see('a worker is written', ['dist/sw.js', 'dist/sw.mjs'].some((file) => existsSync(file)));
END
