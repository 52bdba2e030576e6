#!/usr/bin/env bash
# The Link of React Router 7 brings the prefetching of framework mode along, and the package offers its development files only.
#
# BrowserRouter, Routes, Route and Link of version 6 weigh 7.1 kB, those of version 7 12.1 kB (minified, Brotli, without React). Link
# calls `usePrefetchBehavior` and renders `PrefetchPageLinks`, and each rendered route has a handler of errors of server components, so no
# bundler can drop them. No condition of `exports` in its package.json leads to a file of dist/production.
#
# Seen on 2026-11-27 with react-router-dom 6.30.6, react-router 7.18.6 and Rolldown 1.2.19.
source "$(dirname "$0")/lib/lib.sh"
install rolldown@1.2.19 react@19.2.9 react-dom@19.2.9 react-router-dom@6.30.6 react-router-7@npm:react-router@7.18.6
run <<'END'
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { see } from './lib.mjs';

async function bundled(name) {
  const parts = 'BrowserRouter, Routes, Route, Link';
  writeFileSync('app.js', `import { ${parts} } from '${name}'; console.log(${parts});`);
  const bundle = await rolldown({
    input: 'app.js',
    platform: 'browser',
    logLevel: 'silent',
    external: ['react', 'react-dom'],
    transform: { target: 'chrome111', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const codeOf = async (minify) => (await bundle.generate({ minify })).output[0].code;
  return { names: await codeOf(false), kilobytes: brotliCompressSync(await codeOf(true)).length / 1000 };
}

const six = await bundled('react-router-dom');
const seven = await bundled('react-router-7');
console.log(`  version 6 ${six.kilobytes.toFixed(1)} kB, version 7 ${seven.kilobytes.toFixed(1)} kB`);
see('version 7 is at least 4 kB larger', seven.kilobytes - six.kilobytes > 4);
const unused = ['usePrefetchBehavior', 'PrefetchPageLinks', 'RSCErrorHandler', 'NavLink', 'useFetcher', 'createBrowserRouter'];
const left = (code) => unused.filter((name) => new RegExp(`(function|class|var|const) ${name}\\b`).test(code));
see('unused parts that stay in version 6', left(six.names), []);
see('unused parts that stay in version 7', left(seven.names), ['usePrefetchBehavior', 'PrefetchPageLinks', 'RSCErrorHandler', 'NavLink']);
const { exports } = JSON.parse(readFileSync('node_modules/react-router-7/package.json', 'utf8'));
see('development and production in exports', ['/development/', '/production/'].map((folder) => JSON.stringify(exports['.']).includes(folder)), [true, false]);
END
