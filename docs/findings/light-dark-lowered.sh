#!/usr/bin/env bash
# Lightning CSS compiles light-dark() to two custom properties that each use of a color looks up.
#
# For browsers without light-dark(), `color: var(--text, light-dark(black, white))` becomes two `var()` in the `var()`, which switch one
# of the colors off: `var(--lightningcss-light, black) var(--lightningcss-dark, white)`. Every element then resolves three variables
# for each of its colors. A color that the root sets once, with a media query, is one variable.
#
# Seen on 2026-11-27 with lightningcss 1.32.0.
source "$(dirname "$0")/lib/lib.sh"
install lightningcss@1.32.0
run <<'END'
import { transform } from 'lightningcss';
import { see } from './lib.mjs';

const compiled = (css, targets) => `${transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets }).code}`;
const chrome = (version) => ({ chrome: version << 16 });
const color = 'p{color:var(--text,light-dark(black,white))}';

console.log(`  for Chrome 111: ${compiled(color, chrome(111))}`);
see('var() for Chrome 111', compiled(color, chrome(111)).match(/var\(/g).length, 3);
see('var() for Chrome 130', compiled(color, chrome(130)).match(/var\(/g).length, 1);
see(
  'what sets them',
  compiled(':root{color-scheme:light dark}', chrome(111)),
  ':root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light dark}@media (prefers-color-scheme:dark){:root{--lightningcss-light: ;--lightningcss-dark:initial}}',
);
END
