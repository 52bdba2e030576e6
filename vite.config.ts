import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { staticHost } from './build/static-host.ts';
import { manifest } from './src/pwa/manifest.ts';

export default defineConfig({
  plugins: [
    react(),
    staticHost(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,avif,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        // The tab of the first visit, too, works from then on without a connection.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ],
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['*.test.ts', '{src,build,scripts,studio}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
        },
      },
    ],
  },
});
