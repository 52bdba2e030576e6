// A cart in a URL: `items=id:quantity,id:quantity`, and the name of its job: `job=Bay+3`.
import { canonicalPath } from '../canonical-path.ts';
import { findProduct, isForSale, unavailableText } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { paths, queryParameters, queryText } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { withBase } from '../ui/base-url.ts';
import { type Cart, type CartLine, maxQuantity } from './cart.ts';

/** The URL that opens the cart with these lines, and with the name of the job if it has one. */
export const sharedCartUrl = (cart: Cart, jobName = ''): string =>
  cart.length === 0 ? paths.cart : `${paths.cart}?${cartQuery(cart, jobName)}`;

/** One entry of a link. */
export const sharedEntry = (productId: string, quantity: number) => `${productId}:${quantity}`;

/** The lines, and the name of the job if there is one, as the query that `sharedCartIn` reads. */
export function cartQuery(cart: Cart, jobName: string): string {
  const entries = cart.map(({ productId, quantity }) => sharedEntry(productId, quantity));
  const items = `${queryParameters.items}=${entries.join(',')}`;
  return jobName ? `${items}&${new URLSearchParams({ [queryParameters.job]: jobName })}` : items;
}

/** The query without the cart: empty if there is nothing else. */
export function withoutSharedCart(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(queryParameters.items);
  parameters.delete(queryParameters.quantity);
  parameters.delete(queryParameters.job);
  return queryText(parameters);
}

export type SharedCart = {
  /** One line for each valid entry. Lines of the same product add up in the cart. */
  readonly lines: readonly CartLine[];
  /** The number of entries with an unknown product or a quantity that is not an integer from 1 to the maximum. */
  readonly leftOut: number;
  /** The products in the other entries, all of which are not for sale. */
  readonly unavailable: readonly Product[];
  /** The name of the job; empty without one. */
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
  const products = [...new Set(known.flatMap(({ productId }) => findProduct(productId) ?? []))];
  const unavailable = products.filter((product) => !isForSale(product));
  const isAvailable = ({ productId }: CartLine) => unavailable.every(({ id }) => id !== productId);
  return {
    lines: known.filter(isAvailable),
    leftOut: entries.length - known.length,
    unavailable,
    jobName: jobNameFrom(parameters.get(queryParameters.job) ?? ''),
  };
}

/** The parts of a line of text that may be links to a cart. They end at a bracket or a quotation mark. */
export const linksIn = (line: string): string[] =>
  line
    .split(/[\s<>()[\]"]+/)
    .filter((word) => word.includes(queryParameters.items) && word.length < maxLinkLength);

const maxLinkLength = 40_000;

/**
 * The cart of a link, whatever its host, with or without `https://`, as mail programs and messengers wrap it. Undefined if it
 * leads to another page, or has no cart. Never throws.
 */
export function sharedCartInLink(link: string): SharedCart | undefined {
  // The link ends before the punctuation mark of the sentence.
  const carts = linksInLink(link.replace(/[.,;:!?'*_]+$/, '')).flatMap((url) => {
    const isCartPage =
      canonicalPath(url.pathname, import.meta.env.BASE_URL) === withBase(paths.cart);
    return (isCartPage && sharedCartIn(url.search)) || [];
  });
  // The reading of which most is understood.
  return (
    carts.toSorted((a, b) => a.leftOut - b.leftOut).find(({ lines }) => lines.length > 0) ??
    carts[0]
  );
}

/** The link in each way to read it, then those that it carries in its query, as Safe Links and search engines do. */
function linksInLink(link: string, depth = 0): URL[] {
  const urls = readingsOf(link).flatMap((text) => urlFrom(text) ?? []);
  if (depth === maxDepth) return urls;
  const carried = urls.flatMap((url) => [...url.searchParams.values()].slice(0, 20));
  return [
    ...urls,
    ...[...carried, ...proofpointLinks(link)].flatMap((text) =>
      text.includes(queryParameters.items) ? linksInLink(text, depth + 1) : [],
    ),
  ];
}

/** How many services may have wrapped a link. */
const maxDepth = 3;

/** As it is, as quoted-printable, and percent-decoded once and twice. */
function readingsOf(link: string): string[] {
  const once = decoded(link);
  const readings = [link, link.replaceAll(/=([\dA-F]{2})/g, fromHex), once, decoded(once)];
  return [...new Set(readings)].map((text) => (/^https?:/i.test(text) ? text : `https://${text}`));
}

const fromHex = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16));

/** Proofpoint v2 writes `-3D` for `%3D` and `_` for `/`. Version 3 writes `*` for characters that follow the link in Base64. */
function proofpointLinks(link: string): string[] {
  const [, second] = /urldefense\.[^?]*\/v2\/url\?u=([^&]*)/.exec(link) ?? [];
  const [, third, replaced = ''] = /urldefense\.[^?]*\/v3\/__(.*?)__;([\w-]*)/.exec(link) ?? [];
  return [
    ...(second ? [decoded(second.replaceAll('-', '%').replaceAll('_', '/'))] : []),
    ...(third ? [withReplaced(third, decodedBase64(replaced))] : []),
  ];
}

/** `*` is one of the characters, `**A` and so on are two and more of them. */
function withReplaced(link: string, characters: string): string {
  let at = 0;
  return link.replaceAll(/\*(?:\*([A-Za-z\d_-]))?/g, (_, run?: string) => {
    const length = run ? base64Digits.indexOf(run) + 2 : 1;
    at += length;
    return characters.slice(at - length, at);
  });
}

const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function decodedBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `URL.canParse` is younger than the oldest browsers that the store supports. */
function urlFrom(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The note about the entries of a shared cart link that are left out: empty if there were none. */
export function leftOutNote({ leftOut, unavailable }: SharedCart): string {
  return [
    ...(leftOut > 0 ? [`${counted(leftOut, 'item')} in this link could not be added.`] : []),
    ...unavailable.map(unavailableNote),
  ].join(' ');
}

/** The note about lines whose products this version of the store does not sell: empty if there are none. */
export function notSoldNote(lines: Cart): string {
  const products = lines.flatMap(({ productId }) => findProduct(productId) ?? []);
  const unknown = lines.length - products.length;
  return [
    ...(unknown > 0 ? [`${counted(unknown, 'product')} in your cart cannot be ordered now.`] : []),
    ...products.map(unavailableNote),
  ].join(' ');
}

const unavailableNote = (product: Product) => `${unavailableText(product)}: ${product.name}.`;

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
