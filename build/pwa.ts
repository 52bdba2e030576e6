// The Workbox configuration: https://developer.chrome.com/docs/workbox/modules/workbox-build#generatesw
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from '../src/pwa/manifest.ts';

/** `writePages` writes the pages into `outDir` before the precache manifest is computed from the files. */
export const pwa = (base: string, writePages: (outDir: string) => Promise<void>) =>
  VitePWA({
    strategies: 'generateSW',
    // The plugin's other ways reload tabs without a click.
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
      // The plugin adds the manifest itself.
      globPatterns: ['**/*.{html,js,css,svg,avif,woff2}', 'icons/any-*.png'],
      globIgnores: ['404.html', 'cart.html', 'search.html'],
      // A page is the same page with a cart or a campaign in its URL.
      ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^items$/],
      navigateFallback: 'shell.html',
      // These are files and not pages.
      navigateFallbackDenylist: [/\.(?:txt|xml)$/],
      // The tab of the first visit must work offline too.
      clientsClaim: true,
      inlineWorkboxRuntime: true,
    },
  });
