// What a page says of itself to search engines and to whoever it is shared with.
import type { Category } from '../catalogue/categories';
import { socialPictureUrl } from '../catalogue/pictures';
import type { Product } from '../catalogue/product';
import { categoryUrl, paths, productUrl, searchTermIn } from '../paths';
import { store } from '../store';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The one address this page is known by; none for an address the store does not have. */
  readonly path?: string;
  /** Pages that show nothing of the catalogue, or only what this visit knows, are not to be found. */
  readonly isIndexed: boolean;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly type: 'website' | 'product';
};

const storePicture = {
  url: '/images/social.png',
  alt: 'A cordless impact wrench, a multimeter and a scan tablet on a dark workbench',
};

/** The head of a page of that name; blank for a page that is the store itself. */
export const pageHead = (path: string, name: string, description: string): PageHead => ({
  title: name === '' ? store.name : `${name} | ${store.name}`,
  description,
  path,
  isIndexed: true,
  picture: storePicture,
  type: 'website',
});

const promises = `${store.freeShippingPromise}, ${store.returnPolicy}.`;

export const homeHead: PageHead = {
  ...pageHead(
    paths.home,
    '',
    `Power, diagnostic, air, battery and hand tools for working shops, browsed with or without a signal. ${promises}`,
  ),
  title: `${store.name} | ${store.tagline}`,
};

export const productsHead: PageHead = {
  ...pageHead(paths.products, 'All Tools', `Every tool at ${store.name}. ${promises}`),
};

/** An unknown category redirects to all tools, whose head it therefore has. */
export const categoryHead = (category: Category | undefined): PageHead =>
  category
    ? {
        ...pageHead(categoryUrl(category.slug), category.name, `${category.desc} ${promises}`),
      }
    : productsHead;

/** An unknown product, too, redirects to all tools. */
export const productHead = (product: Product | undefined): PageHead =>
  product
    ? {
        ...pageHead(productUrl(product.id), product.name, product.description),
        picture: { url: socialPictureUrl(product.id), alt: product.imageAlt },
        type: 'product',
      }
    : productsHead;

/** The title says what was searched for; the address that search engines should know does not. */
export function searchHead(query: string): PageHead {
  const term = searchTermIn(query);
  const name = term === '' ? 'Search' : `Search results for "${term}"`;
  return pageHead(paths.search, name, `Search the tools of ${store.name}.`);
}

/** An address that the store does not have is known by none. */
const { path: _, ...nowhere } = pageHead('', 'Page Not Found', 'There is no page at this address.');
export const notFoundHead: PageHead = nowhere;
