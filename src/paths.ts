// Builds the URLs of the store and parses most of them. cart/shared-cart.ts does so for the cart in a URL, and
// comparison/compared-tools.ts reads the compared tools. Given a `:parameter`, a builder returns the pattern of the route.

export const paths = {
  home: '/',
  products: '/products',
  cart: '/cart',
  search: '/search',
  compare: '/compare',
  account: '/account',
  specials: '/specials',
  contact: '/contact',
  shipping: '/shipping',
  returns: '/returns',
  warranty: '/warranty',
} as const;

/** The names of these pages, for their titles, their headings and the links to them. */
export const pageNames = {
  products: 'All Tools',
  cart: 'Cart',
  account: 'Account',
  specials: 'Specials',
  contact: 'Contact Us',
  shipping: 'Shipping Info',
  returns: 'Returns',
  warranty: 'Warranty',
} as const satisfies Partial<Record<keyof typeof paths, string>>;

export type NamedPage = keyof typeof pageNames;

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
  /** Which rows of the comparison are shown: `only` those that differ, or all. */
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
  `${paths.search}?${new URLSearchParams({ [queryParameters.search]: term })}`;

/** The trimmed search term of a query (`?q=…`): empty if there is none. */
export const searchTermIn = (query: string): string => queryValue(query, 'search').trim();

/** The comparison of these tools. `query` has the other parameters of the page, if it is open. */
export const compareUrl = (ids: readonly string[], query = ''): string =>
  paths.compare + withQueryValue(query, 'tools', ids.join(','));

/** Whether a query changes what a listing shows. */
export const hasListingValue = (query: string): boolean =>
  (['sort', 'page', 'view', 'choosing'] as const).some(
    (parameter) => queryValue(query, parameter) !== '',
  );

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
