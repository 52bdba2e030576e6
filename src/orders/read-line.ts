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
  readonly quantity?: number;
  readonly problem?: string;
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
const isOrdered = 'Is this ordered? Type the item number and a quantity.';
const notWhole = 'Only an item number, a quantity and the name of the product are understood.';
export const severalProducts = ([first, second]: readonly Product[]): string =>
  `Both ${first?.itemNumber} and ${second?.itemNumber} are item numbers. Type one a line, with the name of its product after it.`;
const whichOne = ([first, second]: readonly Product[]) =>
  `Which one: ${first?.itemNumber} or ${second?.itemNumber}? Type its item number.`;

/** `1 or 4?` */
export const question = (values: readonly number[]): string =>
  `${values.toSorted((a, b) => a - b).join(' or ')}?`;

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
  readonly problem?: string;
};

/** The products of a line with the numbers that may be their quantities. */
export function findProducts(parts: readonly Part[], itemNumbers: ItemNumbers): FoundProducts {
  const products = [...new Set(parts.flatMap(({ product }) => product ?? []))];
  const rest = parts.filter(({ kind }) => kind !== 'item');
  const named = findNamed(rest, itemNumbers);
  const [first] = products;
  if (!first) return named;
  const problem = (text: string) => ({ products, found: [], problem: text });
  const code = parts.find(({ kind }) => kind === 'code');
  if (code) return problem(`No product has the item number ${code.text.toUpperCase()}.`);
  if (parts.some(({ kind }) => kind === 'doubt')) return problem(isOrdered);
  const other = named.found[0]?.product ?? first;
  if (other !== first) return problem(severalProducts([first, other]));
  const sections = products.length === 1 ? [parts] : sectionsOf(parts);
  if (!sections) return problem(severalProducts(products));
  if (sections.some(hasUnread)) return problem(notWhole);
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

/** Whether the section also has a quantity of something that is no item number: `2 x TB-1120 and a socket`. */
const hasUnread = (parts: readonly Part[]): boolean =>
  parts.some(({ kind, text }, index) => {
    const [next, afterNext] = [parts[index + 1], parts[index + 2]];
    const isQuantity = /counted|bare/.test(next?.kind ?? '') || /^an?$/.test(next?.text ?? '');
    return kind === 'break' && /\S/.test(text) && isQuantity && afterNext?.kind === 'word';
  });

/** One section for each item number: between two of them, the line has to have a comma or an `and`, and no number within those. */
function sectionsOf(parts: readonly Part[]): readonly (readonly Part[])[] | undefined {
  const sections: Part[][] = [[]];
  let product: Product | undefined;
  let last = 0;
  for (const part of parts) {
    const section = sections.at(-1) as Part[];
    section.push(part);
    if (part.product && product && part.product !== product) {
      const breaks = section.flatMap(({ kind, text }, index) =>
        index > last && kind === 'break' ? { index, isCell: /[\t|]/.test(text) } : [],
      );
      const [cut] = breaks.slice(-1);
      const between = section.slice(breaks[0]?.index, cut?.index);
      if (
        !cut ||
        breaks.some(({ isCell }) => isCell) ||
        between.some(({ number, kind }) => kind !== 'break' && /\d/.test(number))
      )
        return undefined;
      sections.push(section.splice(cut.index));
    }
    if (part.product) {
      product = part.product;
      last = (sections.at(-1) as Part[]).length - 1;
    }
  }
  return sections;
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
  const possible = products.filter(
    (product) =>
      parts.every((part) => isKnown(part, product)) &&
      parts.some((part) => part.kind === 'word' && part.text.length > 2) &&
      candidatesOf(parts, product).every(({ kind }) => kind === 'bare' || kind === 'counted'),
  );
  const words = wordsIn(parts.map(({ text }) => text).join(' '));
  const product = possible.find((each) => isNamedBy(words, each));
  if (!product) return none;
  const others = possible.filter((each) => each !== product);
  return others.length > 0
    ? { products: possible, found: [], problem: whichOne([product, ...others]) }
    : {
        products: [product],
        found: [{ product, candidates: candidatesOf(parts, product), canBeOne: false }],
      };
}

/** The quantity that the candidates leave, or the problem; neither if there are no candidates. */
export function quantityOf(candidates: readonly Candidate[]): {
  readonly quantity?: number;
  readonly problem?: string;
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
