// The words that are understood around products. Any other word raises a doubt, so a word belongs here only if no sentence of
// these words takes an order back, asks about it or changes a quantity. `for` does not: `Thanks for the following`. The texts are
// folded (`fold`).
import { fold } from '../text/fold.ts';

/** A pattern of the words and phrases, which are not parts of longer words. The first one that fits is taken. */
export const words = (...lists: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`;

/** Ask for products. `Can you get these` asks about them. */
const requests =
  'need|want|(?:would|d) like|send|ship|supply|add|(?:to|please|pls) (?:order|buy)|plac(?:e|ing) an order|(?:can|could) (?:i|we) (?:get|order|have)|(?:can|could|would) you(?: please)? (?:send|ship|supply|add)';

/** Greet, ask for products and thank. */
export const courtesy = new RegExp(
  words(
    requests,
    'hi|hello|hey|dear|team|there|(?:good )?(?:morning|afternoon|evening)|asap',
    'please|pls|kindly|thanks|thank you|thx|cheers|many|kind|best|regards',
    "what we need|here(?: is| are|'s)|as follows|(?:these|following) (?:items|parts|tools|products)|(?:purchase )?order",
    'i|we|us|me|my|our|the|an?|and|also|to|this|these|following|list|cart|below',
  ),
  'gu',
);

const request = new RegExp(words(requests), 'u');

/** Whether the text has nothing but such words and the signs of rules and headings. */
export const isUnderstood = (text: string): boolean =>
  fold(text)
    .replaceAll(courtesy, '')
    .replaceAll(/[\s.,:;!"'()|*•·=_#>&-]/g, '') === '';

/** Whether the end of the text asks for products, whatever stands before: `Cancel that. Please send:`. */
export function asks(text: string): boolean {
  const sentences = text.split(/(?<=[.!?;]) +/);
  const last = sentences.findLastIndex((sentence) => !isUnderstood(sentence));
  return sentences.slice(last + 1).some((sentence) => request.test(fold(sentence)));
}

/** Name the quantity: `Qty: 2`, and the head of a column. */
export const quantityNames =
  '(?:order )?(?:qty|quantity)(?: ordered| to order)?|menge|anzahl|bestellmenge';

/** Follow a quantity. */
export const units = 'x|pcs?|pieces?|ea|each|units?|stk|stuck';

export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Before an item number, and the heads of columns with item numbers. */
export const itemLabels =
  '(?:item|part|product|article|artikel|material|catalog|model|tool)(?:[ .-]{0,2}(?:no|nr|number|code|#))?|sku|#';
