// The compared products in a URL: `?compare=id,id`.

import type { Path } from 'react-router-dom';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import {
  categoryUrl,
  isProductPath,
  paths,
  productUrl,
  queryParameters,
  showsComparison,
  withListingValue,
} from '../paths.ts';
import { counted } from '../text/counted.ts';

export const maxCompared = 4;

type PageUrl = Pick<Path, 'pathname' | 'search'>;

/** The comparison in the URL of a page. */
export function pageComparison({ pathname, search }: PageUrl) {
  const { products, leftOut } = comparisonIn(search);
  const ids = products.map(({ id }) => id);
  return {
    products,
    leftOut,
    /** The URL that compares other products: this page, or All Tools if this page has neither listing nor product. */
    urlWith: (others: readonly string[]) =>
      canCompare(pathname) ? compareUrl(others, { pathname, search }) : compareUrl(others),
    /** The URL on which the shopper chooses further products: the same, but a listing goes on showing its products. */
    choosingUrl: (others: readonly string[]) => {
      const url = compareUrl(others, canCompare(pathname) ? { pathname, search } : allTools);
      if (isProductPath(pathname)) return url;
      const [path = '', query] = url.split('?');
      return path + withListingValue(query ?? '', 'choosing', others.length > 0 ? '1' : '');
    },
    /** The URL of the comparison of these products. */
    comparisonUrl: compareUrl(
      ids,
      canCompare(pathname) && !isProductPath(pathname)
        ? { pathname, search: withListingValue(search, 'choosing', '') }
        : allTools,
    ),
    /** The URL of a product page that keeps the comparison. */
    productUrl: (id: string) => compareUrl(ids, { pathname: productUrl(id), search: '' }),
  };
}

export type Comparison = {
  /** At most four, in the order of the URL. */
  readonly products: readonly Product[];
  /** The number of entries that name no product, repeat one, or are beyond the fourth. */
  readonly leftOut: number;
};

/** The comparison in a query (`?compare=…`). Never throws. */
export function comparisonIn(query: string, among: readonly Product[] = products): Comparison {
  const entries = new URLSearchParams(query)
    .getAll(queryParameters.compare)
    .flatMap((list) => list.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const named = [...new Set(entries)].flatMap(
    (id) => among.find((product) => product.id === id) ?? [],
  );
  const compared = named.slice(0, maxCompared);
  return { products: compared, leftOut: entries.length - compared.length };
}

/**
 * The heading of the comparison that a listing shows in place of its products, as `Compare 3 tools`. Undefined for a query with
 * which it shows its products.
 */
export function comparisonHeading(query: string): string | undefined {
  const { products, leftOut } = comparisonIn(query);
  return showsComparison(query) && products.length + leftOut > 0
    ? `Compare ${counted(products.length, 'tool', 'tools')}`
    : undefined;
}

/** Whether the page of this path keeps a comparison in its URL: a listing shows it, a product page counts its products. */
export const canCompare = (pathname: string): boolean =>
  pathname === paths.products ||
  pathname === paths.search ||
  pathname.startsWith(categoryUrl('')) ||
  isProductPath(pathname);

const allTools: PageUrl = { pathname: paths.products, search: '' };

/** The URL of a page with a comparison of these products, or of none. The other parameters stay unchanged. */
export const compareUrl = (
  ids: readonly string[],
  { pathname, search }: PageUrl = allTools,
): string => pathname + withListingValue(search, 'compare', ids.join(','));

/** The ids of these products with this id added, or removed if it is already among them. */
export const withToggled = (products: readonly Product[], id: string): string[] => {
  const ids = products.map((product) => product.id);
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
};
