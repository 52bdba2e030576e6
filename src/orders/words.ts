// The words that are understood around products. A text with any other word waits for the shopper, so a word belongs here only
// if no sentence of these words takes an order back, asks about it or changes a quantity. `for` does not: `Thanks for the
// following`. The texts are folded (`fold`).
import { fold } from '../text/fold.ts';

/** A pattern of the words and phrases, which are not parts of longer words. */
export const words = (...lists: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`;

/** Words that greet, ask and thank. */
export const courtesy = new RegExp(
  words(
    'hi|hello|hey|dear|team|sirs?|madam|good|morning|afternoon|evening',
    'please|pls|kindly|thanks|thank you|thx|cheers|many|kind|best|warm|regards|sincerely',
    'order|need|want|would like|send|add|i|we|us|me|my|our|the|an?|and|to|this|these|following|list|cart|below',
  ),
  'gu',
);

/** Whether the text has nothing but such words, amounts of money (`$279.98`) and the signs of rules and headings. */
export const isCourteous = (text: string): boolean =>
  fold(text)
    .replaceAll(courtesy, '')
    .replaceAll(/\p{Sc} ?[\d,]+\.\d\d/gu, '')
    .replaceAll(/[\s.,:;!"'()|*•·=_#>-]/g, '') === '';

/** Name the quantity: `Qty: 2`, and the head of a column. */
export const quantityNames =
  '(?:order )?(?:qty|quantity)(?: ordered| to order)?|menge|anzahl|bestellmenge';

/** Follow a quantity. */
export const units = 'x|pcs?|pieces?|ea|units?|stk|stuck';

export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Before an item number, and the heads of columns with item numbers. */
export const itemLabels =
  '(?:item|part|product|article|artikel|material|catalog|model|tool)(?:[ .-]{0,2}(?:no|nr|number|code|#))?|sku|#';
