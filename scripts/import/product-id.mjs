// What is derived from the id of a product.

/** Words that cannot name a constant in products.ts, which is a module and therefore in strict mode. */
const reserved = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new
  null package private products protected public return static super switch this throw true try
  typeof var void while with yield`.split(/\s+/),
);

/** The constant of a product: `socketSet40pc` of `socket-set-40pc`, `product20vDrill` of `20v-drill`. */
export function constantName(/** @type {string} */ id) {
  const name = id
    .replaceAll(/(\d)-(?=\d)/g, '$1_')
    .replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  const isName = /^[a-z]/.test(name) && !reserved.has(name);
  return isName ? name : `product${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/**
 * Each id that cannot be in one catalogue with another, and that other: `jack-2` is also the second image of `jack`, and
 * `jack-3` and `jack3` give the same constant.
 */
export function similarIds(/** @type {readonly string[]} */ ids) {
  const known = new Set(ids);
  const byConstant = new Map(ids.toReversed().map((id) => [constantName(id), id]));
  return new Map(
    ids.flatMap((id) => {
      const ofImage = id.replace(/-[2-9]$/, '');
      const ofConstant = byConstant.get(constantName(id)) ?? id;
      if (ofImage !== id && known.has(ofImage)) return [[id, ofImage]];
      return ofConstant === id ? [] : [[id, ofConstant]];
    }),
  );
}
