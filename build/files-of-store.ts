import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../src/catalogue/categories.ts';
import { products } from '../src/catalogue/products.ts';
import { store } from '../src/store.ts';
import { shownImages } from './images.ts';
import { manifest } from './manifest.ts';
import type { BuiltFile, Precache } from './precache.ts';
import { imagesIn } from './public-files.ts';

/**
 * The files of the store that can be precached: its pages, what Vite has bundled, and what it shows. That are the images of its catalogue
 * and of its pages, its logo, and two icons of the installed app; the system downloads the others.
 */
export function filesOfStore(
  outDir: string,
  base: string,
  pages: readonly string[],
  bundle: readonly string[],
): BuiltFile[] {
  const icons = (manifest(base).icons ?? []).filter(({ purpose }) => purpose === 'any');
  const urls = new Set([
    ...pages,
    ...bundle,
    ...shownImages({ products, categories }, store),
    ...pages.flatMap((page) => imagesIn(readFileSync(join(outDir, page), 'utf8'), base)),
    ...icons.map(({ src }) => src.replace(/\?.*/, '')),
    store.logo.slice(1),
  ]);
  return [...urls]
    .filter((url) => existsSync(join(outDir, url)))
    .map((url) => ({ url, size: statSync(join(outDir, url)).size }));
}

/** Writes the size of the precache into each page: src/pwa/app-notices.tsx. */
export function writePrecacheSize(
  outDir: string,
  pages: readonly string[],
  { size, hasAllImages }: Precache,
) {
  const megabytes = `"${(size / 1e6).toFixed(1)} MB"`;
  const content = hasAllImages ? megabytes : `${megabytes} data-images="some"`;
  for (const url of pages) {
    const file = join(outDir, url);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"%PRECACHE_SIZE%"', content));
  }
}
