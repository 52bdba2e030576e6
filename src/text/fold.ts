/**
 * Normalizes a text for comparison in searches, item numbers and typed orders. The result is trimmed and in lower case,
 * without accents and invisible format characters (U+200E, a soft hyphen). Every space becomes an ordinary space and every
 * dash a hyphen. Quotation marks and primes become straight, `×` becomes `x`, and fractions become digits
 * (`1½`: `1 1/2`). Never throws.
 */
export const fold = (text: string): string => foldCharacters(text).trim();

/** Like `fold`, without trimming. */
export const foldCharacters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(\d?)([¼-¾⅐-⅞])/g, (_, digit, fraction) => withFraction(digit, fraction))
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″]|''/g, '"')
    .replaceAll('×', 'x');

/** NFKD writes a fraction with the slash U+2044, which becomes an ordinary slash here. */
const withFraction = (digit: string, fraction: string) =>
  `${digit && `${digit} `}${fraction.normalize('NFKD').replace('⁄', '/')}`;

/** Normalizes an item number for comparison: letter case, spaces and hyphens do not matter. */
export const plainNumber = (text: string): string => fold(text).replaceAll(/[\s-]/g, '');
