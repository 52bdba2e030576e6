// The route table. The router, the document heads, the prerendered pages, the sitemap and the tests are derived from it.
// prerender/page-facts.ts has the facts that only the build needs.
import { type ComponentType, createElement } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { decodablePath } from './canonical-path.ts';
import { findCategory, findProduct } from './catalogue/catalogue.ts';
import { categories } from './catalogue/categories.ts';
import { products } from './catalogue/products.ts';
import { comparisonTitle } from './comparison/compared-tools.ts';
import { type ContentPage, contentPages } from './content-pages.ts';
import { laterPart } from './later-part.tsx';
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
  type NamedPage,
  pageNames,
  paths,
  productUrl,
  searchTermIn,
} from './paths.ts';
import { store } from './store.ts';

export type PageHead = {
  readonly title: string;
  /** The path of the canonical URL. Undefined for a page that does not exist. */
  readonly path?: string;
};

type Route<Path extends string> = {
  readonly path: Path;
  /** Its props are the parameters of the URL. */
  readonly Page: ComponentType<Params>;
  /** Given the parameters and the query of the URL. The query changes the title, but not the canonical URL. */
  readonly head: (params: Params, query: string) => PageHead;
  readonly urls: readonly string[];
  /** Only for a page that depends on the query, and so cannot be prerendered: the text shown until the app has rendered it. */
  readonly loadingMessage?: string;
};

const headOf = (path: string, name: string) => ({ path, title: `${name} | ${store.name}` });

/** Keeps the path as a literal type: prerender/page-facts.ts must have an entry for each of them. */
const route = <Path extends string>(row: Route<Path>) => row;

/** A page with a fixed URL and a fixed head. */
const page = <Path extends string>(path: Path, Page: ComponentType, head: PageHead) =>
  route({ path, Page, head: () => head, urls: [path] });

const namedHead = (name: NamedPage) => headOf(paths[name], pageNames[name]);

const namedPage = <Name extends NamedPage>(name: Name, Page: ComponentType) =>
  page(paths[name], Page, namedHead(name));

const queryPage = <Path extends string>(
  path: Path,
  pageIn: Parameters<typeof laterPart>[0],
  title: (query: string) => string,
  loadingMessage: string,
) =>
  route({
    path,
    Page: laterPart(pageIn, createElement(LoadingPage, { message: loadingMessage })),
    head: (_, query) => headOf(path, title(query)),
    urls: [path],
    loadingMessage,
  });

/** An unknown category or product redirects to all tools. */
const headOfFound = (path: string, found: { name: string } | undefined) =>
  found ? headOf(path, found.name) : namedHead('products');

function searchTitle(query: string): string {
  const term = searchTermIn(query);
  return term === '' ? 'Search' : `Search results for "${term}"`;
}

/** The pages whose URLs and texts are in the source of the store. */
const storeRoutes = [
  page(paths.home, HomePage, { title: `${store.name} | ${store.tagline}`, path: paths.home }),
  namedPage('products', ProductsPage),
  route({
    path: categoryUrl(':slug'),
    Page: CategoryPage,
    head: ({ slug = '' }) => headOfFound(categoryUrl(slug), findCategory(slug)),
    urls: categories.map(({ slug }) => categoryUrl(slug)),
  }),
  route({
    path: productUrl(':productId'),
    Page: ProductPage,
    head: ({ productId = '' }) => headOfFound(productUrl(productId), findProduct(productId)),
    urls: products.map(({ id }) => productUrl(id)),
  }),
  namedPage('cart', CartPage),
  queryPage(paths.search, ({ SearchPage }) => SearchPage, searchTitle, 'Searching…'),
  queryPage(paths.compare, ({ ComparePage }) => ComparePage, comparisonTitle, 'Comparing…'),
  ...(store.hasAccount ? [namedPage('account', AccountPage)] : []),
  ...(store.hasSpecials ? [namedPage('specials', SpecialsPage)] : []),
  namedPage('contact', ContactPage),
  namedPage('shipping', ShippingPage),
  namedPage('returns', ReturnsPage),
  namedPage('warranty', WarrantyPage),
];

const contentRoute = (content: ContentPage) =>
  page(
    content.path,
    () => createElement(MarkdownPage, { page: content }),
    headOf(content.path, content.title),
  );

export const routes: readonly Route<string>[] = [...storeRoutes, ...contentPages.map(contentRoute)];

export const notFound: Route<'*'> = {
  path: '*',
  Page: NotFoundPage,
  head: () => ({ title: `Page Not Found | ${store.name}` }),
  urls: [],
};

export type RoutePath = (typeof storeRoutes)[number]['path'] | typeof notFound.path;

/** The route and parameters of a path, which may be percent-encoded. */
export function matchedRoute(pathname: string): { route: Route<string>; params: Params } {
  const [match] = matchRoutes([...routes, notFound], decodablePath(pathname)) ?? [];
  return match ?? { route: notFound, params: {} };
}

/** `siteUrl` is the published URL without a trailing slash. Undefined if that is empty, or for a page that does not exist. */
export const canonicalUrl = ({ path }: PageHead, siteUrl: string): string | undefined =>
  siteUrl === '' || path === undefined ? undefined : `${siteUrl}${path}`;
