// What the service worker precaches, in which order, and how it answers requests for other URLs.
import {
  categoryImageWidths,
  productImageSize,
  productImageWidths,
} from '../src/catalogue/images.ts';
import { queryParameters } from '../src/paths.ts';

const smallestWidths = [Math.min(...productImageWidths), Math.min(...categoryImageWidths)];

/** If the images have more bytes than this, only some of them are precached. */
const imagesLimit = 1_400_000;

/** The name and the size in bytes of a file in public/images. */
type ImageFile = readonly [name: string, size: number];

/**
 * The globs of the files that are not precached. Hosts send 404.html. The service worker sends shell.html instead of
 * search.html, and a larger image file instead of the smallest. The largest file of each further view is left out too. If the
 * images exceed the limit (`hasAllImages` is false), the largest file of each product and all its further views are left out.
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

/** The kinds of files. Those at the start of the list are installed last. */
const kinds = [/-[2-9]-\d+\.avif$/, /-\d{4}\.avif$/, /\.avif$/, /./];

/**
 * Sorts URLs by importance, because Workbox fetches one after another and a visit may be short. Pages, scripts, styles and
 * fonts come first, then small images, large images, and the other views of products.
 */
export const installOrder = (a: string, b: string): number => rank(b) - rank(a);

const rank = (url: string) => kinds.findIndex((kind) => kind.test(url));

/**
 * Query parameters that do not change the file: campaign parameters, every parameter of the store, and the hash of an icon
 * (build/manifest.ts).
 */
export const ignoredParameters = [
  /^v$/,
  /^utm_/,
  /^fbclid$/,
  new RegExp(`^(?:${Object.values(queryParameters).join('|')})$`),
];

/** Matches the URL of a file that is not a page: its path ends with a file extension other than .html. */
export const filePattern = /^[^?]*\.(?!html(?:\?|$))\w+(?:\?|$)/;

export const imageUrlPattern = /\/images\/[^?]+-\d+\.avif$/;

/**
 * Answers requests for image files that are not precached. A request for a small file gets the larger precached file. Any
 * other file comes from the network and is then cached. Offline, the answer is the cached file or the precached size. Workbox
 * writes the source of this function into the service worker, so the function cannot use anything outside of itself. It
 * repeats the widths of src/catalogue/images.ts.
 */
export async function imageFromCaches({ request }: { request: Request }): Promise<Response> {
  const cached = (key: Request | string) =>
    caches.match(key, { ignoreSearch: true }).catch(() => undefined);
  const ofWidth = (width: number) => cached(request.url.replace(/\d+\.avif$/, `${width}.avif`));
  const precached = (await ofWidth(560)) ?? (await ofWidth(656));
  if (precached && /-(?:192|400)\.avif$/.test(request.url)) return precached;
  let response: Response;
  try {
    // A newer version may have another image with the same name, so the network comes first.
    response = await fetch(request);
  } catch (error) {
    const fallback = (await cached(request)) ?? precached;
    if (fallback) return fallback;
    throw error;
  }
  if (response.ok) {
    const copy = response.clone();
    // If caching fails, for example on a full disk, the image is still shown.
    const images = await caches.open('images').catch(() => undefined);
    await images?.put(request, copy).catch(() => undefined);
  }
  return response;
}
