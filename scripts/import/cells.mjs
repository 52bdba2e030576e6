// The cells of a row that are about something that every product has.
import { ambiguityIn, amountsIn, quantityIn } from './amounts.mjs';

/**
 * @typedef {import('./columns.mjs').Column} Column
 * @typedef {import('./spreadsheet.mjs').Row} Row
 */

/** A text without line breaks and repeated spaces. */
export const oneLine = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').trim();

/** `a, b or c`. */
export const listed = (/** @type {readonly string[]} */ texts) =>
  texts.join(', ').replace(/, (?=[^,]*$)/, ' or ');

/**
 * Reads the cells of a row by the key of their column. What cannot be read is added to `faults` and gives undefined, as an
 * empty cell does. `currencies` are the texts of the store's currency.
 */
export function cellsOf(
  /** @type {Row} */ row,
  /** @type {readonly Column[]} */ columns,
  /** @type {readonly string[]} */ currencies,
) {
  /** @type {string[]} */
  const faults = [];
  const cells = new Map(columns.map(({ key }, index) => [key, row.cells[index] ?? '']));
  const text = (/** @type {string} */ key) => oneLine(cells.get(key) ?? '') || undefined;

  return {
    faults,
    text,

    /** The text, or another in place of a missing one. A column that is missing is a fault of the first row. */
    required(/** @type {string} */ key, instead = `Row ${row.number}`) {
      if (cells.get(key) === '') faults.push(`${key} is empty.`);
      return text(key) ?? instead;
    },

    /** The parts of a list, which are separated by semicolons or line breaks. */
    list: (/** @type {string} */ key) =>
      (cells.get(key) ?? '')
        .split(/[;\r\n]+/)
        .map(oneLine)
        .filter((part) => part !== ''),

    /** An amount in the currency of the store. */
    amount(/** @type {string} */ key) {
      const written = text(key) ?? '';
      const amounts = amountsIn(written, currencies);
      if (amounts.length === 1) return amounts[0];
      const examples = ['129.99', ...currencies.map((currency) => `129.99 ${currency}`)];
      const noAmount = `is no amount in ${currencies[0]}, like ${listed(examples)}.`;
      if (written) faults.push(`${key} "${written}" ${ambiguityIn(written, true) ?? noAmount}`);
      return undefined;
    },

    /** A number that is not negative and of this kind. */
    number(
      /** @type {string} */ key,
      /** @type {string} */ kind,
      /** @type {(value: number) => boolean} */ isOfKind,
    ) {
      const written = text(key) ?? '';
      const value = quantityIn(written);
      if (typeof value === 'number' && value >= 0 && isOfKind(value)) return value;
      if (written) faults.push(`${key} "${written}" ${ambiguityIn(written) ?? `is no ${kind}.`}`);
      return undefined;
    },
  };
}
