// The service worker's precache manifest: https://developer.chrome.com/docs/workbox/modules/workbox-build#injectmanifest
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { categories } from '../src/catalogue/categories.ts';
import { products } from '../src/catalogue/products.ts';
import { store } from '../src/store.ts';
import { checkPrecache } from './check-precache.ts';
import { hashedFolder } from './headers.ts';
import { shownImages } from './images.ts';
import { bundledLicenses, writeLicenses } from './licenses.ts';
import { manifest } from './manifest.ts';
import { type Precache, precacheOf, scriptsWarning } from './precache.ts';
import { entriesWithList, entryOf, type PrecacheEntry } from './precache-entries.ts';
import { filesIn, imagesIn, uncachedPaths } from './public-files.ts';
import { otherFiles } from './site.ts';

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
    ...shownImages({ products, categories }, store),
    ...pages.flatMap((page) => imagesIn(readFileSync(join(outDir, page), 'utf8'), base)),
    ...icons.map(({ src }) => src.replace(/\?.*/, '')),
    store.logo.slice(1),
  ];
  return [...new Set(urls)].filter((url) => existsSync(join(outDir, url)));
}

/** In bytes. */
const sizeOf = (outDir: string, url: string) => statSync(join(outDir, url)).size;

/** Chooses what is precached, and writes its size into each page: src/pwa/app-notices.tsx. */
function choosePrecache(
  outDir: string,
  files: readonly string[],
  pages: readonly string[],
): Precache {
  const built = files.map((url) => ({ url, size: sizeOf(outDir, url) }));
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
  let entries: readonly PrecacheEntry[];
  const bundledFiles: Plugin = {
    name: 'torque-bay:bundled-files',
    writeBundle(_, files) {
      bundle = Object.keys(files).filter((file) => file.startsWith(hashedFolder));
    },
  };
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
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
          entries = entriesWithList(precache.urls, bundle, outDir);
          // Only the log of the build shows the sizes.
          const sized = entries.map((entry) => ({ ...entry, size: sizeOf(outDir, entry.url) }));
          return { manifest: sized };
        },
      ],
    },
  });
  const check: Plugin = {
    name: 'torque-bay:check-precache',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      // The plugin adds the web app manifest to the entries.
      handler: () => checkPrecache(outDir, [...entries, entryOf(outDir, 'manifest.webmanifest')]),
    },
  };
  return [bundledFiles, ...plugins, check];
}
