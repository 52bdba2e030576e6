// Builds the URLs of the store and parses most of them. cart/shared-cart.ts does so for the cart in a URL, and
// comparison/comparison-urls.ts for the comparison. Given a `:parameter`, a builder returns the pattern of the route.

export const paths = {
  home: '/',
  products: '/products',
  cart: '/cart',
  search: '/search',
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

export const categoryUrl = <Slug extends string>(slug: Slug) => `/category/${slug}` as const;

/** Every query parameter of the store. */
export const queryParameters = {
  /** The search term. */
  search: 'q',
  /** `1` if the search is for exactly this term, whose slips of typing stay. */
  exact: 'exact',
  /** The order of a listing: listing/sort-and-paging.ts. */
  sort: 'sort',
  /** The page of a listing: listing/sort-and-paging.ts. */
  page: 'page',
  /** How All Tools shows its products: `list`, or as cards. */
  view: 'view',
  /** The products that are compared: comparison/comparison-urls.ts. */
  compare: 'compare',
  /** Whether the shopper still chooses what to compare: `1` shows the products, and without it the comparison is shown. */
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

/** Any string gives a valid URL: a lone surrogate, which cannot be encoded, becomes U+FFFD. */
export const searchUrl = (term: string) =>
  `${paths.search}?${new URLSearchParams({ [queryParameters.search]: term })}`;

/** The search for exactly this term. */
export const exactSearchUrl = (term: string) =>
  `${searchUrl(term)}&${queryParameters.exact}=1` as const;

export const isExactSearch = (query: string): boolean =>
  new URLSearchParams(query).get(queryParameters.exact) === '1';

/** The trimmed search term of a query (`?q=…`): empty if there is none. */
export const searchTermIn = (query: string): string =>
  new URLSearchParams(query).get(queryParameters.search)?.trim() ?? '';

const listingParameters = ['sort', 'page', 'view', 'compare', 'choosing', 'differences'] as const;
type ListingParameter = (typeof listingParameters)[number];

/** The value of a listing parameter in a query: empty if there is none. */
export const listingValue = (query: string, parameter: ListingParameter): string =>
  new URLSearchParams(query).get(queryParameters[parameter]) ?? '';

/** Whether a query changes what a listing shows. */
export const hasListingValue = (query: string): boolean =>
  listingParameters.some((parameter) => listingValue(query, parameter) !== '');

/** The query with another value of the parameter; an empty value removes it. */
export function withListingValue(
  query: string,
  parameter: ListingParameter,
  value: string,
): string {
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

/** Parameters that change neither which products a listing has nor their order. */
const displayParameters = ['compare', 'choosing', 'differences', 'view'] as const;

/** Whether a listing shows the comparison of this query in place of its products. */
export const showsComparison = (query: string): boolean =>
  listingValue(query, 'compare') !== '' && listingValue(query, 'choosing') === '';

/**
 * Whether two queries show the same: both the same products, or both a comparison. They are equal, or differ in what is compared
 * and in the view only.
 */
export function isSameListing(query: string, other: string): boolean {
  if (showsComparison(query) !== showsComparison(other)) return false;
  const listed = (each: string) =>
    displayParameters.reduce((rest, parameter) => withListingValue(rest, parameter, ''), each);
  return listed(query) === listed(other);
}
