// One line of an order: its products, each with its quantity or with the reason why it is not known.
import { maxQuantity } from '../cart/cart.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { type Candidate, candidatesOf, isKnown } from './candidates.ts';
import { type ItemNumbers, unknownNumberIn } from './item-numbers.ts';
import { isNamedBy, isOfName } from './names.ts';
import { isMark, type Token, tokensOf } from './tokens.ts';

/** A product of a line. Without quantity and problem, the line gives no quantity. */
export type LineItem = {
  readonly product: Product;
  readonly quantity?: number;
  readonly problem?: string;
};

/** A product with all that the line says about its quantity. */
export type Found = {
  readonly product: Product;
  readonly candidates: readonly Candidate[];
  /** Whether the line has words that the store does not know, or the item number several times. */
  readonly hasUnknown: boolean;
  /** Whether the line has the name of the product only. */
  readonly isName?: boolean;
};

export const noProduct = 'No product has this item number.';
export const noQuantity = `The quantity is no whole number from 1 to ${maxQuantity}.`;
export const howMany = 'How many? Type the item number and a quantity.';
const isOrdered = 'Is this ordered? Type the item number and a quantity.';
const notWhole = 'Only an item number, a quantity and the name of the product are understood.';
const unknownNumber = (number: string) => `No product has the item number ${number.toUpperCase()}.`;
export const severalProducts = ([first, second]: readonly Product[]) =>
  `Both ${first?.itemNumber} and ${second?.itemNumber} are item numbers. Type one a line, with the name of its product after it.`;
const whichOne = ([first, second]: readonly Product[]) =>
  `Which one: ${first?.itemNumber} or ${second?.itemNumber}? Type its item number.`;

/**
 * The products of a line of free text, such as `TB-1120 x 3` or `do you have 2 of TB-1120?`. Empty if it has no item number
 * and does not name a product.
 */
export function readLine(line: string, itemNumbers: ItemNumbers): readonly LineItem[] {
  const found = findItems(line, tokensOf(fold(line), itemNumbers), itemNumbers);
  const { problem } = found;
  if (problem !== undefined) return found.products.map((product) => ({ product, problem }));
  return found.items.map(({ product, candidates }) => ({ product, ...quantityOf(candidates) }));
}

type FoundItems = {
  readonly items: readonly Found[];
  /** With a problem: the products of the line. */
  readonly products: readonly Product[];
  readonly problem?: string;
};

/** The products of a line with their candidates, or the reason why they are not understood. */
export function findItems(
  line: string,
  tokens: readonly Token[],
  itemNumbers: ItemNumbers,
): FoundItems {
  const products = [...new Set(tokens.flatMap(({ product }) => product ?? []))];
  const [first] = products;
  if (!first) return findNamed(tokens, itemNumbers);
  const problem = (text: string) => ({ items: [], products, problem: text });

  const unknown = unknownNumberIn(fold(line), itemNumbers);
  if (unknown) return problem(unknownNumber(unknown));
  if (tokens.some(({ meaning }) => meaning === 'doubt') || hasGluedItem(tokens)) {
    return problem(isOrdered);
  }
  const named = findNamed(
    tokens.filter(({ product }) => !product),
    itemNumbers,
  );
  const other = named.items[0]?.product;
  if (other && other !== first) return problem(severalProducts([first, other]));
  const parts = products.length === 1 ? [tokens] : partsOf(tokens);
  if (!parts) {
    return problem(/\bor\b|\//.test(fold(line)) ? isOrdered : severalProducts(products));
  }
  if (parts.some(hasUnread)) return problem(notWhole);
  return {
    products,
    items: withShared(
      parts.map((part) => foundIn(part, products)),
      tokens,
    ),
  };
}

function foundIn(part: readonly Token[], products: readonly Product[]): Found {
  const product = part.find((token) => token.product)?.product ?? (products[0] as Product);
  return {
    product,
    candidates: candidatesOf(part, product),
    hasUnknown:
      part.some((token) => !isKnown(token, product)) ||
      part.filter((token) => token.product).length > 1,
  };
}

/** `MTB/TB-1120` may be another number. */
const hasGluedItem = (tokens: readonly Token[]) =>
  tokens.some(
    ({ product, isGlued }, index) =>
      product && isGlued && /^[/.-]$/.test(tokens[index - 1]?.text ?? ''),
  );

/** Whether the line also has something that is no item number: `2 x TB-1120 and a socket`. */
function hasUnread(part: readonly Token[]): boolean {
  return part.some((token, index) => {
    const [next, afterNext] = part.slice(index + 1, index + 3);
    return (
      /^(?:and|plus|&|\+|,)$/.test(token.text) &&
      (next?.number !== undefined || /^(?:an?|some)$/.test(next?.text ?? '')) &&
      afterNext?.isWord &&
      !afterNext.meaning
    );
  });
}

/**
 * Splits the tokens of a line with several item numbers into one part each. A number between two of them belongs to the one
 * on its side of a comma or an `and`, otherwise to the one where the line starts or ends with a number.
 */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const items = tokens.flatMap(({ product }, index) => (product ? index : []));
  const hasNumber = (from: number, to: number) =>
    tokens.slice(from, to).some(({ number }) => number !== undefined);
  const isBefore = hasNumber(0, items[0] as number);
  const isAfter = hasNumber(items.at(-1) as number, tokens.length);
  const cuts = [0];
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    if (next === undefined) break;
    if (tokens[item]?.product === tokens[next]?.product) continue;
    const between = tokens.slice(item, next);
    if (between.some(({ text }) => /^(?:\t|\||\/)$/.test(text))) return undefined;
    const marks = between.flatMap(({ text }, index) =>
      /^(?:[,;&+]|and|plus|und)$/.test(text) ? item + index : [],
    );
    const [first = item + 1, last = next] = [marks[0], marks.at(-1)];
    if (marks.length > 0 && !hasNumber(first, last)) cuts.push(last);
    else if (!hasNumber(item, next) || isBefore === isAfter) return undefined;
    else cuts.push(isAfter ? last : first);
  }
  return cuts.map((cut, at) => tokens.slice(cut, cuts[at + 1]));
}

/** `2 each of TB-1120 and TB-1110`: the only quantity counts for all. */
function withShared(items: readonly Found[], tokens: readonly Token[]): readonly Found[] {
  const all = items.flatMap(({ candidates }) => candidates);
  if (items.length === 1) return items;
  const isShared = tokens.some(({ text }) => text === 'each' || text === 'je') && all.length === 1;
  const isCounted = all.every(({ kind }) => kind === 'counted');
  return items.map((item) => {
    if (item.candidates.length > 0 || (isCounted && !isShared)) return item;
    // In `2 TB-1120 and TB-1110` it is not clear.
    return { ...item, candidates: all.map((each) => ({ ...each, isNear: isShared })) };
  });
}

/** The product that a line without item number names, if all of the line is understood and no other product fits. */
function findNamed(tokens: readonly Token[], { products }: ItemNumbers): FoundItems {
  const none = { items: [], products: [] };
  if (tokens.length > 60 || !tokens.some(({ isWord }) => isWord)) return none;
  const possible = products.filter(
    (product) =>
      tokens.some((token) => token.isWord && token.text.length > 2 && isOfName(token, product)) &&
      tokens.every((token) => isExplained(token, product)) &&
      candidatesOf(tokens, product).every(({ kind }) => kind === 'bare' || kind === 'counted'),
  );
  const named = possible.filter((product) => isNamedBy(tokens, product));
  const [product] = named;
  if (!product) return none;
  if (possible.length > 1) {
    return {
      items: [],
      products: possible,
      problem: whichOne([product, ...possible.filter((each) => each !== product)]),
    };
  }
  return {
    products: [product],
    items: [
      { product, candidates: candidatesOf(tokens, product), hasUnknown: false, isName: true },
    ],
  };
}

const isExplained = (token: Token, product: Product) =>
  isMark(token) || token.number !== undefined || isKnown(token, product);

/** The quantity that the candidates leave, or the question; neither if there are no candidates. */
export function quantityOf(candidates: readonly Candidate[]): {
  readonly quantity?: number;
  readonly problem?: string;
} {
  const valuesOf = (chosen: readonly Candidate[]) => [...new Set(chosen.map(({ value }) => value))];
  const counted = candidates.filter(({ kind }) => kind === 'counted');
  const bare = candidates.filter(({ kind }) => kind === 'bare');
  const possible = counted.length > 0 ? counted : bare;
  const confirmed = valuesOf(possible.filter(({ hasTotal }) => hasTotal));
  const values = confirmed.length === 1 ? confirmed : valuesOf(possible);
  const [value] = values;
  if (candidates.some(({ kind }) => kind === 'odd')) return { problem: noQuantity };
  if (value === undefined) return candidates.length > 0 ? { problem: noQuantity } : {};
  if (values.length > 1) return { problem: question(values) };
  const isSure =
    confirmed.length === 1 || possible.some(({ kind, isNear }) => kind === 'counted' || isNear);
  if (!isSure && value !== 1) return { problem: question([1, value]) };
  return value >= 1 && value <= maxQuantity ? { quantity: value } : { problem: noQuantity };
}

/** `1 or 4?` */
export const question = (values: readonly number[]): string =>
  `${values.toSorted((a, b) => a - b).join(' or ')}?`;
