import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { basePath } from './build/base-path.mjs';
import { leanRouter } from './build/lean-router.ts';
import { appLicenses, writeLicenses } from './build/licenses.ts';
import { writeHostFiles, writeSite } from './build/site.ts';
import { staticHost } from './build/static-host.ts';
import project from './package.json' with { type: 'json' };
import { earlierPictures } from './src/pwa/earlier-pictures.ts';
import { manifest } from './src/pwa/manifest.ts';

/** Where the store is published; canonical addresses and the sitemap need it. */
const host = (process.env.SITE_URL ?? 'http://localhost:4173').replace(/\/+$/, '');
const siteUrl = host + basePath.slice(0, -1);

const today = new Date().toISOString().slice(0, 10);

export default defineConfig({
  base: basePath,
  // The package's main file is written for browsers without classes.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BUILD': JSON.stringify(`Version ${project.version} of ${today}`),
  },
  // Nothing is split but the app from its start.
  build: {
    modulePreload: false,
    cssCodeSplit: false,
    license: { fileName: appLicenses },
  },
  plugins: [
    react(),
    leanRouter(),
    staticHost(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      // The installed app needs two of its icons without a connection; the system keeps the others.
      includeManifestIcons: false,
      manifest: manifest(basePath),
      integration: {
        closeBundleOrder: 'post',
        beforeBuildServiceWorker: async ({ outDir }) => {
          await writeSite(outDir, siteUrl, basePath);
          await writeHostFiles(outDir, basePath);
          await writeLicenses(outDir);
        },
      },
      workbox: {
        // The plugin adds the manifest itself.
        globPatterns: ['**/*.{html,js,css,svg,avif,woff2}', 'icons/any-*.png'],
        globIgnores: ['404.html', 'cart.html', 'search.html'],
        // A cart that is carried to a page does not make it another page.
        ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^items$/],
        navigateFallback: 'shell.html',
        // These are files for others, and no pages.
        navigateFallbackDenylist: [/\.(?:txt|xml)$/],
        runtimeCaching: [
          {
            urlPattern: /\/images\//,
            handler: 'CacheFirst',
            options: { cacheName: earlierPictures },
          },
        ],
        // The tab of the first visit, too, works from then on without a connection.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ],
  test: {
    // Property tests take their time on a busy machine.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{src,build,scripts,studio,test}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.tsx'],
          exclude: ['**/*.isolated.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // These mock a module, which the other tests must not see.
          name: 'app, isolated',
          include: ['src/**/*.isolated.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
        },
      },
    ],
  },
});
