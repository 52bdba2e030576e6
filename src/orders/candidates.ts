// The numbers of a line that may be the quantity of a product.
import type { Product } from '../catalogue/product.ts';
import { isOfName, isSizeOf } from './names.ts';
import { isBreak, isMark, type Token } from './tokens.ts';
import type { Meaning } from './words.ts';

/**
 * What a number can be.
 * - `counted`: the quantity, by its label or unit: `qty 2`, `2 pcs`.
 * - `bare`: perhaps the quantity.
 * - `odd`: a quantity that is not understood: `6-pack`, `1.5`, `2k`, `a dozen`.
 * - `unclear`: something else, or not understood: `10 mm`, `bay 3`, `$120`. The quantity must be another number.
 * - `explained`: the position of the line, a date, the price, or a size in the name.
 */
type Kind = 'counted' | 'bare' | 'odd' | 'unclear' | 'explained';

export type Candidate = {
  readonly kind: Kind;
  readonly value: number;
  /** Whether it has a cell of its own, or only known words are between it and the item number. */
  readonly isNear: boolean;
  /** Whether the line starts with it: it may be the position of the line. */
  readonly isFirst: boolean;
  /** Whether another number of the line is this quantity times the price. */
  readonly hasTotal: boolean;
};

/** All numbers of the line except those that are explained. */
export function candidatesOf(tokens: readonly Token[], product: Product): Candidate[] {
  const near = nearItem(tokens, product);
  const first = tokens.findIndex((token) => !isMark(token));
  const item = tokens.findLastIndex((token) => token.product);
  const isRow = isRowOfOrder(tokens);
  const amounts = tokens
    .map(({ number }, index) => ({ index, amount: amountOf(number) }))
    .filter(({ amount }) => amount > 0)
    .slice(0, maxAmounts);
  return tokens
    .map((token, index) => {
      const value = wholeNumber(token.number);
      const total = value * product.price;
      return {
        kind:
          isRow && index === 2
            ? 'counted'
            : isPosition(tokens, index, first, item)
              ? 'explained'
              : kindOf(tokens, index, product),
        value,
        isNear: !isAmountOf(value, product) && (near.has(index) || isCell(tokens, index)),
        isFirst: index === first,
        hasTotal:
          value > 1 &&
          amounts.some((other) => other.index !== index && isAbout(other.amount / total)),
      };
    })
    .filter(({ kind }) => kind !== 'explained');
}

/** Whether the cells are those of `orderTable`: item number and name, quantity, price, total. */
function isRowOfOrder(tokens: readonly Token[]): boolean {
  const [quantity = 0, price = 0, total = 0] = [2, 4, 6].map((at) => amountOf(tokens[at]?.number));
  const areCells = [1, 3, 5].every((at) => tokens[at]?.text === '\t') && tokens.length === 7;
  return areCells && tokens[0]?.isNamed === true && isAbout((quantity * price) / total);
}

/** More numbers are no row of an order. The limit keeps the time proportional to the length. */
const maxAmounts = 20;

function kindOf(tokens: readonly Token[], index: number, product: Product): Kind {
  const { number, meaning } = tokens[index] as Token;
  if (meaning === 'some') return 'odd';
  if (number === undefined) return 'explained';
  const next = tokens[index + 1];
  const isHyphened = next?.text === '-' && next.isGlued && tokens[index + 2]?.isGlued;
  const unit = isHyphened ? tokens[index + 2] : next;
  const isPieces = /^(?:pcs?|pieces?)$/.test(unit?.text ?? '');
  // `40 pc socket set` is the set, `40 pc` alone may be the quantity.
  const after = tokens[index + 2];
  const isName = isHyphened || !isPieces || (after && after.isWord && isOfName(after, product));
  const isSize = isName && isSizeOf(number, unit?.text ?? '', product);
  if (isSize || isDateOrTime(number)) return 'explained';

  const value = wholeNumber(number);
  const label = labelBefore(tokens, index);
  const isCounted = label === 'quantity' || isCountedByUnit(tokens, index);
  if (isAmount(tokens, index)) return isPrice(number, product) ? 'explained' : 'unclear';
  if (unit?.meaning === 'pack') return 'odd';
  if (unit?.meaning === 'measure' || label === 'other' || tokens[index - 1]?.text === '#') {
    return 'unclear';
  }
  if (Number.isNaN(value)) {
    if (isPrice(number, product)) return 'explained';
    return isCounted || /^\d+[.,](?:\d|\d{3})$/.test(number) ? 'odd' : 'unclear';
  }
  if (isHyphened || isPartOfWord(tokens, index, label) || isRange(tokens, index)) return 'unclear';
  if (isPieces && isOfName({ text: 'piece' }, product)) return 'unclear';
  if (!isCounted) return label === 'label' || value > 999 ? 'unclear' : 'bare';
  // `140 each` may be a price.
  const isEach = /^ea/.test(unit?.text ?? '');
  return isEach && (unit?.text === 'each' || Math.abs(value / product.price - 1) < 0.5)
    ? 'bare'
    : 'counted';
}

/** The number if it is whole, also as `2.0` or `2,00`; otherwise NaN. */
const wholeNumber = (number = ''): number =>
  Number(/^(\d+)(?:[.,]00?)?$/.exec(number)?.[1] ?? Number.NaN);

/** `1,234.50` and `1.234,50` are 1234.5. */
function amountOf(number = ''): number {
  const [, whole = '', cents = '0'] = /^(.+?)(?:[.,](\d\d?))?$/.exec(number) ?? [];
  return Number(`${whole.replaceAll(/[.,']/g, '')}.${cents}`);
}

const isPrice = (number: string, { price, originalPrice }: Product) =>
  [price, originalPrice].includes(amountOf(number));

/** Equal, but for the rounding of an amount to whole units of the currency. */
const isAbout = (ratio: number) => Math.abs(ratio - 1) < 0.004;

/** Whether a whole number is the rounded price, or several times the price: it may be a total. */
function isAmountOf(value: number, { price, originalPrice = price }: Product): boolean {
  const times = value / price;
  return (
    isAbout(value / originalPrice) ||
    (price > 20 &&
      isAbout(times / Math.round(times)) &&
      Math.abs(times - Math.round(times)) < 0.004)
  );
}

/** `1.` or `1)` at the start of a line, `Item 4:` before the item number, `00010`. */
function isPosition(tokens: readonly Token[], index: number, first: number, item: number): boolean {
  const { number } = tokens[index] as Token;
  if (number === undefined) return false;
  const previous = tokens[index - 1];
  const isMarked = /^[.)]$/.test(tokens[index + 1]?.text ?? '') && index + 2 < tokens.length;
  return (
    /^0\d\d+$/.test(number) ||
    (index === first && isMarked && previous?.text !== '(') ||
    (index < item && (previous?.meaning === 'label' || previous?.text === '#'))
  );
}

const isDateOrTime = (number: string) => /^\d+([/.-])\d+\1\d+|:/.test(number);

/** Whether it has a currency: `$120`, `120 EUR`, `@ 120`. In `2 $139.99` and `139.99 $ 2` only the number with decimals has it. */
function isAmount(tokens: readonly Token[], index: number): boolean {
  const hasDecimals = (token: Token | undefined) => /[.,]\d\d$/.test(token?.number ?? '');
  return [-1, 1].some((side) => {
    const [currency, other] = [tokens[index + side], tokens[index + 2 * side]];
    const isCurrency =
      currency?.meaning === 'currency' || /^(?:\p{Sc}|@)$/u.test(currency?.text ?? '');
    if (!isCurrency || (currency?.text === '@' && side === 1)) return false;
    return hasDecimals(tokens[index]) || !hasDecimals(other);
  });
}

/** What the words before the number say about it: `Qty Ordered: `. A word after another number belongs to that: `2 pcs 140`. */
function labelBefore(tokens: readonly Token[], index: number): Meaning | undefined {
  let at = index - 1;
  while (/^[\t|:=.#(-]$/.test(tokens[at]?.text ?? '')) at--;
  const last = at;
  while (/quantity|unit|other|label|filler/.test(tokens[at]?.meaning ?? '') && last - at < 4) at--;
  const words = tokens.slice(at + 1, last + 1).map(({ meaning }) => meaning);
  if (words.includes('other')) return 'other';
  if (words.includes('quantity') && tokens[at]?.number === undefined) return 'quantity';
  return words.at(-1) === 'label' ? 'label' : undefined;
}

/** `2 pcs`, `2x`, `x2`, also with the unit in the next cell. `4` is not counted in `4 Qty: 2`. */
function isCountedByUnit(tokens: readonly Token[], index: number): boolean {
  if (tokens[index - 1]?.text === 'x') return true;
  const at = /^(?:\t| {2,}|[;|(])$/.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const { meaning, text = '' } = tokens[at] ?? {};
  if (meaning === 'unit') return true;
  return (
    meaning === 'quantity' &&
    !/^[:=]$/.test(tokens[at + 1]?.text ?? '') &&
    !(/^[qam]/.test(text) && tokens.slice(at + 1, at + 3).some(({ number }) => number))
  );
}

/** Whether it is glued to letters or signs that are no unit: `2th`, `A4`, `-2`, `TB-1120/2`, `10"`. */
function isPartOfWord(
  tokens: readonly Token[],
  index: number,
  label: Meaning | undefined,
): boolean {
  const [previous, next, afterNext] = [-1, 1, 2].map((side) => tokens[index + side]);
  if (tokens[index]?.isGlued && previous) {
    const isLabel = previous.text === 'x' || label === 'quantity';
    if (previous.isWord ? !isLabel : /^[/-]$/.test(previous.text)) return true;
  }
  if (!next?.isGlued) return false;
  if (next.isWord)
    return !isUnit(next) || next.text === 'st' || Boolean(afterNext?.isGlued && afterNext.number);
  return /^[/%°"']$/.test(next.text) && next.text !== previous?.text;
}

/** `2 to 3`, `2 of 3`, `2 x 3`. In `2 x 20V` the second number is a size. */
const isRange = (tokens: readonly Token[], index: number): boolean =>
  [-1, 1].some((side) => {
    const other = tokens[index + 2 * side];
    return (
      /^(?:to|of|x|bis)$/.test(tokens[index + side]?.text ?? '') &&
      other?.number !== undefined &&
      !Number.isNaN(wholeNumber(other.number)) &&
      !tokens[index + 2 * side + 1]?.isGlued
    );
  });

/** The numbers with only known words and marks between them and an item number, or anywhere in a line without one. */
function nearItem(tokens: readonly Token[], product: Product): ReadonlySet<number> {
  const near = new Set<number>();
  const starts = tokens.flatMap((token, index) => (token.product ? index : []));
  for (const start of starts.length > 0 ? starts : [-1]) {
    for (const side of [-1, 1]) {
      for (let at = start + side; ; at += side) {
        const token = tokens[at];
        if (!token || token.product || !isKnown(token, product)) break;
        near.add(at);
      }
    }
  }
  // `2: TB-1120` may be the second line.
  const first = tokens.findIndex((token) => !isMark(token));
  if (tokens[first + 1]?.text === ':') near.delete(first);
  return near;
}

/** Whether a word, number or mark says nothing that could change the meaning of the line. */
export const isKnown = (token: Token, product: Product): boolean =>
  !token.isWord ||
  /quantity|unit|measure|label|filler|currency/.test(token.meaning ?? '') ||
  isOfName(token, product);

const isCell = (tokens: readonly Token[], index: number): boolean =>
  isBreak(tokens[index - 1]) &&
  [1, 2].some((side) => isBreak(tokens[index + side]) && (side === 1 || isUnit(tokens[index + 1])));

const isUnit = (token: Token | undefined) => /unit|quantity/.test(token?.meaning ?? '');
