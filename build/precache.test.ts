import { expect, test } from 'vitest';
import { imageNames, imageUrl, productFileWidths } from '../src/catalogue/images.ts';
import { installOrder, precacheOf, scriptsWarning } from './precache.ts';

const [first = '', ...otherViews] = imageNames({ id: 'jack', views: Array(8).fill('A side') });
const file = (name: string, width: number) => imageUrl(name, width).slice(1);

/** The images of a product with eight other views, of one whose id ends with a digit, and of the home page. */
const images = (size: number) =>
  [
    ...[first, ...otherViews, 'lamp-2'].flatMap((name) =>
      productFileWidths.map((width) => file(name, width)),
    ),
    ...[file('category-lamps', 400), file('category-lamps', 656), file('hero-wide', 2440)],
    'images/jack-side.avif',
  ].map((url) => ({ url, size }));

/** The widths of an image that are precached. */
const widthsOf = (name: string, size: number) => {
  const { urls } = precacheOf(images(size), ['jack', 'lamp-2']);
  return productFileWidths.filter((width) => urls.includes(file(name, width)));
};

test('the first image of a product is precached large and small, each other view small', () => {
  expect(widthsOf(first, 1000)).toEqual([560, 1120]);
  expect(widthsOf('lamp-2', 1000)).toEqual([560, 1120]);
  expect(otherViews.at(-1)).toBe('jack-9');
  for (const name of otherViews) expect(widthsOf(name, 1000), name).toEqual([560]);
});

test('of many images only the first of a product is precached', () => {
  expect(widthsOf(first, 4e5)).toEqual([560]);
  expect(widthsOf('lamp-2', 4e5)).toEqual([560]);
  for (const name of otherViews) expect(widthsOf(name, 4e5), name).toEqual([]);
});

test('hero and categories are precached, except the smallest file', () => {
  for (const size of [1000, 4e5]) {
    const { urls } = precacheOf(images(size), ['jack', 'lamp-2']);
    expect(urls).not.toContain(file('category-lamps', 400));
    expect(urls).toContain(file('category-lamps', 656));
    expect(urls).toContain(file('hero-wide', 2440));
    expect(urls.includes('images/jack-side.avif')).toBe(size === 1000);
  }
});

test('images are many above 1.65 MB, without the files that are never precached', () => {
  const never = [file('jack', 192), file('category-a', 400), file('jack', 1680)];
  const hasAll = (size: number) =>
    precacheOf(
      [
        ...[...never, file('jack-2', 1120), file('jack-2', 1680)].map((url) => ({
          url,
          size: 9e6,
        })),
        { url: file('jack', 560), size: 825_000 },
        { url: file('jack', 1120), size },
      ],
      ['jack'],
    ).hasAllImages;
  expect(hasAll(824_000)).toBe(true);
  expect(hasAll(826_000)).toBe(false);
});

/** A store with many products, each of 40 kB and with an image of 25 kB. */
const largeStore = (count: number, scriptSize = 600_000) => {
  const ids = Array.from({ length: count }, (_, index) => `tool-${index}`);
  const files = [
    ...['index.html', 'shell.html', 'search.html', 'compare.html', '404.html', 'products.html'].map(
      (url) => ({
        url,
        size: 40_000,
      }),
    ),
    { url: 'assets/main.js', size: scriptSize },
    ...ids.map((id) => ({ url: `product/${id}.html`, size: 40_000 })),
    ...ids.map((id) => ({ url: file(id, 560), size: 25_000 })),
  ];
  const sizes = new Map(files.map(({ url, size }) => [url, size]));
  const precache = precacheOf(files, ids.toReversed());
  const sum = precache.urls.reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  const precached = (pattern: RegExp) => precache.urls.filter((url) => pattern.test(url));
  return { ...precache, sum, precached };
};

test.each([300, 1000, 5000])('the precache of %d products has at most 6 MB', (count) => {
  const { sum, size, precached } = largeStore(count);
  expect(sum).toBeLessThan(6e6);
  expect(size).toBeGreaterThan(sum);
  expect(sum).toBeGreaterThan(5.9e6);
  expect(precached(/^(assets|index|shell|products)/)).toHaveLength(4);
});

test('of product pages there are at most 2 MB, of images what fits, those of important products', () => {
  const { precached, hasAllImages } = largeStore(300);
  expect(hasAllImages).toBe(false);
  expect(precached(/^product\//)).toHaveLength(49);
  expect(precached(/^product\//)[0]).toBe('product/tool-299.html');
  const small = precached(/avif$/);
  expect(small[0]).toBe(file('tool-299', 560));
  expect(small).toHaveLength(131);
  expect(small).not.toContain(file('tool-0', 560));
});

test('the shell is sent for each page that is not precached, but not for the page of the host', () => {
  expect(largeStore(14).shellPages).toEqual(['search', 'compare']);
  const { shellPages, precached } = largeStore(300);
  expect(shellPages).toHaveLength(300 - 49 + 2);
  expect(shellPages).toContain('product/tool-0');
  expect(precached(/^product\/tool-0\./)).toEqual([]);
});

test('many categories leave room for products', () => {
  const files = Array.from({ length: 200 }, (_, index) => ({
    url: `category/c-${index}.html`,
    size: 50_000,
  }));
  const product = { url: 'product/jack.html', size: 50_000 };
  const { urls, shellPages } = precacheOf([...files, product], ['jack']);
  expect(urls).toContain('product/jack.html');
  expect(urls).toHaveLength(40);
  expect(shellPages).toHaveLength(161);
});

test('the scripts are precached whatever their size', () => {
  const { urls, shellPages } = largeStore(14, 7e6);
  expect(urls.toSorted()).toEqual(['assets/main.js', 'index.html', 'shell.html']);
  expect(shellPages).toHaveLength(17);
});

test('each other view of a product is installed after the large images', () => {
  for (const name of otherViews) {
    const order = [file(name, 560), file(first, 1120), file(first, 560), 'index.html'];
    expect(order.toSorted(installOrder), name).toEqual(order.toReversed());
  }
});

test('what is in the box, the fourth view of a product, is installed last', () => {
  const order = ['jack-4', 'jack-3', 'jack-2', 'jack'].map((name) => file(name, 560));
  expect([...order, 'index.html'].toSorted(installOrder)).toEqual([
    'index.html',
    file('jack', 560),
    file('jack-3', 560),
    file('jack-2', 560),
    file('jack-4', 560),
  ]);
});

test('the build warns about so many scripts that a shopper with a phone notices them', () => {
  const scripts = (size: number) => [
    { url: 'assets/main.js', size },
    { url: 'assets/client.js', size: 200_000 },
    { url: 'images/hero-wide-2440.avif', size: 9e6 },
  ];
  expect(scriptsWarning(scripts(800_000))).toBeUndefined();
  expect(scriptsWarning(scripts(900_000))).toBe(
    'The scripts have 1.1 MB, because the search needs all products. Above 1 MB the store starts later on a phone: docs/your-own-store.md says what helps.',
  );
});

test('the images in the pages of the owner are precached, up to 1 MB, after pages and before the images of products', () => {
  const pages = [{ url: 'imprint.html', size: 1000 }];
  const shop = ['files/shop.jpg', 'images/door.avif', 'images/yard.webp'];
  const filesOf = (size: number) => [
    ...shop.map((url) => ({ url, size })),
    ...images(1000),
    ...pages,
  ];
  const all = precacheOf(filesOf(1000), ['jack'], shop);
  expect(all.urls.filter((url) => shop.includes(url))).toEqual(shop);
  expect(all.urls.indexOf('files/shop.jpg')).toBeGreaterThan(all.urls.indexOf('imprint.html'));
  expect(all.hasAllImages).toBe(true);
  const some = precacheOf(filesOf(6e5), ['jack'], shop);
  expect(some.urls.filter((url) => shop.includes(url))).toEqual(['files/shop.jpg']);
  expect(some.hasAllImages).toBe(false);
  expect(some.urls).toContain(file('jack', 560));
});
