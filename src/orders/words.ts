// What the words of an order mean, folded (`fold`). All other words are unknown.

/** One meaning each: the first list that has a word decides. */
const lists = {
  /** Name the quantity, before the number or after it, or in the head of a column. */
  quantity:
    'qty quantity quantities qnty qte anzahl menge bestellmenge ordered pcs pces pieces units stk stuck nos count',
  /** Count after a number: `2 EA`. A price can stand before `each` too. */
  unit: 'x pc pce piece ea unit off st set sets kit kits of each',
  /** After a number: an unknown number of pieces. */
  pack: 'pack packs pk pkg package packages box boxes bx carton cartons case cases bag bags pallet pallets dz doz pr k',
  /** An unknown number, alone. */
  some: 'dozen dozens couple pair pairs several few some many twice double triple both half thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred thousand',
  /** Say that a number before them is a size, a time or a sum of lines. */
  measure:
    'in inch inches mm cm m ft foot feet v volt volts w watt watts nm lb lbs kg g oz psi bar rpm cfm ah amp amps hz l ml min mins h hr hrs hour hours day days week weeks month months year years am pm drive tooth point speed way items lines positions products people men',
  /** Say that the number after them is something else, and that a column has no quantities. */
  other:
    'price preis einzelpreis total subtotal gesamt gesamtpreis summe sum cost value uom einheit per net shipping shipped delivered received open back backorder backordered bo stock hand available min max weight tax vat discount po bay truck van job ref reference invoice quote tel phone fax ext extension page room suite rev ver version model bin loc location zip date due after by at until before since type size dept gl account',
  /** Name the position of a line, or the item number. */
  label:
    'item sku part product article artikel artikelnr artikelnummer art material nr number num pn mpn line pos position row zeile code catalog catalogue cat description desc bezeichnung beschreibung name',
  /** Say nothing about the quantity. */
  filler:
    'a an the and plus please pls plz need needs want order send i we us me would like get give add buy also to of new more additional extra thanks thank you thx asap hi hello amount my our your u s bitte und je',
  currency: 'usd eur gbp chf cad aud dollar dollars euro euros',
  /** Say that a product may not be ordered. */
  doubt:
    'or instead not dont don doesnt without except cancel canceled cancelled return returned returning remove delete replaces replaced replacing fits compatible change changed subject re fwd fw aw wg betreff wrong broken if oder statt nicht ohne',
} as const;

export type Meaning = keyof typeof lists;

const meanings = new Map<string, Meaning>();
for (const [meaning, words] of Object.entries(lists)) {
  for (const word of words.split(' ')) {
    if (!meanings.has(word)) meanings.set(word, meaning as Meaning);
  }
}

export const meaningOf = (word: string): Meaning | undefined => meanings.get(word);

/** The words of each language in the order of their numbers, from 0. */
const numberWords = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
].map((words) => words.split(' '));

/** The number that a word means: 2 for `two`. */
export const numberOfWord = (word: string): number | undefined =>
  numberWords.map((words) => words.indexOf(word)).find((number) => number >= 0);
