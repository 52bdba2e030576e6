// What the words of an order mean, folded (`fold`). All other words are unknown.
export const words = {
  /** Name the quantity: `Qty: 2`, and the head of a column. */
  quantity: 'qty quantity qnty anzahl menge bestellmenge ordered count',
  /** Count after a number: `2 pcs`, `3 off`. The plurals also name a column. */
  units: 'pcs pieces units stk stuck nos',
  unit: 'x pc pce piece ea each unit off st sets? kits? of',
  /** An unknown number of pieces. */
  pack: 'packs? pk pkg box boxes bx cartons? cases? bags? pallets? dozens? dz pairs? couples? k',
  some: 'dozens? couple pairs? several few some many twice double both half thirty twenty forty fifty hundred',
  /** A number before them is a size, a time or a count of lines. */
  measure:
    'in inch inches mm cm m ft v volts? w watts? nm lbs? kg g oz psi bar rpm cfm ah amps? hz l ml mins? h hrs? hours? days? weeks? months? years? am pm items lines products',
  /** A number after them is something else, and a column has no quantities. */
  other:
    'price preis einzelpreis total subtotal gesamt gesamtpreis summe value cost uom einheit per net shipped delivered received open backordered stock available min max weight tax discount po bay truck van job ref reference invoice quote tel phone fax ext page room rev model bin zip date due by at until size',
  /** Name the position of a line, or the item number. */
  label:
    'item sku part product art article artikel artikelnr material nr no num number pn mpn line pos position row code cat desc description bezeichnung name',
  filler:
    'a an the please pls need needs want order send i we us me would get add to of new more additional extra thanks thank you thx asap hi hello amount my our your s bitte je',
  currency: 'usd eur gbp chf cad dollars? euros?',
  /** The product may not be ordered. */
  doubt:
    'or instead not dont don without except cancel(?:l?ed)? returns? returned remove replaces fits? change subject re fwd?',
  /** Separate the products of a line. */
  and: 'and und plus',
  numbers: 'zero one two three four five six seven eight nine ten eleven twelve',
} as const;

/** A pattern of the words of some lists. */
export const oneOf = (...lists: (keyof typeof words)[]): string =>
  `(?<!\\p{L})(?:${lists.map((list) => words[list].replaceAll(' ', '|')).join('|')})(?!\\p{L})`;
