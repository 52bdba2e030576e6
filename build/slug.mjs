// Turns a name into a part of a URL or path.

/** Letters that Unicode does not split into a letter and an accent, and letters that German writes as two. */
const otherLetters = new Map(
  [...'äae öoe üue ßss æae œoe øo łl đd ðd þth ×x'.split(' ')].map(pairOf),
);

/** @returns {[letter: string, letters: string]} */
function pairOf(/** @type {string} */ text) {
  return [text.slice(0, 1), text.slice(1)];
}

/** `1/2 in. Schlüssel – Café` gives `1-2-in-schluessel-cafe`. Empty for a name without Latin letters and digits. */
export const slugFrom = (/** @type {string} */ name) =>
  [
    ...name
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '),
  ]
    .map((letter) => otherLetters.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
