import type { Path } from 'react-router-dom';
import { canCompare, compareUrl, productUrl } from '../paths.ts';
import { comparisonIn } from './comparison.ts';

/** The comparison in the URL of a page. */
export function pageComparison({ pathname, search }: Pick<Path, 'pathname' | 'search'>) {
  const { products, leftOut } = comparisonIn(search);
  const ids = products.map(({ id }) => id);
  return {
    products,
    leftOut,
    /** The URL that compares other products: this page, or All Tools if this page has neither listing nor product. */
    urlWith: (others: readonly string[]) =>
      canCompare(pathname) ? compareUrl(others, { pathname, search }) : compareUrl(others),
    /** The URL of a product page that keeps the comparison. */
    productUrl: (id: string) => compareUrl(ids, { pathname: productUrl(id), search: '' }),
  };
}
