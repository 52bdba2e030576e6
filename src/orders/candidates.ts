// The numbers of a line that may be the quantity of a product.
import type { Product } from '../catalogue/product.ts';
import { namesOf, sizeOf, wordsIn } from './names.ts';
import type { Kind, Part } from './parts.ts';
import { words } from './words.ts';

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
  const amounts = parts.flatMap(({ number, kind }) =>
    kind !== 'item' && /\d/.test(number) ? amountOf(number) : [],
  );
  const isNamed = parts.some((part) => part.isNamed);
  const near = nearItem(parts, product);
  let at = 0;
  return parts.flatMap((part, index) => {
    const value = wholeNumber(part.number);
    if (/\d/.test(part.number) && part.kind !== 'item') at += 1;
    // `2 139.99 279.98`: the quantity, the price and the total.
    const [price = 0, total = 0] = amounts.slice(at, at + 2);
    const hasTotal =
      value > 0 && isAbout((value * price) / total) && (isNamed || isAbout(price / product.price));
    const kind = hasTotal ? 'counted' : kindOf(part, parts[index + 1], product);
    const isNear = kind !== 'far' && near[index] === true && !isPriceOrTotal(value, product);
    return isCandidate(kind)
      ? [{ kind: kind === 'far' ? 'bare' : kind, value, isNear, isFirst: index === 0 }]
      : [];
  });
}

const isCandidate = (kind: Kind) => /counted|bare|far|odd|unclear/.test(kind);

function kindOf({ kind, text, number }: Part, next: Part | undefined, product: Product): Kind {
  const { sizes } = namesOf(product);
  const isPieces = /\d ?p(?:cs?|ieces?)$/.test(text);
  if (sizes.has(sizeOf(text))) {
    // `40 pc socket set` is the set, `40 pc` alone may be the quantity.
    return isPieces && !(next && isOfName(next, product)) ? 'unclear' : 'position';
  }
  if (kind === 'size' || (isPieces && [...sizes].some((size) => size.endsWith('piece'))))
    return 'unclear';
  const value = wholeNumber(number);
  if (kind === 'amount' || (kind === 'bare' && Number.isNaN(value))) {
    const isPrice = [product.price, product.originalPrice].includes(amountOf(number));
    if (isPrice) return 'position';
    return kind === 'bare' && /^\d+[.,](?:\d|\d{3})$/.test(number) ? 'odd' : 'unclear';
  }
  if (kind === 'bare' && value > 999) return 'unclear';
  if (kind !== 'counted') return kind;
  if (Number.isNaN(value)) return 'odd';
  // `140 each` may be a price.
  const isPrice = text.endsWith('ea') && Math.abs(value / product.price - 1) < 0.5;
  return isPrice || text.endsWith('each') ? 'bare' : 'counted';
}

export const isOfName = ({ kind, text }: Part, product: Product): boolean =>
  kind !== 'item' && wordsIn(text).some((word) => namesOf(product).words.has(word));

/** Whether the part says nothing that could change the meaning of the line. */
export const isKnown = (part: Part, product: Product): boolean =>
  !/word|doubt|code/.test(part.kind) || isOfName(part, product);

const numberWords = words.numbers.split(' ');

/** Also of `2.0`, `2,00` and `two`. */
function wholeNumber(number: string): number {
  const word = numberWords.indexOf(number);
  return word < 0 ? Number(/^(\d+)(?:[.,]00?)?$/.exec(number)?.[1] ?? Number.NaN) : word;
}

/** `1,234.50` and `1.234,50` are 1234.5. */
function amountOf(number: string): number {
  const [, whole = '', cents = '0'] = /^(.+?)(?:[.,](\d\d?))?$/.exec(number) ?? [];
  return Number(`${whole.replaceAll(/[.,']/g, '')}.${cents}`);
}

/** Equal, but for the rounding of an amount to whole units of the currency. */
const isAbout = (ratio: number) => Math.abs(ratio - 1) < 0.004;

/** Whether a number is the rounded price, or several times the price. */
function isPriceOrTotal(value: number, { price, originalPrice = price }: Product): boolean {
  const times = value / price;
  const isTotal = price > 20 && times > 0.9 && Math.abs(times - Math.round(times)) < 0.004;
  return isTotal || isAbout(value / originalPrice);
}

/** For each part, whether it is in a cell of its own, or no unknown word is between it and an item number. */
function nearItem(parts: readonly Part[], product: Product): readonly boolean[] {
  const isEnd = (part: Part | undefined) => !part || part.kind === 'break';
  let isNear = !parts.some(({ kind }) => kind === 'item');
  const near = (before: boolean, part: Part) => {
    isNear = part.kind === 'item' || (before && isKnown(part, product));
    return isNear;
  };
  const after = parts.map((part) => near(isNear, part));
  isNear = false;
  const before = parts
    .toReversed()
    .map((part) => near(isNear, part))
    .reverse();
  return parts.map(
    (_, index) =>
      after[index] || before[index] || (isEnd(parts[index - 1]) && isEnd(parts[index + 1])),
  );
}
