// The pages of the store and their URLs: the table, builders and parsers. cart/shared-cart.ts does so for the cart in a URL, and
// comparison/compared-tools.ts reads the compared tools. Given a `:parameter`, a builder returns the pattern of the route.

import type { Brand, Store } from './store-schema.ts';

type Facts = Brand & Store & typeof import('./money/money.ts').shippingPromises;

export type NamedPage = {
  /** Its URL, without the base path. */
  readonly path: string;
  /** In its title, its heading, and the links to it. */
  readonly name: string;
  /** If it is not `name | store`, or depends on the query: routes.ts. */
  readonly title?: (store: Store) => string;
  /** Only for a page that depends on the query, and so cannot be prerendered: the text shown until the app has rendered it. */
  readonly loadingMessage?: string;
  /** For search engines and link previews. */
  readonly description: (facts: Facts) => string;
  /** Search engines list a page unless this is false. */
  readonly isIndexed?: false;
  /** The questions that it answers. The footer lists pages with a summary under Customer Service, and they link to each other. */
  readonly summary?: string;
  /** The switch of store.ts without which it is no page. */
  readonly needs?: 'hasAccount' | 'hasSpecials';
};

/** Of search engines' descriptions. */
export const promises = ({ freeShippingPromise, returnPolicy }: Facts) =>
  `${freeShippingPromise}, ${returnPolicy}.`;

/** The pages of the store besides those of categories, products and the owner. Each has its component in routes.ts. */
export const pages = {
  home: {
    path: '/',
    name: 'Home',
    title: ({ name, tagline }) => `${name} | ${tagline}`,
    description: (facts) => `${facts.description} ${promises(facts)}`,
  },
  products: {
    path: '/products',
    name: 'All Tools',
    description: (facts) => `Every tool at ${facts.name}. ${promises(facts)}`,
  },
  cart: {
    path: '/cart',
    name: 'Cart',
    description: ({ name }) => `Your cart at ${name}.`,
    isIndexed: false,
  },
  search: {
    path: '/search',
    name: 'Search',
    loadingMessage: 'Searching…',
    description: ({ name }) => `Search the tools of ${name}.`,
    isIndexed: false,
  },
  compare: {
    path: '/compare',
    name: 'Compare tools',
    loadingMessage: 'Comparing…',
    description: ({ name }) => `Compare tools of ${name} side by side, to one scale.`,
    isIndexed: false,
  },
  account: {
    path: '/account',
    name: 'Account',
    description: () => 'Accounts are coming soon.',
    isIndexed: false,
    needs: 'hasAccount',
  },
  specials: {
    path: '/specials',
    name: 'Specials',
    description: () => 'Special offers are coming soon.',
    isIndexed: false,
    needs: 'hasSpecials',
  },
  contact: {
    path: '/contact',
    name: 'Contact Us',
    description: ({ name, phone }) => `Call ${name} at ${phone.shown}.`,
    summary: 'how to order, and what to have at hand',
  },
  shipping: {
    path: '/shipping',
    name: 'Shipping Info',
    description: ({ freeShippingPromise, flatShipping }) =>
      `${freeShippingPromise}. ${flatShipping}`,
    summary: 'what shipping costs and what ships free',
  },
  returns: {
    path: '/returns',
    name: 'Returns',
    description: ({ returnPolicy }) => `How a return works: our ${returnPolicy}.`,
    summary: 'how to send a tool back',
  },
  warranty: {
    path: '/warranty',
    name: 'Warranty',
    description: () =>
      'Quality guaranteed: what we stand for, and what to do if something is wrong.',
    summary: 'what we guarantee, and what to do if something is wrong',
  },
} as const satisfies Record<string, NamedPage>;

export type PageName = keyof typeof pages;

type Switches = Pick<Store, 'hasAccount' | 'hasSpecials'>;

/** These pages without those that are switched off. A function, because the inline script of each page imports this file. */
export const pagesOf = (store: Switches): readonly (readonly [PageName, NamedPage])[] =>
  (Object.entries(pages) as [PageName, NamedPage][]).filter(
    ([, { needs }]) => !needs || store[needs],
  );

/** A root-relative path with the base path of the build in front. */
export const withBase = (path: string): string => import.meta.env.BASE_URL.slice(0, -1) + path;

export const productUrl = <Id extends string>(id: Id) => `/product/${id}` as const;

/** Whether this is the path of a product page. The product may be unknown. */
export const isProductPath = (pathname: string): boolean => pathname.startsWith(productUrl(''));

/** The zoom dialog of a product page is open while the URL has this hash, so that Back closes it. */
export const zoomHash = '#zoom';

export const categoryUrl = <Slug extends string>(slug: Slug) => `/category/${slug}` as const;

export const queryParameters = {
  search: 'q',
  sort: 'sort',
  page: 'page',
  /** How All Tools shows its products: `list`, or as cards. */
  view: 'view',
  /** The tools of the comparison: comparison/compared-tools.ts. */
  tools: 'tools',
  /** The tools that are ticked on a listing or a product page: comparison/compared-tools.ts. */
  choosing: 'choosing',
  /** The shown rows of the comparison: `only` those that differ, or all. */
  differences: 'differences',
  /** The cart lines in a shared cart link: cart/shared-cart.ts. */
  items: 'items',
  /** How many of the product in `items`, where that has no quantity: of a form that is submitted before hydration. */
  quantity: 'quantity',
  /** The name of the job that the cart is for: cart/shared-cart.ts. */
  job: 'job',
} as const;

/** The field of `history.state` that has the cart of a hidden page: cart/keep-cart-while-hidden.ts. */
export const savedCartField = 'cart';

/** The only Trusted Types policy that the Content-Security-Policy allows (build/headers.ts): it makes the URL of the service worker. */
export const trustedTypesPolicy = 'service-worker';

/** Any string gives a valid URL: a lone surrogate, which cannot be encoded, becomes U+FFFD. */
export const searchUrl = (term: string) =>
  `${pages.search.path}?${new URLSearchParams({ [queryParameters.search]: term })}`;

/** The trimmed search term of a query (`?q=…`): empty if there is none. */
export const searchTermIn = (query: string): string => queryValue(query, 'search').trim();

/** The comparison of these tools. `query` has the other parameters of the page, if it is open. */
export const compareUrl = (ids: readonly string[], query = ''): string =>
  pages.compare.path + withQueryValue(query, 'tools', ids.join(','));

/** Whether a query changes what a listing shows. */
export function hasListingValue(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return (['sort', 'page', 'view', 'choosing'] as const).some((name) =>
    parameters.has(queryParameters[name]),
  );
}

type Parameter = keyof typeof queryParameters;

/** The value of a parameter in a query: empty if there is none. */
export const queryValue = (query: string, parameter: Parameter): string =>
  new URLSearchParams(query).get(queryParameters[parameter]) ?? '';

/** The query with another value of the parameter; an empty value removes it. */
export function withQueryValue(query: string, parameter: Parameter, value: string): string {
  const parameters = new URLSearchParams(query);
  if (value === '') parameters.delete(queryParameters[parameter]);
  else parameters.set(queryParameters[parameter], value);
  return queryText(parameters);
}

/** The parameters as the query of a URL: empty without any. */
export function queryText(parameters: URLSearchParams): string {
  // A comma between two ids needs no escape.
  const text = `${parameters}`.replaceAll('%2C', ',');
  return text && `?${text}`;
}

/**
 * The path in the form that links use: decodable, in lower case, without `.html` or `/index.html`, and without doubled or
 * trailing slashes. `base` is the base path, which keeps its letter case and its trailing slash.
 */
export function canonicalPath(pathname: string, base: string): string {
  const path = decodablePath(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.html$/i, '');
  if (`${path}/` === base) return base;
  return path.startsWith(base) ? base + lowerCase(path.slice(base.length)) : path;
}

/** Not of percent-encoded bytes (`%C3`), whose letters are digits. */
const lowerCase = (path: string) =>
  path.replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Makes a path safe for `decodeURIComponent`: a `%` that does not start valid UTF-8 becomes `%25`. */
export const decodablePath = (pathname: string): string =>
  pathname.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, decodable);

function decodable(bytes: string): string {
  try {
    // Rolldown drops the call if its result is not used.
    return decodeURIComponent(bytes) && bytes;
  } catch {
    return bytes.replaceAll('%', '%25');
  }
}
