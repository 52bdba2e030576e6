// The route table. The router, the document heads, the prerendered pages, the structured data, the
// sitemap and the tests are derived from it.
import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { findCategory, findProduct } from './catalogue/catalogue';
import { categories } from './catalogue/categories';
import { products } from './catalogue/products';
import { descriptions } from './head/descriptions';
import {
  categoryHead,
  homeHead,
  notFoundHead,
  type PageHead,
  pageHead,
  productHead,
  productsHead,
  searchHead,
} from './head/page-head';
import {
  categoryData,
  homeData,
  productData,
  productsData,
  type StructuredData,
} from './head/structured-data';
import { AccountPage } from './pages/account-page';
import { CartPage } from './pages/cart-page';
import { CategoryPage } from './pages/category-page';
import { ContactPage } from './pages/contact-page';
import { HomePage } from './pages/home/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { ProductPage } from './pages/product/product-page';
import { ProductsPage } from './pages/products-page';
import { ReturnsPage } from './pages/returns-page';
import { SearchPage } from './pages/search-page';
import { ShippingPage } from './pages/shipping-page';
import { SpecialsPage } from './pages/specials-page';
import { WarrantyPage } from './pages/warranty-page';
import { categoryUrl, decodablePath, type NamedPage, pageNames, paths, productUrl } from './paths';

export type Route = {
  readonly path: string;
  readonly Page: ComponentType<{ params: Params }>;
  /** The document head, given the parameters and the query of the URL. */
  readonly head: (params: Params, query: string) => PageHead;
  /**
   * For the prerendered HTML only: the bundler leaves it out of the browser's code. Playwright imports this file in Node.js,
   * where `import.meta.env` is undefined.
   */
  readonly structuredData?: ((params: Params) => StructuredData) | undefined;
  /** The URLs of this route. */
  readonly urls: readonly string[];
  /**
   * For a page that depends on the query and so cannot be prerendered: what its URL shows until the app has rendered it.
   */
  readonly loadingMessage?: string;
};

const page = (path: string, Page: Route['Page'], head: PageHead | Route['head']): Route => ({
  path,
  Page,
  head: typeof head === 'function' ? head : () => head,
  urls: [path],
});

/** A page with a fixed name. */
const namedPage = (id: NamedPage, Page: Route['Page']) =>
  page(paths[id], Page, pageHead(paths[id], pageNames[id], descriptions?.[id]));

const notIndexed = (route: Route): Route => ({
  ...route,
  head: (params, query) => ({ ...route.head(params, query), isIndexed: false }),
});

export const routes: readonly Route[] = [
  {
    ...page(paths.home, HomePage, homeHead),
    structuredData: import.meta.env?.SSR ? () => homeData : undefined,
  },
  {
    ...page(paths.products, ProductsPage, productsHead),
    structuredData: import.meta.env?.SSR ? () => productsData : undefined,
  },
  {
    ...page(categoryUrl(':slug'), CategoryPage, ({ slug = '' }) =>
      categoryHead(findCategory(slug)),
    ),
    structuredData: import.meta.env?.SSR
      ? ({ slug = '' }) => categoryData(findCategory(slug))
      : undefined,
    urls: categories.map(({ slug }) => categoryUrl(slug)),
  },
  {
    ...page(productUrl(':productId'), ProductPage, ({ productId = '' }) =>
      productHead(findProduct(productId)),
    ),
    structuredData: import.meta.env?.SSR
      ? ({ productId = '' }) => productData(findProduct(productId))
      : undefined,
    urls: products.map(({ id }) => productUrl(id)),
  },
  notIndexed(namedPage('cart', CartPage)),
  notIndexed({
    ...page(paths.search, SearchPage, (_, query) => searchHead(query)),
    loadingMessage: 'Searching…',
  }),
  notIndexed(namedPage('account', AccountPage)),
  notIndexed(namedPage('specials', SpecialsPage)),
  namedPage('contact', ContactPage),
  namedPage('shipping', ShippingPage),
  namedPage('returns', ReturnsPage),
  namedPage('warranty', WarrantyPage),
];

const notFound = notIndexed({ ...page('*', NotFoundPage, notFoundHead), urls: [] });

/** The route of a path, which may be percent-encoded, with its parameters. `useRoutes` costs 3 kB more. */
export function matchRoute(pathname: string): { route: Route; params: Params } {
  const path = decodeURI(decodablePath(pathname));
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match) return { route, params: match.params };
  }
  return { route: notFound, params: {} };
}
