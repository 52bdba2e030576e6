/**
 * Normalizes a text for comparison in searches, item numbers and typed orders. The result is trimmed and in lower case,
 * without accents and invisible format characters (U+200E, a soft hyphen). Digits of other scripts and full-width characters
 * become ordinary ones. Every space becomes an ordinary space and every dash a hyphen. Quotation marks and primes become
 * straight, `×` becomes `x`, the micro sign the letter `μ`, and fractions become digits (`1½`: `1 1/2`). Never throws.
 */
export const fold = (text: string): string => foldCharacters(text).trim();

/** Like `fold`, without trimming. */
export const foldCharacters = (text: string): string =>
  // Most texts are plain, and the rest takes ten times as long.
  isPlain.test(text) ? text.toLowerCase().replaceAll("''", '"') : foldAnyCharacters(text);

const isPlain = /^[\x20-\x7e]*$/;

const foldAnyCharacters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(\d?)([¼-¾⅐-⅞])/g, (_, digit, fraction) => withFraction(digit, fraction))
    .replaceAll(/[\uFF01-\uFF5E]/g, (character) => character.normalize('NFKC'))
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitOf)
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″]|''/g, '"')
    .replaceAll('×', 'x')
    .replaceAll('µ', 'μ')
    .replaceAll('⁄', '/');

/** The digits of each script follow one another from 0 to 9: https://www.unicode.org/policies/stability_policy.html */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return `${before % 10}`;
}

const withFraction = (digit: string, fraction: string) =>
  `${digit && `${digit} `}${fraction.normalize('NFKD')}`;

/** Normalizes an item number for comparison: letter case, spaces and hyphens do not matter. */
export const plainNumber = (text: string): string => fold(text).replaceAll(/[\s-]/g, '');
