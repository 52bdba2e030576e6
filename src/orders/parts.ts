// The parts of a line: item numbers, numbers by what they can be, and words.

import { type ItemNumbers, itemNumbersIn } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
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

/** What the names in `patterns` stand for; any other is that of a list in words.ts. */
const named: Readonly<Record<string, string>> = {
  item,
  number: String.raw`(\d+(?:[.,']\d+)*(?:/\d+)?)`,
  /** Between a label and its number. */
  gap: String.raw`[ \t|:=.#(\p{Sc}-]{0,4}`,
  known: oneOf('quantity', 'unit', 'label', 'filler', 'measure', 'pack', 'currency'),
  label: `(?:${oneOf('label')}|#)`,
  currency: String.raw`(?:[\p{Sc}@]|${oneOf('currency')})`,
  and: `(?:[,;|&+]|${oneOf('and')})`,
};

/** Patterns with one group each. At each place of the line the first one that matches decides. `<item>` and the like: `named`. */
const patterns: readonly (readonly [Kind, RegExp])[] = [
  ['item', /(<item>)/u],
  ['position', /(\d+(?:[/.-]\d+){2,}|\d+:\d\S*|0\d\d+)/u],
  // `1.` and `1)` start a line; `1:` may be a quantity. `Item 4` is before an item number.
  ['position', /^[^\p{L}\d(<item>]*(\d+)[.)](?=\D)/u],
  ['unclear', /^[^\p{L}\d<item>]*(\d+):/u],
  ['position', /<label> ?(\d+)(?! ?<unit>)(?=[^<item>]{0,60}<item>)/u],
  ['unclear', /<label><gap>(\d+)(?! ?<unit>)/u],
  ['unclear', /<other>(?:<gap><known>){0,3}<gap><number>/u],
  ['unclear', /(\d+)(?:st|nd|rd|th)(?!\p{L})/u],
  ['odd', /(\d+(?:-\d+| to \d+| \d+\/\d+))/u],
  ['counted', /<quantity>(?:<gap><known>){0,3}<gap><number>(?!-\d| to )/u],
  ['amount', /<currency> ?<number>/u],
  ['amount', /<number> ?<currency>(?! ?\d)/u],
  ['odd', /<number>[ \t-]?<pack>/u],
  ['odd', /<pack> of <number>/u],
  ['odd', /(<some>)/u],
  // `2 x 3` and `2 of 3`, but not `2 x 20V`.
  ['odd', /(\d+ ?(?:x|of) ?\d+)(?![\p{L}\d./-]| ?<measure>)/u],
  ['counted', /<number>[ \t|;(]{0,3}<unit>(?!\d)/u],
  ['counted', /<number> ?<quantity>(?!<gap>\d)/u],
  ['counted', /(?<!\p{L})x ?<number>(?![\p{L}\d/])/u],
  ['size', /<number>(?:[ -]?<measure>|["'°%]|-?\p{L}+)/u],
  ['unclear', /(?<=[\p{L}/-])<number>/u],
  ['bare', /<number>/u],
  ['bare', /(<numbers>)/u],
  // Other numbers may have an item number in them. `and a socket` is something else to order.
  ['doubt', /([\p{L}\d][/-](?=<item>)|(?<=<item>)[/-]\p{L})/u],
  ['doubt', /(<and> ?(?:an? |\d+ ?x? ?)(?!<known>)\p{L}{3,})/u],
  ['doubt', /(<doubt>|(?<!<label> )no ?(?=<item>))/u],
  // A quantity that is left open.
  ['unclear', /(<quantity>|x ?\?)/u],
  ['code', /((?<!\p{L})\p{L}{1,4}(?:-\d|\d\d)\d*)/u],
  ['break', /(\t| {2,}|<and>)/u],
  ['unit', /(<unit>)/u],
  ['known', /(<known>)/u],
  ['word', /(\p{L}+)/u],
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
  pattern ??= new RegExp(
    patterns
      .map(([, { source }]) =>
        source.replaceAll(/<(\w+)>/g, (_, name) => named[name] ?? oneOf(name)),
      )
      .join('|'),
    'gu',
  );
  let index = 0;
  return [...(marked.join('') + folded.slice(end)).matchAll(pattern)].map(([text, ...groups]) => {
    const at = groups.findIndex((group) => group !== undefined);
    const kind = patterns[at]?.[0] as Kind;
    return { kind, text, number: groups[at] ?? '', ...(kind === 'item' && items[index++]) };
  });
}
