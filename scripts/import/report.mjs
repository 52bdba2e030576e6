// What an import prints.

/**
 * What became of the file of a product.
 * @typedef {'new' | 'changed' | 'unchanged'} Outcome
 *
 * @typedef {import('./spreadsheet.mjs').Fault} Fault
 */

const counted = (/** @type {number} */ count, /** @type {string} */ noun) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A line for each fault, in the order of the rows. */
export function faultLines(/** @type {readonly Fault[]} */ faults, /** @type {string} */ file) {
  const sorted = faults.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const lines = sorted.map(({ row, text }) => (row ? `${file}, row ${row}: ${text}` : text));
  return [...lines, `${counted(faults.length, 'fault')}: nothing was imported.`];
}

/** `3 products imported: 2 new, 1 unchanged. 14 removed.` */
export function importedLine(/** @type {readonly Outcome[]} */ outcomes, removed = 0) {
  const parts = ['new', 'changed', 'unchanged'].flatMap((outcome) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count > 0 ? [`${count} ${outcome}`] : [];
  });
  const end = removed > 0 ? ` ${removed} removed.` : '';
  return `${counted(outcomes.length, 'product')} imported: ${parts.join(', ')}.${end}`;
}

/** What comes next. */
export const nextLine = (/** @type {number} */ withoutImages) =>
  withoutImages === 0
    ? 'Next: npm start'
    : `${counted(withoutImages, 'product')} without all images: add photographs to photos/, then npm run photos.`;
