// The parts of a line: item numbers, numbers by what they can be, and words.
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { type ItemNumbers, itemNumbersIn } from './item-numbers.ts';
import { oneOf } from './words.ts';

/**
 * What a part of a line is. Of the numbers, `counted` are the quantity, by a label or a unit, and `bare` perhaps; `odd` is a
 * quantity that is not understood (`6-pack`); `size` and `amount` may be those of the product; `unclear` is something else,
 * such as `bay 3`; `position` is the number of the line, or a date. A `code` looks like an item number.
 */
export type Kind =
  | 'item'
  | 'counted'
  | 'bare'
  | 'odd'
  | 'size'
  | 'amount'
  | 'unclear'
  | 'position'
  | 'doubt'
  | 'code'
  | 'break'
  | 'unit'
  | 'known'
  | 'word';

export type Part = {
  readonly kind: Kind;
  readonly text: string;
  /** The number, as it is written. */
  readonly number: string;
  readonly product?: Product | undefined;
  /** Whether the full name of the product follows its item number. */
  readonly isNamed?: boolean | undefined;
};

/** Stands for an item number and the name after it. */
const item = '\uE000';

const number = String.raw`(\d+(?:[.,']\d+)*(?:/\d+)?)`;
/** Between a label and its number. */
const gap = String.raw`[ \t|:=.#(\p{Sc}-]{0,4}`;
const known = oneOf('quantity', 'unit', 'label', 'filler', 'measure', 'pack', 'currency');
const label = `(?:${oneOf('label')}|#)`;
const unit = oneOf('unit');
const currency = String.raw`(?:[\p{Sc}@]|${oneOf('currency')})`;
const and = `(?:[,;|&+]|${oneOf('and')})`;

/** Patterns with one group each. At each place of the line the first one that matches decides. */
const patterns: readonly (readonly [Kind, string])[] = [
  ['item', `(${item})`],
  ['position', String.raw`(\d+(?:[/.-]\d+){2,}|\d+:\d\S*|0\d\d+)`],
  // `1.` and `1)` start a line; `1:` may be a quantity. `Item 4` is before an item number.
  ['position', String.raw`^[^\p{L}\d(${item}]*(\d+)[.)](?=\D)`],
  ['unclear', String.raw`^[^\p{L}\d${item}]*(\d+):`],
  ['position', String.raw`${label} ?(\d+)(?! ?${unit})(?=[^${item}]{0,60}${item})`],
  ['unclear', String.raw`${label}${gap}(\d+)(?! ?${unit})`],
  ['unclear', `${oneOf('other')}(?:${gap}${known}){0,3}${gap}${number}`],
  ['unclear', String.raw`(\d+)(?:st|nd|rd|th)(?!\p{L})`],
  ['odd', String.raw`(\d+(?:-\d+| to \d+| \d+/\d+))`],
  ['counted', String.raw`${oneOf('quantity')}(?:${gap}${known}){0,3}${gap}${number}(?!-\d| to )`],
  ['amount', `${currency} ?${number}`],
  ['amount', String.raw`${number} ?${currency}(?! ?\d)`],
  ['odd', String.raw`${number}[ \t-]?${oneOf('pack')}`],
  ['odd', `${oneOf('pack')} of ${number}`],
  ['odd', `(${oneOf('some')})`],
  // `2 x 3` and `2 of 3`, but not `2 x 20V`.
  ['odd', String.raw`(\d+ ?(?:x|of) ?\d+)(?![\p{L}\d./-]| ?${oneOf('measure')})`],
  ['counted', String.raw`${number}[ \t|;(]{0,3}${unit}(?!\d)`],
  ['counted', String.raw`${number} ?${oneOf('quantity')}(?!${gap}\d)`],
  ['counted', String.raw`(?<!\p{L})x ?${number}(?![\p{L}\d/])`],
  ['size', String.raw`${number}(?:[ -]?${oneOf('measure')}|["'°%]|-?\p{L}+)`],
  ['unclear', String.raw`(?<=[\p{L}/-])${number}`],
  ['bare', number],
  ['bare', `(${oneOf('numbers')})`],
  // Other numbers may have an item number in them. `and a socket` is something else to order.
  ['doubt', String.raw`([\p{L}\d][/-](?=${item})|(?<=${item})[/-]\p{L})`],
  ['doubt', String.raw`(${and} ?(?:an? |\d+ ?x? ?)(?!${known})\p{L}{3,})`],
  ['doubt', `(${oneOf('doubt')}|(?<!${label} )no ?(?=${item}))`],
  // A quantity that is left open.
  ['unclear', String.raw`(${oneOf('quantity')}|x ?\?)`],
  ['code', String.raw`((?<!\p{L})\p{L}{1,4}(?:-\d|\d\d)\d*)`],
  ['break', String.raw`(\t| {2,}|${and})`],
  ['unit', `(${unit})`],
  ['known', `(${known})`],
  ['word', String.raw`(\p{L}+)`],
];

let pattern: RegExp | undefined;

/** The parts of a line of text. Links are left out. */
export function partsOf(line: string, itemNumbers: ItemNumbers): readonly Part[] {
  const folded = fold(line.replaceAll(/https?:\S+|\uE000/gi, ' ')).replaceAll(
    /(["'])([=+]?\d+)\1/g,
    '$2',
  );
  const items = itemNumbersIn(folded, itemNumbers);
  let end = 0;
  const marked = items.map(({ start, ...found }) => {
    const before = folded.slice(end, start);
    end = found.end;
    return before + item;
  });
  // Compiled when it is first needed.
  pattern ??= new RegExp(patterns.map(([, source]) => source).join('|'), 'gu');
  let index = 0;
  return [...(marked.join('') + folded.slice(end)).matchAll(pattern)].map(([text, ...groups]) => {
    const at = groups.findIndex((group) => group !== undefined);
    const kind = patterns[at]?.[0] as Kind;
    return { kind, text, number: groups[at] ?? '', ...(kind === 'item' && items[index++]) };
  });
}
