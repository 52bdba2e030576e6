// The Workbox configuration: https://developer.chrome.com/docs/workbox/modules/workbox-build#generatesw
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from '../src/pwa/manifest.ts';
import {
  filePattern,
  ignoredParameters,
  imageOfAnotherWidth,
  imageUrlPattern,
  installOrder,
  notPrecached,
} from './precache.ts';

/** `writePages` writes the pages into `outDir` before the precache manifest is computed from the files. */
export const pwa = (base: string, writePages: (outDir: string) => Promise<void>) =>
  VitePWA({
    strategies: 'generateSW',
    // `autoUpdate` reloads tabs without a click.
    registerType: 'prompt',
    injectRegister: false,
    // The system downloads the icons of the installed app; two are precached below.
    includeManifestIcons: false,
    manifest: manifest(base),
    integration: {
      closeBundleOrder: 'post',
      beforeBuildServiceWorker: ({ outDir }) => writePages(outDir),
    },
    workbox: {
      // The plugin precaches the web app manifest itself.
      globPatterns: ['**/*.{html,js,css,svg,avif,woff2}', 'icons/any-*.png'],
      globIgnores: notPrecached,
      manifestTransforms: [
        (entries) => ({ manifest: entries.toSorted((a, b) => installOrder(a.url, b.url)) }),
      ],
      runtimeCaching: [{ urlPattern: imageUrlPattern, handler: imageOfAnotherWidth }],
      ignoreURLParametersMatching: ignoredParameters,
      navigateFallback: 'shell.html',
      navigateFallbackDenylist: [filePattern],
      // The tab of the first visit must work offline too.
      clientsClaim: true,
      inlineWorkboxRuntime: true,
    },
  });
