#!/usr/bin/env bash
# Terser and esbuild drop the parentheses around the wrapper of a CommonJS module, and then Chromium parses react-dom twice.
#
# A bundler wraps a CommonJS module into a function: `wrap((exports) => { ... })`. The inner parentheses that Rolldown writes around
# it, `wrap(((exports) => { ... }))`, tell V8 that the function runs at once, so V8 compiles it with the script. Without them V8 first
# only parses it, skips it, and parses all its 175 kB a second time when it is called. Rolldown's own minifier keeps them.
#
# Seen on 2026-11-27 with Chromium 156, react-dom 19.2.9, Rolldown 1.2.19, Terser 5.43.1 and esbuild 0.25.12. The V8 of Node.js 20 parses
# the arrow function twice in any case.
source "$(dirname "$0")/lib/lib.sh"
install react@19.2.9 react-dom@19.2.9 rolldown@1.2.19 terser@5.43.1 esbuild@0.25.12 playwright-core@1.65.1
echo "import { createRoot } from 'react-dom/client'; window.createRoot = createRoot;" > app.js
run <<'END'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { minify } from 'terser';
import { chromiumOptions, openBrowser, see, serve } from './lib.mjs';

const define = { 'process.env.NODE_ENV': '"production"' };
async function bundled(options) {
  const bundle = await rolldown({ input: 'app.js', platform: 'browser', transform: { define } });
  return (await bundle.generate({ format: 'esm', ...options })).output[0].code;
}
async function bundledByEsbuild() {
  const { outputFiles } = await build({ entryPoints: ['app.js'], bundle: true, minify: true, format: 'esm', define, write: false });
  return outputFiles[0].text;
}

/** How often V8 parses the wrapper of react-dom, by its own log, in a page that loads the script. */
async function parses(script) {
  const logs = mkdtempSync(`${process.cwd()}/log-`);
  const flags = `--js-flags=--log-function-events --logfile=${logs}/v8.log`;
  // In its sandbox a renderer could not write the log.
  const browser = await openBrowser({ args: [...chromiumOptions.args, '--no-sandbox', flags] });
  const server = await serve({ '/': '<!doctype html><script type="module" src="/app.js"></script>', '/app.js': script });
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => window.createRoot);
  await browser.close();
  server.close();
  const log = readdirSync(logs)
    .map((file) => readFileSync(`${logs}/${file}`, 'utf8'))
    .find((text) => text.includes(`${server.url}/app.js`));
  const [, id] = log.match(new RegExp(`script-details,(\\d+),${server.url}/app.js`));
  const events = [...log.matchAll(/^function,([\w-]+),(\d+),(\d+),(\d+)/gm)]
    .map(([, event, script, start, end]) => ({ event, script, length: end - start }))
    .filter((each) => each.script === id && each.length > 100_000 && each.length < script.length - 5000);
  return events.filter(({ event }) => event === 'parse').length;
}

const plain = await bundled({ minify: false });
for (const [minifier, script, expected] of [
  ["Rolldown's minifier", await bundled({ minify: true }), 1],
  ['Terser', (await minify(plain, { module: true })).code, 2],
  ["esbuild's bundler and minifier", await bundledByEsbuild(), 2],
]) {
  see(`parsed so often with ${minifier}, ${Math.round(script.length / 1000)} kB`, await parses(script), expected);
}
END
