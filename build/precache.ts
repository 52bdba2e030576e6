// What the service worker precaches, and in which order.
import { magnifiedWidth, productImageSize, smallestWidths } from '../src/catalogue/images.ts';

/** If the images have more bytes than this, only some of them are precached. */
const imagesLimit = 1_650_000;

/** The name and the size in bytes of a file in public/images. */
type ImageFile = readonly [name: string, size: number];

/**
 * The globs of the files that are not precached. Hosts send 404.html. The service worker sends shell.html instead of
 * search.html, and a larger image file instead of the smallest. The files for magnifying and the largest file of each further
 * view are left out too. If the images exceed the limit (`hasAllImages` is false), the largest file of each product and all its
 * further views and side views are left out.
 * The service worker then caches them when they are shown.
 */
export function notPrecached(files: readonly ImageFile[]): {
  globs: string[];
  hasAllImages: boolean;
} {
  const names = new Set(files.map(([name]) => name));
  const isOfWidth = (name: string, ...widths: number[]) =>
    widths.some((width) => name.endsWith(`-${width}.avif`));
  const isOtherView = (name: string) => {
    const [, first] = name.match(/^(.+)-[2-9]-\d+\.avif$/) ?? [];
    // The id of a product may itself end like the name of a view, such as `lamp-2`.
    return names.has(`${first}-${productImageSize}.avif`);
  };
  const isNever = (name: string) =>
    isOfWidth(name, ...smallestWidths, magnifiedWidth) ||
    (isOtherView(name) && isOfWidth(name, productImageSize));
  const bytes = files
    .filter(([name]) => name.endsWith('.avif') && !isNever(name))
    .reduce((sum, [, size]) => sum + size, 0);
  const hasAllImages = bytes <= imagesLimit;
  const isLeftOut = (name: string) =>
    isNever(name) ||
    (!hasAllImages &&
      (isOfWidth(name, productImageSize) || isOtherView(name) || name.endsWith('-side.avif')));
  const images = [...names].filter(isLeftOut).map((name) => `images/${name}`);
  return { globs: ['404.html', 'search.html', ...images], hasAllImages };
}

/** The kinds of files. Those at the start of the list are installed last. */
const kinds = [/-[4-9]-\d+\.avif$/, /-[23]-\d+\.avif$/, /-\d{4}\.avif$/, /\.avif$/, /./];

/**
 * Sorts URLs by importance, because Workbox fetches one after another and a visit may be short. Pages, scripts, styles and
 * fonts come first, then small images, large images, the second and third view of each product, and further views.
 */
export const installOrder = (a: string, b: string): number => rank(b) - rank(a);

const rank = (url: string) => kinds.findIndex((kind) => kind.test(url));
