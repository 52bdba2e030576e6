// Files that an owner has put into public/, for the builds of the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manual = (/** @type {number} */ number) => `manuals/Manual ${number}.txt`;

/**
 * The size of each file in bytes: pages of his own, the file by which a search engine knows him, a catalogue to print, an app that was
 * there before, and more manuals than the service worker lists by name.
 * @type {Readonly<Record<string, number>>}
 */
export const ownersFiles = {
  'impressum.html': 400,
  'google7c1d52e09ab64f38.html': 200,
  'Katalog 2026 (Größen).pdf': 30_000_000,
  'assets/index-0123abcd.js': 900,
  'assets/app.css': 900,
  'old-shop/index.html': 40_000,
  ...Object.fromEntries(Array.from({ length: 25 }, (_, index) => [manual(index + 1), 2_000])),
};

export function writeOwnersFiles(/** @type {string} */ folder) {
  for (const [name, size] of Object.entries(ownersFiles)) {
    const start = name.endsWith('.html')
      ? `<!doctype html><title>${name}</title><h1>${name}</h1>`
      : '';
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), start.padEnd(size));
  }
}
