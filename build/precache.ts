// What the service worker precaches, in which order, and how it answers requests for other URLs.
import {
  categoryImageWidths,
  productImageSize,
  productImageWidths,
} from '../src/catalogue/images.ts';
import { queryParameters } from '../src/paths.ts';

/** The end of the image name of a product's other view, in a glob and in a regular expression. */
const otherView = '-[2-9]';

const smallestWidths = [productImageWidths[0], categoryImageWidths[0]];

/**
 * 404.html, which is for hosts; search.html, instead of which the service worker sends shell.html; the smallest image
 * files, for which larger ones serve, and the largest of a product's other views.
 */
export const notPrecached = [
  '404.html',
  'search.html',
  `images/*-{${smallestWidths}}.avif`,
  `images/*${otherView}-${productImageSize}.avif`,
];

/** The kinds of files, those installed last first. */
const kinds = [new RegExp(`${otherView}-\\d+\\.avif$`), /-\d{4}\.avif$/, /\.avif$/, /./];

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
 * A small image file is answered with the larger one that is precached, a large one from the network or, offline, with
 * the smaller one. Workbox writes the source of this function into the service worker, so it must not use anything from
 * outside, and repeats the widths of src/catalogue/images.ts.
 */
export async function imageOfAnotherWidth({ request }: { request: Request }): Promise<Response> {
  const ofWidth = (width: number) =>
    caches.match(request.url.replace(/\d+\.avif$/, `${width}.avif`), { ignoreSearch: true });
  const precached = (await ofWidth(560)) ?? (await ofWidth(656));
  if (precached && /-(?:192|400)\.avif$/.test(request.url)) return precached;
  try {
    return await fetch(request);
  } catch (error) {
    if (precached) return precached;
    throw error;
  }
}
