// The tools in a query: those of the comparison (`/compare?tools=id,id`), and those that are ticked on a listing or a product page
// (`?choosing=id,id`; `?choosing=` while none is ticked yet).

import { useDeferredValue } from 'react';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { type Path, useLocation } from '../navigation/router.ts';
import { productUrl, queryParameters, queryText, withQueryValue } from '../paths.ts';
import { counted } from '../text/counted.ts';

export const maxCompared = 4;

/** `leftOut` counts the entries that name no product, repeat one, or are beyond the fourth. Never throws. */
export function toolsIn(query: string, parameter: 'tools' | 'choosing') {
  const lists = new URLSearchParams(query).getAll(queryParameters[parameter]);
  const entries = lists.join().match(/[^\s,]+/g) ?? [];
  const named = [...new Set(entries)].flatMap((id) => findProduct(id) ?? []);
  const products = named.slice(0, maxCompared);
  return { products, leftOut: entries.length - products.length };
}

/** The ids of these products with this one added, or removed if it is already among them. */
export function withToggled(products: readonly Product[], product: Product): string[] {
  const others = products.filter((each) => each !== product);
  const toggled = others.length < products.length ? others : [...products, product];
  return toggled.map(({ id }) => id);
}

/** The URL of a page on which these products are ticked. The other parameters of `query` stay unchanged. */
export const choosingUrl = (ids: readonly string[], pathname: string, query = ''): string =>
  pathname + withQueryValue(query, 'choosing', ids.join(','));

/** The same, but while there are none the page stays one on which tools can be ticked. */
function tickingUrl(ids: readonly string[], pathname: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set(queryParameters.choosing, ids.join(','));
  return pathname + queryText(parameters);
}

/** The tools that are ticked on this page. */
export function chosenTools({ pathname, search }: Pick<Path, 'pathname' | 'search'>) {
  const { products } = toolsIn(search, 'choosing');
  const ids = products.map(({ id }) => id);
  const isChoosing = new URLSearchParams(search).has(queryParameters.choosing);
  // These links replace the URL, so focus and scroll position stay, and Back leaves the page.
  const link = { replace: true, rel: 'nofollow' };
  return {
    products,
    ids,
    isChoosing,
    /**
     * The properties of the link that shows the boxes to tick, or hides them and removes all ticks. It shows them on cards, because the
     * rows of the list have boxes on wide screens only.
     */
    chooseLink: {
      ...link,
      to: isChoosing
        ? choosingUrl([], pathname, search)
        : tickingUrl([], pathname, withQueryValue(search, 'view', '')),
    },
    /** The properties of the link that ticks a product, or removes its tick. */
    toggleLink: (product: Product) => ({
      ...link,
      to: tickingUrl(withToggled(products, product), pathname, search),
    }),
    /** The URL of a product page that keeps the ticks. */
    productUrl: (id: string) => choosingUrl(ids, productUrl(id)),
  };
}

/** The URLs of product pages for the links of this page: they keep its ticks. A tick renders the links after the next frame. */
export function useProductUrl(): (id: string) => string {
  const { pathname, search } = useLocation();
  return chosenTools({ pathname, search: useDeferredValue(search) }).productUrl;
}

/** `Compare 3 tools`; without a number if the query names none. */
export function comparisonTitle(query: string): string {
  const { products } = toolsIn(query, 'tools');
  return products.length > 0 ? `Compare ${counted(products.length, 'tool')}` : 'Compare tools';
}
