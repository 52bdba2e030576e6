// The service worker's precache manifest: https://developer.chrome.com/docs/workbox/modules/workbox-build#injectmanifest
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { getManifest } from 'workbox-build';
import { isPage } from '../src/pwa/precached-file.ts';
import { bundledLicenses, writeLicenses } from './licenses.ts';
import { manifest } from './manifest.ts';
import { type Precache, precacheOf, scriptsWarning } from './precache.ts';

/** An entry of the precache manifest. */
type Entry = { url: string; revision: string | null; integrity?: string; size: number };

const listFile = 'precache.json';

const integrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The entries, each with the integrity of its file. Pages have none, because a CDN may change them
 * (src/pwa/precached-file.ts). Writes `precache.json`: the cache key of each entry, in Workbox's form, with its integrity, or an
 * empty string for a page. A page of the store uses the list to find lost entries of the precache (src/pwa/precache.ts). The list
 * is an entry itself, so a worker that has lost its list does not accept the list of another version. It is the last one: if a cache
 * has it, a version of the store was installed (src/sw.ts).
 */
function withList(entries: readonly Entry[], outDir: string): Entry[] {
  const files = entries.map((entry): Entry => {
    if (isPage(entry.url)) return entry;
    return { ...entry, integrity: integrityOf(readFileSync(join(outDir, entry.url))) };
  });
  const list = files.map(({ url, revision, integrity = '' }) => [
    revision === null ? url : `${url}?__WB_REVISION__=${revision}`,
    integrity,
  ]);
  const text = JSON.stringify(Object.fromEntries(list));
  writeFileSync(join(outDir, listFile), text);
  const revision = createHash('md5').update(text).digest('hex');
  return [...files, { url: listFile, revision, integrity: integrityOf(text), size: text.length }];
}

const filesWith = (contentImages: readonly string[]) => ({
  globPatterns: [
    // The plugin adds the web app manifest on its own.
    ...['**/*.{html,js,css,svg,avif,woff2}', 'icons/any-*.png'],
    // Any name: what has a meaning in a pattern is in brackets.
    ...contentImages.map((url) => url.slice(1).replaceAll(/[?*()[\]{}]/g, '[$&]')),
  ],
  // Workbox would leave out the script of a large catalogue, without which nothing works offline.
  maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
});

/** Chooses what is precached, and writes its size into each page: src/pwa/app-notices.tsx. */
async function choosePrecache(outDir: string, contentImages: readonly string[]): Promise<Precache> {
  const { manifestEntries = [] } = await getManifest({
    globDirectory: outDir,
    ...filesWith(contentImages),
  });
  const built = manifestEntries.map(({ url }) => ({ url, size: statSync(join(outDir, url)).size }));
  const warning = scriptsWarning(built);
  if (warning) createLogger().warn(warning);
  const precache = precacheOf(
    built,
    undefined,
    contentImages.map((url) => url.slice(1)),
  );
  const size = `"${(precache.size / 1e6).toFixed(1)} MB"`;
  const content = precache.hasAllImages ? size : `${size} data-images="some"`;
  for (const { url } of built.filter((file) => isPage(file.url))) {
    const file = join(outDir, url);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"%PRECACHE_SIZE%"', content));
  }
  return precache;
}

/**
 * `contentImages`: the root-relative URLs of the images in the owner's pages. `writePages` writes the pages into `outDir` before the
 * precache manifest is computed.
 */
export function pwa(
  base: string,
  contentImages: readonly string[],
  writePages: (outDir: string) => Promise<void>,
) {
  let outDir = '';
  let precache: Precache;
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    // `autoUpdate` reloads tabs without a click.
    registerType: 'prompt',
    injectRegister: false,
    // The system downloads the icons of the installed app; two are precached below.
    includeManifestIcons: false,
    manifest: manifest(base),
    integration: {
      closeBundleOrder: 'post',
      beforeBuildServiceWorker: async (options) => {
        outDir = options.outDir;
        await writePages(outDir);
        precache = await choosePrecache(outDir, contentImages);
      },
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
        config.build = { ...config.build, license: { fileName: bundledLicenses.worker } };
        config.define = { ...config.define, SHELL_PAGES: JSON.stringify(precache.shellPages) };
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      ...filesWith(contentImages),
      manifestTransforms: [
        async (entries) => {
          // Vite has bundled the app and the worker by now.
          await writeLicenses(outDir);
          const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
          const chosen = precache.urls.flatMap((url) => byUrl.get(url) ?? []);
          return { manifest: withList(chosen, outDir) };
        },
      ],
    },
  });
}
