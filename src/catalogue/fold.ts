/**
 * A text as searches, item numbers and typed orders are compared: in lower case, trimmed, without accents and without
 * characters that take no space (U+200E, a soft hyphen). Every space is an ordinary one, every dash a hyphen; quotation marks and primes
 * are straight, `×` is `x`, and fractions are digits: `1½` becomes `1 1/2`. Never throws.
 */
export const fold = (text: string): string => foldCharacters(text).trim();

/** The same, not trimmed. */
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

/** The compatibility decomposition of a fraction has a slash of its own, U+2044. */
const withFraction = (digit: string, fraction: string) =>
  `${digit && `${digit} `}${fraction.normalize('NFKD').replace('⁄', '/')}`;

/** An item number as it is compared: letter case, spaces and hyphens do not matter. */
export const plainNumber = (text: string): string => fold(text).replaceAll(/[\s-]/g, '');
