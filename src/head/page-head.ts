// The title, description and image of each page, for search engines and for sharing.
import type { Category } from '../catalogue/categories';
import { socialImageUrl } from '../catalogue/images';
import type { Product } from '../catalogue/product';
import { categoryUrl, paths, productUrl, searchTermIn } from '../paths';
import { store } from '../store';
import { descriptions, promises } from './descriptions';

export type PageHead = {
  readonly title: string;
  /** Empty in the browser, except for categories and products. */
  readonly description: string;
  /** The path of the canonical URL; none for a page that does not exist. */
  readonly path?: string | undefined;
  /** Placeholders, the cart and search results are not indexed. */
  readonly isIndexed: boolean;
  readonly image: { readonly url: string; readonly alt: string };
  readonly type: 'website' | 'product';
};

/** `siteUrl` is the published URL without a trailing slash. Without it, or for a page that does not exist, there is none. */
export const canonicalUrl = ({ path }: PageHead, siteUrl: string): string | undefined =>
  siteUrl === '' || path === undefined ? undefined : `${siteUrl}${path}`;

const storeImage = { url: '/images/social.png', alt: store.heroAlt };

/** The head of a page of that name. */
export const pageHead = (path: string, name: string, description = ''): PageHead => ({
  title: `${name} | ${store.name}`,
  description,
  path,
  isIndexed: true,
  image: storeImage,
  type: 'website',
});

export const homeHead: PageHead = {
  ...pageHead(paths.home, store.name, descriptions?.home),
  title: `${store.name} | ${store.tagline}`,
};

export const productsHead = pageHead(paths.products, 'All Tools', descriptions?.products);

/** An unknown category redirects to all tools. */
export const categoryHead = (category: Category | undefined): PageHead =>
  category
    ? pageHead(categoryUrl(category.slug), category.name, `${category.desc} ${promises}`)
    : productsHead;

/** An unknown product redirects to all tools. */
export const productHead = (product: Product | undefined): PageHead =>
  product
    ? {
        ...pageHead(productUrl(product.id), product.name, product.description),
        image: { url: socialImageUrl(product.id), alt: product.imageAlt },
        type: 'product',
      }
    : productsHead;

/** The title names the search term; the canonical URL does not. */
export function searchHead(query: string): PageHead {
  const term = searchTermIn(query);
  const name = term === '' ? 'Search' : `Search results for "${term}"`;
  return pageHead(paths.search, name, descriptions?.search);
}

/** A page that does not exist has no canonical URL. */
export const notFoundHead: PageHead = {
  ...pageHead('', 'Page Not Found', descriptions?.notFound),
  path: undefined,
};
