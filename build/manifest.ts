import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { pages } from '../src/paths.ts';
import { brand, store } from '../src/store.ts';

/** The URL of an icon, with a hash of the file. Browsers replace the icon of an installed app only if its URL has changed. */
function iconUrl(name: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(`public/icons/${name}`))
    .digest('hex');
  return `icons/${name}?v=${hash.slice(0, 8)}`;
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: iconUrl(`${purpose}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [
    { src: iconUrl(`shortcut-${name.toLowerCase()}.png`), sizes: '96x96', type: 'image/png' },
  ],
});

const screenshot = (name: string, label: string, formFactor: 'wide' | 'narrow') => ({
  src: `screenshots/${name}-${formFactor}.png`,
  sizes: formFactor === 'wide' ? '1280x800' : '412x823',
  type: 'image/png',
  form_factor: formFactor,
  label,
});

/** The web app manifest for a base path. The URLs of its files are relative to it. */
export const manifest = (base: string): Partial<ManifestOptions> => ({
  id: base,
  name: `${store.name}: ${store.tagline}`,
  short_name: store.name,
  description: brand.description,
  lang: 'en',
  dir: 'ltr',
  start_url: base,
  scope: base,
  display: 'standalone',
  orientation: 'any',
  theme_color: brand.colors.header,
  background_color: brand.colors.paper.light,
  categories: ['shopping', 'utilities'],
  icons: [
    icon(192, 'any'),
    icon(512, 'any'),
    icon(192, 'maskable'),
    icon(512, 'maskable'),
    {
      src: iconUrl('monochrome.svg'),
      sizes: 'any',
      type: 'image/svg+xml',
      purpose: 'monochrome',
    },
  ],
  screenshots: [
    screenshot('home', 'The home page with the categories', 'wide'),
    screenshot('product', 'A product with its price and promises', 'wide'),
    screenshot('home', 'The home page on a phone', 'narrow'),
    screenshot('products', 'All tools, with their prices', 'narrow'),
    screenshot('cart', 'A cart on its way to free shipping', 'narrow'),
  ],
  shortcuts: [
    shortcut('Search', base + pages.search.path.slice(1)),
    shortcut(pages.cart.name, base + pages.cart.path.slice(1)),
    ...(store.hasSpecials
      ? [shortcut(pages.specials.name, base + pages.specials.path.slice(1))]
      : []),
  ],
  // A second launch keeps the open window and its cart (src/pwa/launch-handler.ts).
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  handle_links: 'auto',
  prefer_related_applications: false,
  edge_side_panel: { preferred_width: 412 },
});
