import { expect, test } from 'vitest';
import { main, openStore } from '../../test/open-store';
import { pictureSet } from './pictures';
import { products } from './products';

const pictures = () =>
  main()
    .getAllByRole<HTMLImageElement>('img')
    .filter((img) => img.src);

test('a picture is offered in all its widths', () => {
  expect(pictureSet('socket-set-40pc', [400, 800])).toBe(
    '/images/socket-set-40pc-400.avif 400w, /images/socket-set-40pc-800.avif 800w',
  );
});

test.each([
  ['/', '/images/hero-wide.avif'],
  ['/products', '/images/angle-grinder-5in-800.avif'],
  ['/category/hand-tools', '/images/click-torque-wrench-half-in-800.avif'],
  ['/search?q=ratchet', '/images/air-ratchet-three-eighths-in-800.avif'],
  ['/product/led-work-light-20v', '/images/led-work-light-20v-800.avif'],
])('%s loads its largest picture first and the others when they are near', (url, largest) => {
  openStore(url);
  const first = pictures().filter((img) => img.getAttribute('fetchpriority') === 'high');
  expect(first.map((img) => img.getAttribute('src'))).toEqual([largest]);
  for (const img of pictures()) {
    expect(img.getAttribute('loading')).toBe(img === first[0] ? 'eager' : 'lazy');
  }
});

test.each(['/', '/products', '/product/led-work-light-20v'])(
  'every picture on %s says its size, its widths and what it shows',
  (url) => {
    openStore(url);
    for (const img of pictures()) {
      expect(img.width * img.height).toBeGreaterThan(0);
      expect(img.getAttribute('decoding')).toBe('async');
      expect(img.alt).not.toMatch(/^$|image|picture|photo/i);
      if (!img.src.includes('hero')) {
        expect(img.srcset).toContain(`${img.getAttribute('src')} ${img.width}w`);
        expect(img.sizes).not.toBe('');
      }
    }
  },
);

test('the first category is the widest on a phone, where it has a row of its own', () => {
  openStore('/');
  const phoneWidths = pictures()
    .filter(({ src }) => src.includes('/category-'))
    .map((img) => img.sizes.split(', ').at(-1));
  expect(phoneWidths).toEqual(['92vw', '44vw', '44vw', '44vw', '44vw']);
});

test('no two products are described alike, and none by its name', () => {
  expect(new Set(products.map(({ imageAlt }) => imageAlt)).size).toBe(14);
  for (const { name, imageAlt } of products) expect(imageAlt).not.toBe(name);
});
