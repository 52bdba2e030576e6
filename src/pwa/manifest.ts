import type { ManifestOptions } from 'vite-plugin-pwa';
import { store } from '../store.ts';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${store.name}: ${store.tagline}`,
  short_name: store.name,
  description:
    'Tools and equipment for professionals, browsed and ordered with or without a signal.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#14171a',
  background_color: '#f6f7f8',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};
