import { expect, test } from 'vitest';
import { main, openStore } from '../../test/open-store.tsx';
import { categories } from './categories.ts';
import { products } from './products.ts';

const images = () =>
  main()
    .getAllByRole<HTMLImageElement>('img', { hidden: true })
    .filter((img) => img.src);

test('the srcset of an image lists all its widths; a browser that does not read AVIF has a JPEG', () => {
  openStore('/product/socket-set-40pc');
  const [first] = images();
  expect(first?.srcset).toBe(
    '/images/socket-set-40pc-192.avif 192w, /images/socket-set-40pc-560.avif 560w, /images/socket-set-40pc-1120.avif 1120w',
  );
  expect(first?.dataset.jpeg).toBe('/images/socket-set-40pc-640.jpg');
  expect(first?.getAttribute('src')).toBe('/images/socket-set-40pc-560.avif');
});

test.each(['/', '/products', '/product/angle-grinder-5in', '/cart', '/no-such-page'])(
  'every image of %s has a JPEG for browsers that do not read AVIF',
  (url) => {
    openStore(url);
    for (const img of images()) expect(img.dataset.jpeg).toMatch(/\.jpg$/);
  },
);

test.each([
  ['/', '/images/hero-wide-2440.avif'],
  ['/products', '/images/angle-grinder-5in-560.avif'],
  ['/category/hand-tools', '/images/click-torque-wrench-half-in-560.avif'],
  ['/search?q=ratchet', '/images/air-ratchet-three-eighths-in-560.avif'],
  ['/product/led-work-light-20v', '/images/led-work-light-20v-560.avif'],
])('%s loads its largest image with high priority and the others lazily', (url, largest) => {
  openStore(url);
  const first = images().filter((img) => img.getAttribute('fetchpriority') === 'high');
  expect(first.map((img) => img.getAttribute('src'))).toEqual([largest]);
  for (const img of images()) {
    expect(img.getAttribute('loading')).toBe(img === first[0] ? 'eager' : 'lazy');
  }
});

test.each(['/', '/products', '/product/led-work-light-20v'])(
  'every image on %s has a size, a srcset and alt text',
  (url) => {
    openStore(url);
    for (const img of images()) {
      expect(img.width * img.height).toBeGreaterThan(0);
      expect(img.getAttribute('decoding')).toBe('async');
      expect(img.alt).not.toMatch(/^$|image|picture|photo/i);
      expect(img.srcset).toContain(`-${img.width}.avif ${img.width}w`);
      expect(img.sizes).not.toBe('');
    }
  },
);

test('category images are 6rem wide on a phone, and a sixth of the page on wider screens', () => {
  openStore('/');
  const categoryImages = images().filter(({ src }) => src.includes('/category-'));
  expect(categoryImages).toHaveLength(categories.length);
  for (const img of categoryImages) {
    expect(img.sizes).toMatch(/\(min-width: 48rem\) 17vw, 6rem$/);
    expect(img.width / img.height).toBe(4 / 3);
  }
});

test('each product image has its own alt text, which is not the product name', () => {
  expect(new Set(products.map(({ imageAlt }) => imageAlt)).size).toBe(products.length);
  for (const { name, imageAlt } of products) expect(imageAlt).not.toBe(name);
});
