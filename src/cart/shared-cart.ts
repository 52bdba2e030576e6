// A cart in a URL: `items=id:quantity,id:quantity`, and the name of its job: `job=Bay+3`.
import { findProduct, isForSale, unavailableText } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { pages, queryParameters, queryText } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { type Cart, type CartLine, isSold, maxQuantity } from './cart.ts';

/** The URL that opens the cart with these lines, and with the name of the job if it has one. */
export function sharedCartUrl(cart: Cart, jobName = ''): string {
  if (cart.length === 0) return pages.cart.path;
  const entries = cart.map(({ productId, quantity }) => sharedEntry(productId, quantity));
  const url = `${pages.cart.path}?${queryParameters.items}=${entries.join(',')}`;
  return jobName ? `${url}&${new URLSearchParams({ [queryParameters.job]: jobName })}` : url;
}

export const sharedEntry = (productId: string, quantity: number) => `${productId}:${quantity}`;

/** The query without the cart: empty if there is nothing else. */
export function withoutSharedCart(query: string): string {
  const parameters = new URLSearchParams(query);
  const { items, quantity, job } = queryParameters;
  for (const parameter of [items, quantity, job]) parameters.delete(parameter);
  return queryText(parameters);
}

export type SharedCart = {
  /** One line for each valid entry. Lines of the same product add up in the cart. */
  readonly lines: readonly CartLine[];
  /** The number of entries with an unknown product or a quantity that is not an integer from 1 to the maximum. */
  readonly leftOut: number;
  /** The products in the other entries, all of which are not for sale. */
  readonly unavailable: readonly Product[];
  readonly jobName: string;
};

/** The cart in a query (`?items=…`): undefined without the parameter. Never throws. */
export function sharedCartIn(query: string): SharedCart | undefined {
  const parameters = new URLSearchParams(query);
  const lists = parameters.getAll(queryParameters.items);
  if (lists.length === 0) return undefined;
  const quantity = parameters.get(queryParameters.quantity);
  const entries = lists
    .flatMap((list) => list.split(','))
    .filter((entry) => /[^.\s]/.test(entry))
    .map((entry) =>
      quantity && !entry.includes(':') ? sharedEntry(entry, Number(quantity)) : entry,
    );
  const known = entries.flatMap((entry) => lineOf(entry) ?? []);
  const products = new Set(known.flatMap(({ productId }) => findProduct(productId) ?? []));
  return {
    lines: known.filter(({ productId }) => isSold(productId)),
    leftOut: entries.length - known.length,
    unavailable: [...products].filter((product) => !isForSale(product)),
    jobName: jobNameFrom(parameters.get(queryParameters.job) ?? ''),
  };
}

/** The note about the entries of a shared cart link that are left out: empty if there were none. */
export const leftOutNote = ({ leftOut, unavailable }: SharedCart): string =>
  [
    ...(leftOut > 0 ? [`${counted(leftOut, 'item')} in this link could not be added.`] : []),
    ...unavailable.map(unavailableNote),
  ].join(' ');

/** `Sold out: Angle Grinder.` For a product that is not for sale. */
export const unavailableNote = (product: Product): string =>
  `${unavailableText(product)}: ${product.name}.`;

function lineOf(entry: string): CartLine | undefined {
  // Mail programs add spaces, line breaks, and the full stop that ends a sentence.
  const [, productId, digits] = entry.trimStart().match(/^([^:]*):([1-9]\d*)[.\s]*$/) ?? [];
  const quantity = Number(digits);
  if (!productId || !findProduct(productId) || quantity > maxQuantity) return undefined;
  return { productId, quantity };
}

/** The maximum length of a job name in UTF-16 code units, which the `maxlength` attribute also counts. */
export const maxJobNameLength = 60;

/** Puts a job name on one line, trims it and cuts it to the maximum length. */
export const jobNameFrom = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxJobNameLength)
    // The cut may have left the first half of a surrogate pair at the end.
    .replace(/[\uD800-\uDBFF]$/, '');
