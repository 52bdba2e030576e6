#!/usr/bin/env bash
# The minifier joins the constants of a template literal only if Vite is told to keep `const` at the top level.
#
# A module with `const a = 'x'; const b = 'y'; export const c = `${a} ${b}`` has the text `x y` after minification, one would think,
# because both are constants with one use. But Rolldown writes constants of the top level as `var`, and the minifier does not inline a
# `var`. So text that is cut into parts with names costs bytes. With `output.topLevelVar: false` it costs none. In a function, where
# `const` stays, it never costs any.
#
# Seen on 2026-11-28 with Vite 8.3.8.
source "$(dirname "$0")/lib/lib.sh"
install vite@8.3.8
run <<'END'
import { build } from 'vite';
import { see } from './lib.mjs';

const parts = "const layout = 'flex gap-2'; const paper = 'print:hidden';";
const use = 'document.body.className = `${layout} ${paper} ${location.hash}`;';

async function isJoined(source, output = {}) {
  const sources = {
    name: 'sources',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? source : undefined),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources],
    build: { write: false, rolldownOptions: { input: 'entry', output } },
  });
  return result.output[0].code.includes('flex gap-2 print:hidden');
}

see('joined by default', await isJoined(parts + use), false);
see('joined with topLevelVar: false', await isJoined(parts + use, { topLevelVar: false }));
see('joined in a function', await isJoined(`addEventListener('click', () => { ${parts} ${use} });`));
END
