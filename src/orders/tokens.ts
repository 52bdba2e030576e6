// A line of an order as words, numbers, item numbers and punctuation marks.
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { type ItemNumbers, itemNumberAt } from './item-numbers.ts';
import { type Meaning, meaningOf, numberOfWord } from './words.ts';

export type Token = {
  readonly text: string;
  /** Whether no space is before it. */
  readonly isGlued: boolean;
  /** The product of an item number. */
  readonly product?: Product;
  /** Whether the full name of the product follows. The name itself is no token, because it may have numbers. */
  readonly isNamed?: boolean;
  /** A number, whole or not: `2`, `1/2`, `139.99`, and `2` for `two`. */
  readonly number?: string;
  readonly isWord: boolean;
  readonly meaning?: Meaning | undefined;
};

const pattern = /\t| {2,}|https?:\/\/[^\s<>]+|\d+(?:[.,/:'-]\d+)*|(?<=\d)x|\p{L}+|\S/gu;

/** The tokens of a folded line. */
export function tokensOf(line: string, itemNumbers: ItemNumbers): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  // A copy, because its position must not be that of another line.
  const next = new RegExp(pattern);
  for (let match = next.exec(line); match; match = next.exec(line)) {
    const isGlued = match.index === end && end > 0;
    const item = itemNumberAt(line, match.index, itemNumbers);
    if (item) {
      const name = fold(item.product.name);
      const [gap = ''] = line.slice(item.end, item.end + 4).match(/^[\s,]+/) ?? [];
      const start = item.end + gap.length;
      const isNamed = line.startsWith(name, start);
      next.lastIndex = isNamed ? start + name.length : item.end;
      tokens.push({
        text: line.slice(match.index, item.end),
        isGlued,
        product: item.product,
        isNamed,
        isWord: false,
      });
    } else {
      tokens.push(tokenOf(match[0], isGlued));
    }
    end = next.lastIndex;
  }
  return withSureItems(tokens);
}

function tokenOf(text: string, isGlued: boolean): Token {
  const number = /^\d/.test(text) ? text : numberOfWord(text);
  if (number !== undefined) return { text, isGlued, number: `${number}`, isWord: false };
  return { text, isGlued, isWord: /^\p{L}/u.test(text), meaning: meaningOf(text) };
}

/**
 * Item numbers of a few digits may be quantities or prices. Where the name of a product follows one item number, all
 * others without their name are numbers.
 */
function withSureItems(tokens: readonly Token[]): readonly Token[] {
  const isSure = tokens.some(({ isNamed }) => isNamed);
  const seen = new Set<Product>();
  return tokens.map((token) => {
    const { text, isGlued, product, isNamed } = token;
    if (!product || isNamed || !/^\d+$/.test(text)) return token;
    // 3 of item 3: `3 x 3`.
    if (!isSure && !seen.has(product)) {
      seen.add(product);
      return token;
    }
    return { text, isGlued, number: text, isWord: false };
  });
}

/** Whether a column or a part of the line ends at the token, or the line itself. */
export const isBreak = (token: Token | undefined): boolean =>
  !token || /^(?:\t| {2,}|[;|,])$/.test(token.text);

/** Whether the token is neither word nor number. */
export const isMark = (token: Token): boolean =>
  !token.isWord && token.number === undefined && !token.product;
