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
  | 'far'
  | 'odd'
  | 'size'
  | 'amount'
  | 'unclear'
  | 'position'
  | 'doubt'
  | 'break'
  | 'code'
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
const number = String.raw`\d+(?:[.,']\d+)*(?:/\d+)?`;
const gap = String.raw`[ \t|:=.#(\p{Sc}-]{0,4}`;
const notRange = String.raw`(?![\d]|-\d| to \d)`;
const noUnit = `(?! ?${oneOf('unit', 'units')})`;

/** Patterns with one group each. At each place of the line the first one that matches decides. */
const patterns: readonly (readonly [Kind, string])[] = [
  ['item', `(${item})`],
  ['position', String.raw`(\d+(?:[/-]\d+){2,}|\d+(?:\.\d+){2,}|\d+:\d\S*|0\d\d+(?!\p{L}))`],
  // `1.` and `1)` start a line.
  ['position', String.raw`^[^\p{L}\d(${item}]*(\d+)[.)](?=[^\d])`],
  ['far', String.raw`^[^\p{L}\d${item}]*(\d+):`],
  // `Item 4` before an item number.
  ['position', String.raw`(?:${oneOf('label')}|#) ?(\d+)${noUnit}(?=[^${item}]{0,60}${item})`],
  ['unclear', String.raw`(?:${oneOf('label')}|#)[ :.#=]{1,3}(\d+)${noUnit}`],
  [
    'unclear',
    `${oneOf('other')}(?:${gap}${oneOf('quantity', 'units', 'label', 'filler')}){0,3}${gap}(${number})`,
  ],
  [
    'counted',
    `(?:${oneOf('quantity')}(?:${gap}${oneOf('quantity', 'units', 'unit', 'filler')}){0,3}|${oneOf('units')} ?[:=])${gap}(${number})${notRange}`,
  ],
  ['amount', String.raw`(?:[\p{Sc}@]|${oneOf('currency')}) ?(${number})`],
  ['amount', String.raw`(${number}) ?(?:\p{Sc}|${oneOf('currency')})(?! ?\d)`],
  ['odd', String.raw`(\d+-\d+|\d+ to \d+)`],
  ['odd', `(${number})[ -]?${oneOf('pack')}`],
  ['odd', `(${oneOf('some')})`],
  // `2 x 3` and `2 of 3`, but not `2 x 20V`.
  ['unclear', String.raw`(\d+ ?(?:x|of) ?\d+)(?![\p{L}\d./-]| ?${oneOf('measure')})`],
  ['counted', String.raw`(${number})[ \t|;(]{0,3}${oneOf('unit', 'units')}`],
  ['counted', String.raw`(${number}) ?${oneOf('quantity')}(?!${gap}\d)`],
  ['counted', String.raw`(?<!\p{L})x ?(${number})(?![\p{L}\d/])`],
  ['size', String.raw`(${number})(?:[ -]?${oneOf('measure')}|["'°%]|-?\p{L}+)`],
  ['unclear', String.raw`(?<=[\p{L}/-])(${number})`],
  ['bare', `(${number}|${oneOf('numbers')})`],
  // Other numbers may have an item number in them.
  ['doubt', String.raw`([\p{L}\d][/-](?=${item})|(?<=${item})[/-]\p{L})`],
  ['doubt', `(${oneOf('doubt')})`],
  ['code', String.raw`(?<!\p{L})(\p{L}{1,4}(?:-\d|\d\d)\d*)`],
  ['break', String.raw`(\t| {2,}|[,;|&+]|${oneOf('and')})`],
  [
    'known',
    `(${oneOf('quantity', 'units', 'unit', 'pack', 'measure', 'label', 'filler', 'currency')})`,
  ],
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
    const found = kind === 'item' ? items[index++] : undefined;
    return {
      kind,
      text,
      number: groups[at] ?? '',
      product: found?.product,
      isNamed: found?.isNamed,
    };
  });
}
