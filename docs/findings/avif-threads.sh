#!/usr/bin/env bash
# The same pixels encoded as AVIF with another number of threads are another file, and a larger one.
#
# sharp encodes with `sharp.concurrency()` threads. By its documentation that is the number of CPUs, but 1 on Linux with glibc. So the
# files depend on the machine: a test that compares bytes, or a limit that a file just keeps, holds on one machine and not
# on the other. `sharp.concurrency(1)` gives the same file every time.
#
# Guessed before: that the bytes are the same.
# Seen on 2026-11-27 with sharp 0.35.5 (libvips 8.18.7, aom 3.15.1): 4,183 bytes with 1 thread, 4,641 with 8. JPEG, PNG and WebP stay
# the same.
source "$(dirname "$0")/lib/lib.sh"
install sharp@0.35.5
run <<'END'
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { see } from './lib.mjs';

// Waves with some noise, the same in each run.
const size = 400;
let seed = 1;
const pixels = Buffer.alloc(size * size * 3, 0);
for (let index = 0; index < pixels.length; index++) {
  seed = (seed * 48271) % 2147483647;
  pixels[index] = 128 + 60 * Math.sin(index / 300) + (seed % 24);
}
const image = () => sharp(pixels, { raw: { width: size, height: size, channels: 3 } });

const { vips, aom, heif } = sharp.versions;
console.log(`  libvips ${vips}, aom ${aom}, libheif ${heif}; ${sharp.concurrency()} threads by default on this machine`);
const files = {};
for (const threads of [1, 2, 4, 8]) {
  sharp.concurrency(threads);
  for (const [format, file] of [
    ['avif', await image().avif({ quality: 58 }).toBuffer()],
    ['jpeg', await image().jpeg().toBuffer()],
    ['png', await image().png().toBuffer()],
    ['webp', await image().webp().toBuffer()],
  ]) {
    files[format] = [...(files[format] ?? []), file];
  }
}
const hashes = (format) => new Set(files[format].map((file) => createHash('sha256').update(file).digest('hex'))).size;
console.log('  bytes of AVIF with 1, 2, 4 and 8 threads', files.avif.map(({ length }) => length));
see('different files with 1, 2, 4 and 8 threads', Object.keys(files).map((format) => [format, hashes(format) > 1]), [
  ['avif', true],
  ['jpeg', false],
  ['png', false],
  ['webp', false],
]);
see('more threads, larger file', files.avif[2].length > files.avif[0].length);
END
