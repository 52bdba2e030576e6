// The route table. The router, the document heads, the prerendered pages, the sitemap and the tests are derived from it.
import { type ComponentType, createElement } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { findCategory, findProduct } from './catalogue/catalogue.ts';
import { categories } from './catalogue/categories.ts';
import { products } from './catalogue/products.ts';
import { comparisonTitle } from './comparison/compared-tools.ts';
import { type ContentPage, contentPages } from './content-pages.ts';
import { AccountPage } from './pages/account-page.tsx';
import { CartPage } from './pages/cart/cart-page.tsx';
import { CategoryPage } from './pages/category-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { LoadingPage } from './pages/loading-page.tsx';
import { MarkdownPage } from './pages/markdown/markdown-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ProductPage } from './pages/product/product-page.tsx';
import { ProductsPage } from './pages/products-page.tsx';
import { ReturnsPage } from './pages/returns-page.tsx';
import { ShippingPage } from './pages/shipping-page.tsx';
import { SpecialsPage } from './pages/specials-page.tsx';
import { WarrantyPage } from './pages/warranty-page.tsx';
import {
  categoryUrl,
  decodablePath,
  type NamedPage,
  type PageName,
  pages,
  pagesOf,
  productUrl,
  searchTermIn,
} from './paths.ts';
import { store } from './store.ts';
import { laterPart } from './ui/later-part.tsx';

export type PageHead = {
  readonly title: string;
  /** The path of the canonical URL. Undefined for a page that does not exist. */
  readonly path?: string;
};

type Route = {
  readonly path: string;
  /** Its name in paths.ts. The pages of categories, products and the owner have none. */
  readonly page?: PageName;
  /** Its props are the parameters of the URL. */
  readonly Page: ComponentType<Params>;
  /** Given the parameters and the query of the URL. The query changes the title, but not the canonical URL. */
  readonly head: (params: Params, query: string) => PageHead;
  readonly urls: readonly string[];
  /** Only for a page that depends on the query, and so cannot be prerendered: the text shown until the app has rendered it. */
  readonly loadingMessage?: string | undefined;
};

const headOf = (path: string, name: string) => ({ path, title: `${name} | ${store.name}` });

const loading = (page: 'search' | 'compare') =>
  createElement(LoadingPage, { message: pages[page].loadingMessage });

/** The components of the pages in paths.ts. */
const components: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  products: ProductsPage,
  cart: CartPage,
  search: laterPart(({ SearchPage }) => SearchPage, loading('search')),
  compare: laterPart(({ ComparePage }) => ComparePage, loading('compare')),
  account: AccountPage,
  specials: SpecialsPage,
  contact: ContactPage,
  shipping: ShippingPage,
  returns: ReturnsPage,
  warranty: WarrantyPage,
};

/** The titles that depend on the query. */
const queryTitles: { readonly [Page in PageName]?: (query: string) => string } = {
  search: searchTitle,
  compare: comparisonTitle,
};

function searchTitle(query: string): string {
  const term = searchTermIn(query);
  return term === '' ? pages.search.name : `Search results for "${term}"`;
}

function namedRoute(page: PageName, { path, name, title, loadingMessage }: NamedPage): Route {
  const head = (_: Params, query: string) =>
    title ? { path, title: title(store) } : headOf(path, queryTitles[page]?.(query) ?? name);
  return { path, page, Page: components[page], head, urls: [path], loadingMessage };
}

/** An unknown category or product redirects to all tools. */
const headOfFound = (path: string, found: { name: string } | undefined) =>
  found ? headOf(path, found.name) : headOf(pages.products.path, pages.products.name);

const categoryRoute: Route = {
  path: categoryUrl(':slug'),
  Page: CategoryPage,
  head: ({ slug = '' }) => headOfFound(categoryUrl(slug), findCategory(slug)),
  urls: categories.map(({ slug }) => categoryUrl(slug)),
};

const productRoute: Route = {
  path: productUrl(':productId'),
  Page: ProductPage,
  head: ({ productId = '' }) => headOfFound(productUrl(productId), findProduct(productId)),
  urls: products.map(({ id }) => productUrl(id)),
};

const contentRoute = (content: ContentPage): Route => ({
  path: content.path,
  Page: () => createElement(MarkdownPage, { page: content }),
  head: () => headOf(content.path, content.title),
  urls: [content.path],
});

export const routes: readonly Route[] = [
  ...pagesOf(store).map(([page, row]) => namedRoute(page, row)),
  categoryRoute,
  productRoute,
  ...contentPages.map(contentRoute),
];

export const notFound: Route = {
  path: '*',
  Page: NotFoundPage,
  head: () => ({ title: `Page Not Found | ${store.name}` }),
  urls: [],
};

/** The route and parameters of a path, which may be percent-encoded. */
export function matchedRoute(pathname: string): { route: Route; params: Params } {
  const [match] = matchRoutes([...routes, notFound], decodablePath(pathname)) ?? [];
  return match ?? { route: notFound, params: {} };
}

/** `siteUrl` is the published URL without a trailing slash. Undefined if that is empty, or for a page that does not exist. */
export const canonicalUrl = ({ path }: PageHead, siteUrl: string): string | undefined =>
  siteUrl === '' || path === undefined ? undefined : `${siteUrl}${path}`;
