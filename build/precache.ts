// What the service worker precaches, in which order, and how it answers requests for other URLs.
import {
  categoryImageWidths,
  productImageSize,
  productImageWidths,
} from '../src/catalogue/images.ts';
import { queryParameters } from '../src/paths.ts';

const smallestWidths = [productImageWidths[0], categoryImageWidths[0]];

/** With more bytes of images than that, few of them are precached. */
const imagesLimit = 1_400_000;

/** The name and the size in bytes of a file in public/images. */
type ImageFile = readonly [name: string, size: number];

/**
 * The globs of what is not precached: 404.html, which is for hosts; search.html, instead of which the service worker sends
 * shell.html; the smallest image files, for which larger ones serve, and the largest of a product's other views. If the images
 * are more than the limit (`hasAllImages` is false), also the largest of each product and all other views, which are then cached
 * when they are seen.
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
    // The id of a product may end like the name of a view.
    return names.has(`${first}-${productImageSize}.avif`);
  };
  const isNever = (name: string) =>
    isOfWidth(name, ...smallestWidths) || (isOtherView(name) && isOfWidth(name, productImageSize));
  const bytes = files
    .filter(([name]) => name.endsWith('.avif') && !isNever(name))
    .reduce((sum, [, size]) => sum + size, 0);
  const hasAllImages = bytes <= imagesLimit;
  const isLeftOut = (name: string) =>
    isNever(name) || (!hasAllImages && (isOfWidth(name, productImageSize) || isOtherView(name)));
  const images = [...names].filter(isLeftOut).map((name) => `images/${name}`);
  return { globs: ['404.html', 'search.html', ...images], hasAllImages };
}

/** The kinds of files, those installed last first. */
const kinds = [/-[2-9]-\d+\.avif$/, /-\d{4}\.avif$/, /\.avif$/, /./];

/**
 * Sorts URLs: pages, scripts, styles and fonts, then the small images, the large ones, and the other views of products.
 * Workbox fetches one after another, and a visit may be short.
 */
export const installOrder = (a: string, b: string): number => rank(b) - rank(a);

const rank = (url: string) => kinds.findIndex((kind) => kind.test(url));

/** Query parameters that do not change the prerendered page: those of campaigns, and all of the store. */
export const ignoredParameters = [
  /^utm_/,
  /^fbclid$/,
  new RegExp(`^(?:${Object.values(queryParameters).join('|')})$`),
];

/** The path of a file and not of a page, whatever its query: it ends with a file extension other than .html. */
export const filePattern = /^[^?]*\.(?!html(?:\?|$))\w+(?:\?|$)/;

export const imageUrlPattern = /\/images\/[^?]+-\d+\.avif$/;

/**
 * An image file that is not precached: a small one is answered with the larger one that is, any other from the network, and then
 * cached; offline with what is cached, or with a smaller one. Workbox writes the source of this function into the service worker,
 * so it must not use anything from outside, and repeats the widths of src/catalogue/images.ts.
 */
export async function imageFromCaches({ request }: { request: Request }): Promise<Response> {
  const cached = (key: Request | string) =>
    caches.match(key, { ignoreSearch: true }).catch(() => undefined);
  const ofWidth = (width: number) => cached(request.url.replace(/\d+\.avif$/, `${width}.avif`));
  const precached = (await ofWidth(560)) ?? (await ofWidth(656));
  if (precached && /-(?:192|400)\.avif$/.test(request.url)) return precached;
  let response: Response;
  try {
    // The next version may have another image of that name, so the network comes first.
    response = await fetch(request);
  } catch (error) {
    const fallback = (await cached(request)) ?? precached;
    if (fallback) return fallback;
    throw error;
  }
  if (response.ok) {
    const copy = response.clone();
    // An image that cannot be cached, on a full disk, is shown all the same.
    const images = await caches.open('images').catch(() => undefined);
    await images?.put(request, copy).catch(() => undefined);
  }
  return response;
}
