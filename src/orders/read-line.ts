// One line of an order: its products, each with its quantity or with the reason why it is not known.
import { maxQuantity } from '../cart/cart.ts';
import type { Product } from '../catalogue/product.ts';
import { type Candidate, candidatesOf, isKnown } from './candidates.ts';
import type { ItemNumbers } from './item-numbers.ts';
import { isNamedBy, wordsIn } from './names.ts';
import { type Part, partsOf } from './parts.ts';

/** A product of a line. Without quantity and problem, the line gives no quantity. */
export type LineItem = {
  readonly product: Product;
  readonly quantity?: number | undefined;
  readonly problem?: string | undefined;
};

/** A product with all that the line says about its quantity. */
export type Found = {
  readonly product: Product;
  readonly candidates: readonly Candidate[];
  /** Whether one of the product may be meant if no line gives a quantity. */
  readonly canBeOne: boolean;
};

export const noProduct = 'No product has this item number.';
export const noQuantity = `The quantity is no whole number from 1 to ${maxQuantity}.`;
export const howMany = 'How many? Type the item number and a quantity.';
const notWhole = 'Only an item number, a quantity and the name of the product are understood.';
export const severalProducts = ([first, second]: readonly Product[]): string =>
  `Both ${first?.itemNumber} and ${second?.itemNumber} are item numbers. Type one a line, with the name of its product after it.`;
const whichOne = ([first, second]: readonly Product[]) =>
  `Which one: ${first?.itemNumber} or ${second?.itemNumber}? Type its item number.`;

/** `1 or 4?` */
export const question = (values: readonly number[]): string =>
  `${[...new Set(values)].toSorted((a, b) => a - b).join(' or ')}?`;

/**
 * The products of a line of free text, such as `TB-1120 x 3` or `do you have 2 of TB-1120?`. Empty if it has no item number
 * and does not name a product.
 */
export function readLine(line: string, itemNumbers: ItemNumbers): readonly LineItem[] {
  const { products, problem, found } = findProducts(partsOf(line, itemNumbers), itemNumbers);
  if (problem !== undefined) return products.map((product) => ({ product, problem }));
  return found.map(({ product, candidates }) => ({ product, ...quantityOf(candidates) }));
}

export type FoundProducts = {
  readonly products: readonly Product[];
  /** The products with their candidates; empty if there is a problem. */
  readonly found: readonly Found[];
  readonly problem?: string | undefined;
};

/** The products of a line with the numbers that may be their quantities. */
export function findProducts(parts: readonly Part[], itemNumbers: ItemNumbers): FoundProducts {
  const products = [...new Set(parts.flatMap(({ product }) => product ?? []))];
  const named = findNamed(
    parts.filter(({ kind }) => kind !== 'item'),
    itemNumbers,
  );
  const [first] = products;
  if (!first) return named;
  const { product = first } = named.found[0] ?? {};
  const sections = products.length > 1 ? sectionsOf(parts) : [parts];
  const problem = parts.some(({ kind }) => /doubt|code/.test(kind))
    ? notWhole
    : product !== first
      ? severalProducts([first, product])
      : sections
        ? ''
        : severalProducts(products);
  if (problem || !sections) return { products, found: [], problem };
  return { products, found: withShared(sections.map(foundIn), parts) };
}

function foundIn(parts: readonly Part[]): Found {
  const items = parts.flatMap(({ product }) => product ?? []);
  const product = items[0] as Product;
  return {
    product,
    candidates: candidatesOf(parts, product),
    canBeOne: items.length === 1 && parts.every((part) => isKnown(part, product)),
  };
}

/** One section for each item number: between two of them has to be a comma or an `and`, and no number between several of those. */
function sectionsOf(parts: readonly Part[]): readonly (readonly Part[])[] | undefined {
  const items = parts.flatMap(({ product }, index) => (product ? index : []));
  const cuts = items.slice(1).map((item, index) => {
    const between = parts.slice(items[index], item);
    const first = between.findIndex(({ kind }) => kind === 'break');
    const last = between.findLastIndex(({ kind }) => kind === 'break');
    const isClear = between.slice(first, last).every(({ kind }) => /break|known|word/.test(kind));
    const isCell = between.some(({ text }) => /[\t|]/.test(text));
    return isClear && !isCell && first > 0 ? (items[index] as number) + last : 0;
  });
  return cuts.includes(0)
    ? undefined
    : [0, ...cuts].map((cut, index) => parts.slice(cut, cuts[index]));
}

/** `2 each of TB-1120 and TB-1110`: the only quantity counts for all. In `2 TB-1120 and TB-1110` it is not clear. */
function withShared(found: readonly Found[], parts: readonly Part[]): readonly Found[] {
  const all = found.flatMap(({ candidates }) => candidates);
  const isShared = all.length === 1 && parts.some(({ text }) => /\beach$/.test(text));
  if (found.length === 1 || (!isShared && all.every(({ kind }) => kind === 'counted')))
    return found;
  return found.map((each) =>
    each.candidates.length > 0
      ? each
      : { ...each, candidates: all.map((candidate) => ({ ...candidate, isNear: isShared })) },
  );
}

/** The product that a line without item number names, if all of the line is understood and no other product fits. */
function findNamed(parts: readonly Part[], { products }: ItemNumbers): FoundProducts {
  const none = { products: [], found: [] };
  if (parts.length > 30 || !parts.some(({ kind }) => kind === 'word')) return none;
  const words = wordsIn(parts.map(({ text }) => text).join(' '));
  const possible = products.filter(
    (each) =>
      parts.every((part) => isKnown(part, each)) &&
      candidatesOf(parts, each).every(({ kind }) => /bare|counted/.test(kind)),
  );
  const product = possible.find((each) => isNamedBy(words, each));
  if (!product) return none;
  const problem =
    possible.length > 1
      ? whichOne([product, ...possible.filter((each) => each !== product)])
      : undefined;
  const found = { product, candidates: candidatesOf(parts, product), canBeOne: false };
  return problem
    ? { products: possible, found: [], problem }
    : { products: [product], found: [found] };
}

/** The quantity that the candidates leave, or the problem; neither if there are no candidates. */
export function quantityOf(candidates: readonly Candidate[]): {
  readonly quantity?: number | undefined;
  readonly problem?: string | undefined;
} {
  const ofKind = (kind: string) => candidates.filter((each) => each.kind === kind);
  const counted = ofKind('counted');
  const possible = counted.length > 0 ? counted : ofKind('bare');
  const isSure = counted.length > 0 || possible.some(({ isNear }) => isNear);
  const values = [...new Set([...possible.map(({ value }) => value), ...(isSure ? [] : [1])])];
  const [value = 0] = values;
  if (candidates.length === 0) return {};
  if (possible.length === 0 || ofKind('odd').length > 0) return { problem: noQuantity };
  if (values.length > 1) return { problem: question(values) };
  return value >= 1 && value <= maxQuantity ? { quantity: value } : { problem: noQuantity };
}
