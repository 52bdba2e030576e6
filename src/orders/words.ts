// What the words of an order mean, folded (`fold`). All other words are unknown.
const lists = {
  /** Name the quantity: `Qty: 2`, and the head of a column. */
  quantity: 'qty quantity anzahl menge ordered count (?:pcs|pieces|units|stk)(?=:)',
  /** Count after a number: `2 pcs`, `3 off`. */
  unit: 'x pcs? pieces? ea each units? off stk? stuck nos sets? kits? of',
  /** An unknown number of pieces. */
  pack: 'packs? pk box(?:es)? bx cases? bags? dozens? dz pairs? k',
  some: 'dozens? couple pair several few some twice double both twenty thirty forty fifty hundred',
  /** A number before them is a size, a time or a count of lines. */
  measure:
    'in inch(?:es)? mm cm m ft v volts? w nm lbs? kg g oz psi bar rpm cfm ah l ml min h hours? days? weeks? am pm items lines',
  /** A number after them is something else, and a column has no quantities. */
  other:
    '(?:einzel|gesamt)?preis price total gesamt summe value uom per shipped delivered received open stock min max weight tax po bay truck van job ref invoice quote tel phone fax ext page room rev model bin zip date by at size',
  /** Name the position of a line, or the item number. */
  label:
    'item sku part product art(?:icle|ikel)?(?:nr)? material nr no number line pos(?:ition)? row code desc(?:ription)? bezeichnung name',
  filler:
    'a an the please pls needs? want order send ship i we us me get add to more new thanks? you hi hello amount my our s',
  currency: 'usd eur gbp dollars? euros?',
  /** The product may not be ordered. */
  doubt:
    'or instead not dont don without except cancel(?:l?ed)? return(?:s|ed)? remove replaces fits? change subject re fwd?',
  /** Separate the products of a line. */
  and: 'and und plus',
  numbers: 'zero one two three four five six seven eight nine ten eleven twelve',
};

/** A pattern of the words of some lists. */
export const oneOf = (...names: (keyof typeof lists)[]): string =>
  `(?<!\\p{L})(?:${names.map((name) => lists[name].replaceAll(' ', '|')).join('|')})(?!\\p{L})`;

export const numberWords: readonly string[] = lists.numbers.split(' ');
