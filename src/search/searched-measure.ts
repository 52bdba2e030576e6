// The measures in a search term, such as the `450 Nm` of "break loose 450 Nm".
import type { Measure } from '../catalogue/measure-answer.ts';
import { unitNamed } from '../catalogue/units.ts';

/** `200`, `1,200`, `-4`, `0.5`, `0,5`, `.5`, `1/2`, `1 1/2`, `1-1/2`; then what may be the unit. */
const pattern =
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
    pattern,
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
