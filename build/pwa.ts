// The service worker's precache manifest: https://developer.chrome.com/docs/workbox/modules/workbox-build#injectmanifest
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { categories } from '../src/catalogue/categories.ts';
import { products } from '../src/catalogue/products.ts';
import { isPage } from '../src/pwa/precached-file.ts';
import { store } from '../src/store.ts';
import { hashedFolder } from './headers.ts';
import { shownImages } from './images.ts';
import { bundledLicenses, writeLicenses } from './licenses.ts';
import { manifest } from './manifest.ts';
import { type Precache, precacheOf, scriptsWarning } from './precache.ts';
import { filesIn, imagesIn, uncachedPaths } from './public-files.ts';
import { otherFiles } from './site.ts';

/** An entry of the precache manifest. */
type Entry = { url: string; revision: string | null; integrity?: string; size: number };

const listFile = 'precache.json';

const integrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const revisionOf = (content: Buffer | string) => createHash('md5').update(content).digest('hex');

/**
 * The entries of the files, each with the integrity of its file. Pages have none, because a CDN may change them
 * (src/pwa/precached-file.ts). Bundled files have no revision, because a hash is part of their names. Writes `precache.json`: the cache
 * key of each entry, in Workbox's form, with its integrity, or an
 * empty string for a page. A page of the store uses the list to find lost entries of the precache (src/pwa/precache.ts). The list
 * is an entry itself, so a worker that has lost its list does not accept the list of another version. It is the last one: if a cache
 * has it, a version of the store was installed (src/sw.ts).
 */
function entriesWithList(urls: readonly string[], bundle: readonly string[], outDir: string) {
  const entries = urls.map((url): Entry => {
    const content = readFileSync(join(outDir, url));
    const revision = bundle.includes(url) ? null : revisionOf(content);
    const entry = { url, revision, size: content.length };
    return isPage(url) ? entry : { ...entry, integrity: integrityOf(content) };
  });
  const list = entries.map(({ url, revision, integrity = '' }) => [
    revision === null ? url : `${url}?__WB_REVISION__=${revision}`,
    integrity,
  ]);
  const text = JSON.stringify(Object.fromEntries(list));
  writeFileSync(join(outDir, listFile), text);
  const ofList = { url: listFile, revision: revisionOf(text), integrity: integrityOf(text) };
  return [...entries, { ...ofList, size: text.length }];
}

/**
 * The files of the store: its pages, what Vite has bundled, and what it shows. That are the images of its catalogue and of its pages,
 * its logo, and two icons of the installed app; the system downloads the others.
 */
function filesOfStore(
  outDir: string,
  base: string,
  pages: readonly string[],
  bundle: readonly string[],
) {
  const icons = (manifest(base).icons ?? []).filter(({ purpose }) => purpose === 'any');
  const urls = [
    ...pages,
    ...bundle,
    ...shownImages({ products, categories }),
    ...pages.flatMap((page) => imagesIn(readFileSync(join(outDir, page), 'utf8'), base)),
    ...icons.map(({ src }) => src.replace(/\?.*/, '')),
    store.logo.slice(1),
  ];
  return [...new Set(urls)].filter((url) => existsSync(join(outDir, url)));
}

/** Chooses what is precached, and writes its size into each page: src/pwa/app-notices.tsx. */
function choosePrecache(
  outDir: string,
  files: readonly string[],
  pages: readonly string[],
): Precache {
  const built = files.map((url) => ({ url, size: statSync(join(outDir, url)).size }));
  const warning = scriptsWarning(built);
  if (warning) createLogger().warn(warning);
  const precache = precacheOf(built);
  const size = `"${(precache.size / 1e6).toFixed(1)} MB"`;
  const content = precache.hasAllImages ? size : `${size} data-images="some"`;
  for (const url of pages) {
    const file = join(outDir, url);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"%PRECACHE_SIZE%"', content));
  }
  return precache;
}

type WritePages = (outDir: string, bundle: readonly string[]) => Promise<readonly string[]>;

/**
 * `writePages` writes the pages into `outDir` before the precache manifest is computed, and resolves to their files. `bundle` are those
 * of the scripts, styles and fonts.
 */
export function pwa(base: string, writePages: WritePages): Plugin[] {
  let outDir = '';
  let bundle: readonly string[] = [];
  let precache: Precache;
  let uncached: readonly string[];
  const bundledFiles: Plugin = {
    name: 'torque-bay:bundled-files',
    writeBundle(_, files) {
      bundle = Object.keys(files).filter((file) => file.startsWith(hashedFolder));
    },
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // `autoUpdate` reloads tabs without a click.
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: manifest(base),
    integration: {
      closeBundleOrder: 'post',
      beforeBuildServiceWorker: async (options) => {
        outDir = options.outDir;
        const pages = await writePages(outDir, bundle);
        precache = choosePrecache(outDir, filesOfStore(outDir, base, pages, bundle), pages);
        uncached = uncachedPaths([...filesIn('public'), ...otherFiles], precache.urls, pages);
      },
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
        config.build = { ...config.build, license: { fileName: bundledLicenses.worker } };
        config.define = {
          ...config.define,
          SHELL_PAGES: JSON.stringify(precache.shellPages),
          UNCACHED_PATHS: JSON.stringify(uncached),
        };
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      // Workbox would search the folder, which also has what the owner has put into public/.
      globPatterns: [],
      manifestTransforms: [
        async () => {
          // Vite has bundled the app and the worker by now.
          await writeLicenses(outDir);
          return { manifest: entriesWithList(precache.urls, bundle, outDir) };
        },
      ],
    },
  });
  return [bundledFiles, ...plugins];
}
