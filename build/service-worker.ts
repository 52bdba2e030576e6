// The service worker and its precache manifest: https://developer.chrome.com/docs/workbox/modules/workbox-build#injectmanifest
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';
import { bundledLicenses, writeLicenses } from './licenses.ts';
import { manifest } from './manifest.ts';
import type { Precache } from './precache.ts';
import { entriesWithList, entryOf, type PrecacheEntry } from './precache-entries.ts';

/** `uncached`: the paths of files that are left to the host. `bundle`: the files with a hash in their names. */
type Facts = {
  readonly precache: Precache;
  readonly uncached: readonly string[];
  readonly bundle: readonly string[];
};

/**
 * The plugins of vite-plugin-pwa, and a function that bundles the worker, once all files of the precache are in `outDir`. It resolves to
 * the precache entries.
 */
export function serviceWorker(base: string) {
  let outDir: string;
  let facts: Facts;
  let entries: PrecacheEntry[];
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
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
        config.build = { ...config.build, license: { fileName: bundledLicenses.worker } };
        config.define = {
          ...config.define,
          SHELL_PAGES: JSON.stringify(facts.precache.shellPages),
          UNCACHED_PATHS: JSON.stringify(facts.uncached),
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
          entries = entriesWithList(facts.precache.urls, facts.bundle, outDir);
          // Only the log of the build shows the sizes.
          const sizeOf = (url: string) => statSync(join(outDir, url)).size;
          return { manifest: entries.map((entry) => ({ ...entry, size: sizeOf(entry.url) })) };
        },
      ],
    },
  });
  const api: VitePluginPWAAPI = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
  return {
    plugins: plugins.map(withoutWorker),
    async build(folder: string, next: Facts): Promise<readonly PrecacheEntry[]> {
      [outDir, facts] = [folder, next];
      await api.generateSW();
      // The plugin adds the web app manifest to the entries.
      return [...entries, entryOf(outDir, 'manifest.webmanifest')];
    },
  };
}

/**
 * By itself the plugin bundles the worker in `closeBundle`, before our pages exist, and after a failed build too, whose error it hides
 * (docs/findings/worker-after-failed-build.sh).
 */
const withoutWorker = ({ closeBundle: _, buildEnd: __, ...plugin }: Plugin): Plugin => plugin;
