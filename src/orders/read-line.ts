// One line of an order: its products, each with its quantity or with the reason why it is not known.
import { maxQuantity } from '../cart/cart.ts';
import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { type Candidate, candidatesOf, isKnown } from './candidates.ts';
import { isNameOf, isOfName, plainName } from './names.ts';
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
  const named = findNamed(parts, itemNumbers);
  const [first] = products;
  if (!first) return named;
  const { product = first } = named.found[0] ?? {};
  const sections = products.length > 1 ? sectionsOf(parts) : [parts];
  const isClear = !parts.some(({ kind }) => /doubt|code/.test(kind));
  if (isClear && product === first && sections) {
    return { products, found: sections.map((section) => foundIn(section, parts)) };
  }
  const several = products.length > 1 ? products : [first, product];
  return { products, found: [], problem: isClear ? severalProducts(several) : notWhole };
}

/** The product of a section. If another product of the line has a quantity, `each` or without a unit, that may count for both. */
function foundIn(section: readonly Part[], line: readonly Part[]): Found {
  const items = section.flatMap(({ product }) => product ?? []);
  const product = items[0] as Product;
  const isShared =
    section !== line && line.some(({ kind, text }) => kind === 'bare' || text.endsWith('each'));
  return {
    product,
    candidates: candidatesOf(section, product),
    canBeOne: !isShared && items.length === 1 && section.every((part) => isKnown(part, product)),
  };
}

/** The sections with an item number, between commas or `and`. Undefined if one has several, or a quantity and no item number. */
function sectionsOf(parts: readonly Part[]): readonly (readonly Part[])[] | undefined {
  const sections: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'break') sections.push([]);
    else sections.at(-1)?.push(part);
  }
  const itemsOf = (section: readonly Part[]) => section.filter(({ product }) => product);
  const isClear = sections.every((section) => {
    const items = itemsOf(section).length;
    return items === 1 || (items === 0 && section.every(({ kind }) => /known|word/.test(kind)));
  });
  const hasCells = parts.some(({ text }) => /[\t|]/.test(text));
  return isClear && !hasCells
    ? sections.filter((section) => itemsOf(section).length > 0)
    : undefined;
}

/** The product whose name is all of the line but for a quantity, unless other names have these words too. */
function findNamed(parts: readonly Part[], { products }: ItemNumbers): FoundProducts {
  const words = parts.filter(({ kind }) => /word|size|unit/.test(kind)).map(({ text }) => text);
  const text = plainName(words.join(' '));
  const product =
    words.length > 0 && words.length < 20 && products.find((each) => isNameOf(text, each));
  const none = { products: [], found: [] };
  if (!product) return none;
  const possible = products.filter((each) => isOfName(text, each));
  const candidates = candidatesOf(parts, product);
  if (candidates.some(({ kind }) => kind === 'unclear')) return none;
  return possible.length > 1
    ? { products: possible, found: [], problem: whichOne(possible) }
    : {
        products: possible,
        found: [{ product, candidates, canBeOne: false }],
      };
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
