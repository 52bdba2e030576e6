// Words and measures, as the search outside of the specified substring search compares them.

import { unitNamed } from '../catalogue/units.ts';
import type { Measure } from './measure-answer.ts';

/** A word or a number of a folded text; `1,200`, `4.5` and `1/2` are one word each. */
export const wordPattern = /\d+(?:[.,/]\d+)*\p{L}*|[\p{L}\p{N}]+/gu;

/** The words of a folded text, numbers without the commas between thousands. */
export const wordsOf = (text: string): string[] =>
  text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(wordPattern) ?? [];

/** The words, and each two beside each other as one: `spray gun` is also typed as `spraygun`. */
export const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words
    .slice(1)
    .flatMap((word, at) => (/\d/.test(words[at] ?? '') ? [] : `${words[at]}${word}`)),
];

/** The part that the forms of an English word share: `polish` of `polishing`, `batter` of `battery` and `batteries`. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ies?|ing|al|es|s|e|y)$/, '');
  return stem.length >= 4 ? stem : word.replace(/(?<=...)s$/, '');
}

/**
 * Whether the word has this stem. A stem of four letters may be the start of the word, a shorter one may not: `air` is not
 * `airflow`. Numbers have to be whole, with or without a unit: `20` is `20v`, but neither `200` nor `20.5`.
 */
export const hasStem = (word: string, stem: string): boolean => {
  if (!word.startsWith(stem)) return false;
  const end = word.slice(stem.length);
  if (/\d$/.test(stem)) return !/^[\d.,/]/.test(end);
  return stem.length >= 4 || end === '' || end === 's';
};

/** `200`, `1,200`, `-4`, `0.5`, `0,5`, `.5`, `1/2`, `1 1/2`, `1-1/2`; then what may be the unit. */
const measurePattern =
  /(?<![\p{L}\d.,/])(?:(?:(\d+)[ -])?(\d+)\/(\d+)|((?:(?<=^|\s)-)?\d[\d,]*(?:\.\d+)?|\.\d+))(?![\d/]|[.,]\d)[\s-]*([^\d\s]\S*(?: [^\d\s]\S*){0,2})?/gu;

const fractions = [
  [/\bhalf[ -](?=in|drive)/g, '1/2 '],
  [/\bquarter[ -](?=in|drive)/g, '1/4 '],
  [/\bthree[ -]eighths?\b/g, '3/8'],
] as const;

/**
 * The measures of a folded term, and its other words. The unit of a measure is the longest text after the number that names
 * one: `ft lbs`, not `ft`. A fraction without a unit is in inches. Never throws.
 */
export function measuresIn(term: string): { measures: Measure[]; rest: string } {
  const measures: Measure[] = [];
  const written = fractions.reduce((text, [words, digits]) => text.replace(words, digits), term);
  const rest = written.replace(
    measurePattern,
    (match, whole = 0, numerator, denominator, decimal = '', after = '') => {
      const words: string[] = after.split(' ');
      const name = words
        .map((_, index) => words.slice(0, words.length - index).join(' '))
        .map((text) => text.replace(/[,;)]$/, ''))
        .find(unitNamed);
      const unit = unitNamed(name ?? '') ?? (numerator && 'in.');
      const value = numerator
        ? Number(whole) + Number(numerator) / Number(denominator)
        : // A comma before the last one or two digits is a decimal comma. Other commas group digits.
          Number(decimal.replace(/,(?=\d\d?$)/, '.').replaceAll(',', ''));
      if (!unit || !Number.isFinite(value)) return match;
      measures.push({ value, unit });
      return ` ${after.slice(name?.length ?? 0)}`;
    },
  );
  return { measures, rest: rest.trim() };
}
