// Every address of the shop is built here. Given a router's `:parameter`, a builder gives the route's pattern.

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

export const productUrl = (id: string) => `/product/${id}`;

export const categoryUrl = (slug: string) => `/category/${slug}`;

/** The name of the search term in the address and in the search form. */
export const searchParameter = 'q';

/** Any string gives a valid address: a lone surrogate, which cannot be encoded, becomes U+FFFD. */
export const searchUrl = (term: string) =>
  `${paths.search}?${new URLSearchParams({ [searchParameter]: term })}`;

/** The trimmed search term in an address's query (`?q=…`): blank where there is none. */
export const searchTermIn = (query: string): string =>
  new URLSearchParams(query).get(searchParameter)?.trim() ?? '';

/** The parameters of a listing's address: its order (catalogue/sort.ts) and its page (catalogue/paging.ts). */
export const listingParameters = { sort: 'sort', page: 'page' } as const;
type ListingParameter = keyof typeof listingParameters;

/** What an address's query says of a listing: blank where it says nothing. */
export const listingValue = (query: string, parameter: ListingParameter): string =>
  new URLSearchParams(query).get(listingParameters[parameter]) ?? '';

/** The query with another value, or with none where it is blank; all else in it stays. */
export function withListingValue(
  query: string,
  parameter: ListingParameter,
  value: string,
): string {
  const parameters = new URLSearchParams(query);
  if (value === '') parameters.delete(listingParameters[parameter]);
  else parameters.set(listingParameters[parameter], value);
  return `?${parameters}`;
}

/** The name of the lines of a cart in its address; what they look like stands in cart/shared-cart.ts. */
export const itemsParameter = 'items';

/**
 * The same path with each run of escapes that is not UTF-8, and each stray `%`, written out as text
 * (`%` becomes `%25`), so that decoding cannot fail. A path that decodes is returned unchanged.
 */
export const decodablePath = (pathname: string): string =>
  pathname.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, decodable);

function decodable(escapes: string): string {
  try {
    // The result is used because a bundler may drop a call whose result is not.
    return decodeURIComponent(escapes) && escapes;
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}
