import { afterEach, expect, test, vi } from 'vitest';
import {
  categoryImageWidths,
  imageNames,
  imageUrl,
  productImageWidths,
} from '../src/catalogue/images.ts';
import { queryParameters } from '../src/paths.ts';
import {
  filePattern,
  ignoredParameters,
  imageFromCaches,
  installOrder,
  notPrecached,
} from './precache.ts';

const [first = '', ...otherViews] = imageNames({ id: 'jack', views: Array(8).fill('A side') });
const file = (name: string, width: number) => imageUrl(name, width).slice(1);

/** The files of a product with eight other views, of one whose id ends with a digit, and of the home page. */
const files = (size: number) =>
  [
    ...[first, ...otherViews, 'lamp-2'].flatMap((name) =>
      productImageWidths.map((width) => `${name}-${width}.avif`),
    ),
    ...['category-lamps-400.avif', 'category-lamps-656.avif', 'hero-wide-2440.avif'],
    'jack-social.jpg',
  ].map((name) => [name, size] as const);

/** The widths of an image that are precached. */
const widthsOf = (name: string, size: number) =>
  productImageWidths.filter(
    (width) => !notPrecached(files(size)).globs.includes(file(name, width)),
  );

test('the first image of a product is precached large and small, each other view small', () => {
  expect(widthsOf(first, 1000)).toEqual([560, 1120]);
  expect(widthsOf('lamp-2', 1000)).toEqual([560, 1120]);
  expect(otherViews.at(-1)).toBe('jack-9');
  for (const name of otherViews) expect(widthsOf(name, 1000), name).toEqual([560]);
});

test('of many images only the first of a product is precached', () => {
  expect(widthsOf(first, 1e6)).toEqual([560]);
  expect(widthsOf('lamp-2', 1e6)).toEqual([560]);
  for (const name of otherViews) expect(widthsOf(name, 1e6), name).toEqual([]);
});

test('hero and categories are precached, except the smallest file', () => {
  for (const size of [1000, 1e6]) {
    const { globs } = notPrecached(files(size));
    expect(globs).toContain('images/category-lamps-400.avif');
    expect(globs).not.toContain('images/category-lamps-656.avif');
    expect(globs).not.toContain('images/hero-wide-2440.avif');
  }
});

test('images are many above 1.4 MB, without the files that are never precached', () => {
  const never = [
    ['jack-192.avif', 9e6],
    ['category-a-400.avif', 9e6],
    ['jack-2-1120.avif', 9e6],
    ['jack-social.jpg', 9e6],
  ] as const;
  const hasAll = (...sizes: number[]) =>
    notPrecached([...never, ['jack-560.avif', sizes[0] ?? 0], ['jack-1120.avif', sizes[1] ?? 0]])
      .hasAllImages;
  expect(hasAll(700_000, 700_000)).toBe(true);
  expect(hasAll(700_000, 700_001)).toBe(false);
});

test('each other view of a product is installed after the large images', () => {
  for (const name of otherViews) {
    const order = [file(name, 560), file(first, 1120), file(first, 560), 'index.html'];
    expect(order.toSorted(installOrder), name).toEqual(order.toReversed());
  }
});

test.each([...Object.values(queryParameters), 'utm_source', 'v'])(
  'a precached file is found whatever the value of its parameter %s',
  (name) => {
    expect(ignoredParameters.some((pattern) => pattern.test(name))).toBe(true);
    expect(ignoredParameters.some((pattern) => pattern.test(`x${name}`))).toBe(false);
  },
);

test.each([
  ['/images/a.avif', true],
  ['/licenses.txt?x=1', true],
  ['/products', false],
  ['/products.html', false],
  ['/index.html?x=a.txt', false],
  ['/search?q=obd2.xml', false],
  ['/product/..%2f..%2fcart', false],
  ['/category/..%2f..', false],
  ['/product/..', false],
])('%s is a file: %s', (path, isFile) => {
  expect(filePattern.test(path)).toBe(isFile);
});

const site = 'https://tools.example';
const large = `${site}/images/jack-2-1120.avif`;
const small = `${site}/images/jack-2-560.avif`;

/** The caches of a worker that has precached the small file, and what fails in them. */
const cachesWith = (failing: Partial<CacheStorage>, put = () => Promise.resolve()) =>
  vi.stubGlobal('caches', {
    match: async (request: Request | string) =>
      (typeof request === 'string' ? request : request.url) === small
        ? new Response('small')
        : undefined,
    open: async () => ({ put }),
    ...failing,
  });
const isFull = () => Promise.reject(new DOMException('No space left', 'QuotaExceededError'));
const cannotBeRead = () => Promise.reject(new DOMException('Cannot be read', 'UnknownError'));

const imageText = async (url: string) =>
  (await imageFromCaches({ request: new Request(url) })).text();

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the disk is full', () => cachesWith({}, isFull)],
  ['no cache can be opened', () => cachesWith({ open: cannotBeRead })],
  ['the caches cannot be read', () => cachesWith({ match: cannotBeRead })],
])('an image from the network is shown if %s', async (_, prepare) => {
  prepare();
  vi.stubGlobal('fetch', async () => new Response('large'));
  expect(await imageText(large)).toBe('large');
});

test('without a connection a large image is shown small, and one without a smaller file fails', async () => {
  cachesWith({});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await imageText(large)).toBe('small');
  await expect(imageText(large.replace('jack', 'lamp'))).rejects.toThrow('Failed to fetch');
});

test.each([{ widths: productImageWidths }, { widths: categoryImageWidths }])(
  'of the widths $widths the second answers a request for the first',
  async ({ widths }) => {
    const [smallest = 0, next = 0] = widths;
    cachesWith({
      match: async (key) =>
        key === `${site}${imageUrl('jack', next)}` ? new Response('next') : undefined,
    });
    vi.stubGlobal('fetch', async () => new Response('network'));
    expect(await imageText(`${site}${imageUrl('jack', smallest)}`)).toBe('next');
  },
);
