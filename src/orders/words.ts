// The words of the lines with products.

/** A pattern of the words and phrases, which are not parts of longer words. The first one that fits is taken. */
export const words = (...lists: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`;

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

/** The number of something else than a product: `bay 3`, `PO: 4711`. */
export const numberedThing =
  '(?:bay|lift|job|requisition|po|p\\.o\\.|purchase order|account|acct)(?: (?:is|no|number|nr))*[.:# ]*\\p{L}{0,3}-?\\d[\\d-]*';
