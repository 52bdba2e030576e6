#!/usr/bin/env bash
# jsQR reads codes that are drawn against the standard: without a margin, mirrored, with light and dark swapped.
#
# The standard asks for a margin of four modules, and phones need it. jsQR needs none at any of the sizes tried. So a test in which
# jsQR reads a code does not prove that its margin is there, that it is not mirrored or that it is dark on light: the test must
# look at the pixels of the margin itself. It also passes `inversionAttempts: 'dontInvert'`.
#
# Guessed before: that it does not read a code without a margin, nor a mirrored one.
# Seen on 2026-11-27 with jsQR 1.4.0 and codes of lean-qr 2.7.4, versions 8 to 40.
source "$(dirname "$0")/lib/lib.sh"
install jsqr@1.4.0 lean-qr@2.7.4
run <<'END'
import jsQR from 'jsqr';
import { generate } from 'lean-qr';
import { see } from './lib.mjs';

/** The text that jsQR reads in a drawing of the code with 4 pixels a module. */
function read(code, { margin = 4, isMirrored = false, isInverted = false }) {
  const width = (code.size + 2 * margin) * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / 4) - margin, Math.floor(y / 4) - margin];
      const isDark = code.get(isMirrored ? code.size - 1 - column : column, row) !== isInverted;
      if (isDark) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR.default(pixels, width, width)?.data;
}

const versions = [8, 12, 16, 20, 24, 28, 32, 36, 40];
const readable = (drawing) =>
  versions.filter((version) => {
    const text = `https://shop.example/cart?items=${'a'.repeat(version * 12)}`;
    return read(generate(text, { minVersion: version, maxVersion: version }), drawing) === text;
  }).length;

console.log(`  versions ${versions.join(', ')}`);
see('read as they should be drawn', readable({}), 9);
see('read without a margin', readable({ margin: 0 }), 9);
see('read mirrored', readable({ isMirrored: true }), 9);
see('read light on dark', readable({ isInverted: true }), 9);
END
