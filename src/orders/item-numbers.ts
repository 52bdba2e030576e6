// The item numbers of a store, and where a text has them.
import type { Product } from '../catalogue/product.ts';
import { fold, plainNumber } from '../text/fold.ts';

/** The products of a store by their item numbers. */
export type ItemNumbers = {
  readonly products: readonly Product[];
  /** The keys are folded item numbers. */
  readonly exact: ReadonlyMap<string, Product>;
  /** The keys are item numbers without spaces and hyphens (`plainNumber`). */
  readonly plain: ReadonlyMap<string, Product>;
  /** The length of the longest folded item number. */
  readonly longest: number;
};

export const itemNumbersOf = (products: readonly Product[]): ItemNumbers => ({
  products,
  exact: new Map(products.map((product) => [fold(product.itemNumber), product])),
  plain: new Map(products.map((product) => [plainNumber(product.itemNumber), product])),
  longest: Math.max(0, ...products.map(({ itemNumber }) => fold(itemNumber).length)),
});

type FoundNumber = {
  readonly product: Product;
  readonly start: number;
  /** The end of the item number, or of the full name of the product if that follows. */
  readonly end: number;
  readonly isNamed: boolean;
  readonly isDigits: boolean;
};

/**
 * The item numbers in a folded text. One of a few digits may be a quantity or a price: where the name of a product follows
 * one item number, digits without a name are none, and `3 x 3` has only one.
 */
export function itemNumbersIn(text: string, itemNumbers: ItemNumbers): readonly FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])\S|(?<=\dx)\p{L}/gu)) {
    const isFree = index >= (found.at(-1)?.end ?? 0);
    const item = isFree && itemNumberAt(text, index, itemNumbers);
    if (item) found.push(item);
  }
  const isSure = found.some(({ isNamed }) => isNamed);
  return found.filter(
    ({ product, isNamed, isDigits }, index) =>
      isNamed ||
      !isDigits ||
      !(isSure || found.slice(0, index).some((each) => each.product === product)),
  );
}

/**
 * The item number that starts at the index. One with the same spaces and hyphens wins over one with different ones, then the
 * longest.
 */
function itemNumberAt(
  text: string,
  start: number,
  { exact, plain, longest }: ItemNumbers,
): FoundNumber | undefined {
  let exactly: [Product, number] | undefined;
  let plainly: [Product, number] | undefined;
  let plainText = '';
  // One space or hyphen for each character at most, so that the time is proportional to the length of the text.
  for (let end = start + 1; end <= text.length && end <= start + 2 * longest; end++) {
    const character = text.charAt(end - 1);
    if (character === '\t') break;
    if (/[\s-]/.test(character)) continue;
    plainText += character;
    // `TB-1120x2` ends before the `x`.
    if (/^(?!x\d)[\p{L}\p{N}]/u.test(text.slice(end, end + 2))) continue;
    const product = exact.get(text.slice(start, end));
    const plainProduct = plain.get(plainText);
    if (product) exactly = [product, end];
    if (plainProduct) plainly = [plainProduct, end];
  }
  const [product, end = 0] = exactly ?? plainly ?? [];
  if (!product) return undefined;
  const isDigits = /^\d+$/.test(text.slice(start, end));
  // 12 is no item number in 12.50.
  if (isDigits && /\d[.,/]\d/.test(text.slice(Math.max(start - 2, 0), end + 2))) return undefined;
  const name = fold(product.name);
  const [gap = ''] = /^[\s,]{0,3}/.exec(text.slice(end, end + 3)) ?? [];
  const isNamed = text.startsWith(name, end + gap.length);
  return { product, start, end: isNamed ? end + gap.length + name.length : end, isNamed, isDigits };
}
