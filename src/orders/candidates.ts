// The numbers of a line that may be the quantity of a product.
import type { Product } from '../catalogue/product.ts';
import { isOfName } from './names.ts';
import type { Kind, Part } from './parts.ts';
import { numberWords } from './words.ts';

export type Candidate = {
  readonly kind: Kind;
  /** NaN if it is no whole number. */
  readonly value: number;
  /** Whether it has a cell of its own, or no unknown word is between it and the item number. */
  readonly isNear: boolean;
  /** Whether the line starts with it: it may be the position of the line. */
  readonly isFirst: boolean;
};

/** All numbers of the line except those that are explained: positions, dates, the price, sizes in the name. */
export function candidatesOf(parts: readonly Part[], product: Product): Candidate[] {
  const near = nearItem(parts, product);
  const isNamed = parts.some((part) => part.isNamed);
  const numbers = parts.filter(({ number }) => /\d/.test(number));
  const amounts = numbers.map(({ number }) => amountOf(number));
  const next = new Map(numbers.map((part, index) => [part, amounts.slice(index + 1, index + 3)]));
  return parts
    .map((part, index) => {
      const value = wholeNumber(part.number);
      // `2 139.99 279.98`: the quantity, the price and the total.
      const [price = 0, total = 0] = next.get(part) ?? [];
      const hasTotal =
        isAbout((value * price) / total) && (isNamed || isAbout(price / product.price));
      const kind = hasTotal ? 'counted' : kindOf(part, product);
      // In `Site 3 TB-1120` it is the number of the site.
      const isOfWord = index === 1 && /word|unit/.test(parts[0]?.kind ?? '');
      const isNear = near[index] === true && !isOfWord && !isPriceOrTotal(value, product);
      return { kind, value, isNear, isFirst: index === 0 };
    })
    .filter(({ kind }) => /counted|bare|odd|unclear/.test(kind));
}

function kindOf({ kind, text, number }: Part, product: Product): Kind {
  if (kind === 'size') return isOfName(text, product) ? 'position' : 'unclear';
  const value = wholeNumber(number);
  const isWhole = value >= 0;
  const isEach = /ea(?:ch)?$/.test(text);
  if (kind === 'amount' || (!isWhole && /bare|counted/.test(kind))) {
    if ([product.price, product.originalPrice].includes(amountOf(number))) return 'position';
    const isOther = /\/|^\d+[.,]\d\d$/.test(number) && (kind === 'bare' || isEach);
    return kind === 'amount' || isOther ? 'unclear' : 'odd';
  }
  if (kind === 'bare' && value > 999) return 'unclear';
  if (kind !== 'counted') return kind;
  // `40 pc` of a set with 40 pieces may be its size, `140 each` a price.
  const isSize = /p(?:c|iece)s?$/.test(text) && isOfName('piece', product);
  const isPrice = isEach && value * 4 > product.price;
  return isSize ? 'unclear' : isPrice ? 'bare' : kind;
}

/** Whether the part says nothing that could change the meaning of the line. */
export const isKnown = (part: Part, product: Product): boolean =>
  !/word|doubt|code/.test(part.kind) || isOfName(part.text, product);

/** Also of `2.0`, `2,00` and `two`. */
function wholeNumber(number: string): number {
  const word = numberWords.indexOf(number);
  return word < 0 ? Number(/^(\d+)(?:[.,]00?)?$/.exec(number)?.[1] ?? Number.NaN) : word;
}

/** `1,234.50` and `1.234,50` are 1234.5. */
const amountOf = (number: string) =>
  Number(number.replaceAll(/[.,'](?!\d\d?$)/g, '').replace(',', '.'));

/** Equal, but for the rounding of an amount to whole units of the currency. */
const isAbout = (ratio: number) => Math.abs(ratio - 1) < 0.004;

/** Whether a number is the rounded price, or several times the price. */
function isPriceOrTotal(value: number, { price }: Product): boolean {
  const times = Math.round(value / price);
  return price > 20 && times > 0 && Math.abs(value / price - times) < 0.004;
}

/** For each part, whether it is a cell, or no unknown word is between it and an item number. */
function nearItem(parts: readonly Part[], product: Product): readonly boolean[] {
  const isEnd = (part: Part | undefined) => !part || part.kind === 'break';
  const section: number[] = [];
  for (const part of parts) section.push((section.at(-1) ?? 0) + (isKnown(part, product) ? 0 : 1));
  const items = new Set(section.filter((_, index) => parts[index]?.product));
  return parts.map(
    (_, index) =>
      items.size === 0 ||
      items.has(section[index] as number) ||
      (isEnd(parts[index - 1]) && isEnd(parts[index + 1])),
  );
}
