// Chooses the files that the service worker precaches, and their order.
import { largestSavings, productsForSale, topRated } from '../src/catalogue/catalogue.ts';
import {
  imageUrl,
  magnifiedWidth,
  productImageSize,
  productImageWidths,
  smallestWidths,
} from '../src/catalogue/images.ts';
import { products } from '../src/catalogue/products.ts';
import { pages, productUrl } from '../src/paths.ts';
import { isHtml } from '../src/pwa/precached-file.ts';

/** In bytes. Every visitor downloads the precache, and many of them use a phone. */
const precacheLimit = 6_000_000;

/** In bytes: of the pages of products, and of all other pages. */
const pagesLimit = 2_000_000;

/** If the images have more bytes than this, only the small file of each product's first image is precached. */
const imagesLimit = 1_650_000;

/** In bytes: what an entry adds to precache.json, and its share of the web app manifest. */
const entrySize = 150;

/** The URL of a file has no slash at its start, its size is in bytes. */
export type BuiltFile = { readonly url: string; readonly size: number };

export type Precache = {
  /** The URLs of the files, in the order in which they are installed. */
  readonly urls: readonly string[];
  /** In bytes. */
  readonly size: number;
  readonly hasAllImages: boolean;
  /** The paths of the other pages, without a slash at their start. The service worker sends shell.html for them. */
  readonly shellPages: readonly string[];
};

/**
 * Chooses from the files of a build what is precached. Everything but pages and images always is, and so are the shell and the home
 * page. Then follow, while they fit into 6 MB: the other pages up to 2 MB, the pages of products up to 2 MB, and images. The products
 * come in the order of `productIds`. The service worker caches other images when they are shown.
 */
export function precacheOf(
  files: readonly BuiltFile[],
  productIds: readonly string[] = idsByImportance(),
): Precache {
  const sizes = new Map(files.map(({ url, size }) => [url, size + entrySize]));
  const existing = (urls: readonly string[]) => urls.filter((url) => sizes.has(url));
  const sum = (urls: readonly string[]) =>
    urls.reduce((total, url) => total + (sizes.get(url) ?? 0), 0);
  /** Without the first file that does not fit, and all after it: a shopper can then tell what is there. */
  const fitting = (urls: readonly string[], limit: number) => {
    let size = 0;
    const end = urls.findIndex((url) => {
      size += sizes.get(url) ?? 0;
      return size > limit;
    });
    return end === -1 ? urls : urls.slice(0, end);
  };

  const all = files.map(({ url }) => url).filter((url) => !isNever(url));
  const isImage = (url: string) => isCatalogueImage(url) || isOtherImage(url);
  const needed = all.filter((url) => !isImage(url) && (!isHtml(url) || neededPages.includes(url)));
  const ofProducts = existing(productIds.map((id) => `${productUrl(id).slice(1)}.html`));
  const optional = new Set([...needed, ...ofProducts]);
  const pages = all.filter((url) => isHtml(url) && !optional.has(url));
  const images = imagesOf(all, productIds);
  const otherImages = all.filter(isOtherImage);
  const hasFewImages = sum(images.all) <= imagesLimit;

  const groups: readonly (readonly [urls: readonly string[], limit: number])[] = [
    [pages, pagesLimit],
    [ofProducts, pagesLimit],
    [hasFewImages ? images.all : images.small, precacheLimit],
    [otherImages, precacheLimit],
  ];
  let urls: readonly string[] = needed;
  for (const [group, limit] of groups)
    urls = [...urls, ...fitting(group, Math.min(limit, precacheLimit - sum(urls)))];

  const precached = new Set(urls);
  return {
    urls: urls.toSorted(installOrder),
    size: sum(urls),
    hasAllImages: [...images.all, ...otherImages].every((url) => precached.has(url)),
    shellPages: files
      .map(({ url }) => url)
      .filter((url) => isHtml(url) && !precached.has(url) && url !== hostPage)
      .map((url) => url.replace(/\.html$/, '')),
  };
}

/** In bytes, before compression. More scripts delay the start on a phone by about half a second and more. */
const scriptsLimit = 1_000_000;

/** The warning about a catalogue so large that a shopper with a phone notices; undefined for a smaller one. */
export function scriptsWarning(files: readonly BuiltFile[]): string | undefined {
  const size = files
    .filter(({ url }) => url.endsWith('.js'))
    .reduce((sum, file) => sum + file.size, 0);
  if (size <= scriptsLimit) return undefined;
  return `The scripts have ${(size / 1e6).toFixed(1)} MB, because the search needs all products. Above 1 MB the store starts later on a phone: docs/your-own-store.md says what helps.`;
}

/** Best sellers first, then specials, then what else is for sale. */
const idsByImportance = (): string[] => {
  const reduced = largestSavings(Number.POSITIVE_INFINITY);
  const ordered = [...topRated(), ...reduced, ...productsForSale, ...products];
  return [...new Set(ordered.map(({ id }) => id))];
};

/** Hosts send it for URLs that do not exist. */
const hostPage = '404.html';

const neededPages = ['shell.html', 'index.html', 'offline.html'];

const isOfWidth = (url: string, ...widths: number[]) =>
  widths.some((width) => url.endsWith(`-${width}.avif`));

/** Their content depends on the query, so the service worker sends shell.html instead. */
const shellsOfHosts = [pages.search.path, pages.compare.path].map(
  (path) => `${path.slice(1)}.html`,
);

/** An image of a product, a category or the home page. */
const isCatalogueImage = (url: string) => /^images\/.+\.avif$/.test(url);

/** An image that a page shows besides those. The logo and the icons are always precached. */
const isOtherImage = (url: string) =>
  /\.(?:avif|webp|jpe?g|png|gif)$/.test(url) && !isCatalogueImage(url) && !url.startsWith('icons/');

/** The service worker sends a larger file of an image instead of the smallest. Files for magnifying are only shown on request. */
const isNever = (url: string): boolean =>
  url === hostPage ||
  shellsOfHosts.includes(url) ||
  isOfWidth(url, ...smallestWidths, magnifiedWidth);

/** The images that can be precached, and those of them that a large catalogue precaches. */
function imagesOf(urls: readonly string[], productIds: readonly string[]) {
  const images = urls.filter(isCatalogueImage);
  const names = new Set(images);
  const isOtherView = (url: string) => {
    const [, first] = url.match(/^images\/(.+)-[2-9]-\d+\.avif$/) ?? [];
    // The id of a product may itself end like the name of a view, such as `lamp-2`.
    return first !== undefined && names.has(fileOfImage(first, productImageSize));
  };
  const [, small = 0] = productImageWidths;
  const ofProducts = productIds.map((id) => fileOfImage(id, small)).filter((url) => names.has(url));
  const first = new Set(ofProducts);
  const others = images.filter((url) => !first.has(url));
  const isDetail = (url: string) =>
    isOfWidth(url, productImageSize) || isOtherView(url) || url.endsWith('-side.avif');
  return {
    all: [
      ...ofProducts,
      // The largest file of a further view is left out.
      ...others.filter((url) => !(isOtherView(url) && isOfWidth(url, productImageSize))),
    ],
    small: [...others.filter((url) => !isDetail(url)), ...ofProducts],
  };
}

const fileOfImage = (name: string, width: number) => imageUrl(name, width).slice(1);

/** The kinds of files. Those at the start of the list are installed last. */
const kinds = [/-[4-9]-\d+\.avif$/, /-[23]-\d+\.avif$/, /-\d{4}\.avif$/, /\.avif$/, /./];

/**
 * Sorts URLs by importance, because Workbox fetches one after another and a visit may be short. Pages, scripts, styles and
 * fonts come first, then small images, large images, the second and third view of each product, and further views.
 */
export const installOrder = (a: string, b: string): number => rank(b) - rank(a);

const rank = (url: string) => kinds.findIndex((kind) => kind.test(url));
