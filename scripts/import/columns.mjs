// The columns of a spreadsheet, by the names in its first row.

/**
 * A column is about something that every product has (`key`), or it is a specification.
 * @typedef {{ name: string, unit?: string, isOnCard: boolean }} SpecificationColumn
 * @typedef {{ title: string, key?: string, specification?: SpecificationColumn }} Column
 */

const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => `view ${view}`);

export const requiredColumns = ['name', 'category', 'price', 'item number', 'description'];

const otherColumns = ['id', 'original price', 'image alt', 'rating', 'reviews', 'availability']
  .concat(['checkout id', 'in the box', 'kit note', 'works with', ...views])
  .concat(['battery system', 'batteries in the box']);

/** `Item number`, `item_number` and `itemNumber` are the same column. */
const folded = (/** @type {string} */ title) => title.toLowerCase().replaceAll(/[\s_-]/g, '');

const keys = new Map([...requiredColumns, ...otherColumns].map((key) => [folded(key), key]));

/** A unit without letter case, spaces and points: `Nm`, `in`. */
const foldedUnit = (/** @type {string} */ unit) => unit.toLowerCase().replaceAll(/[\s.·]/g, '');

/** A specification has its unit in brackets, and an asterisk if it is on the card: `Weight [lb]*`. */
function specificationIn(/** @type {string} */ title, /** @type {readonly string[]} */ unitNames) {
  const [, name = '', before, inBrackets, after] =
    title.match(/^([^[*]*?)\s*(\*?)\s*(?:\[([^\]]*)\])?\s*(\*?)$/) ?? [];
  const unit = unitNames.find((each) => foldedUnit(each) === foldedUnit(inBrackets ?? ''));
  const isOnCard = !!before || !!after;
  const specification = unit === undefined ? { name, isOnCard } : { name, unit, isOnCard };
  if (name === '') return { fault: `the column "${title}" is not like "Weight [lb]".` };
  if (inBrackets === undefined || unit) return { specification };
  const known = unitNames.join(', ');
  return {
    fault: `the column "${title}" has the unknown unit "${inBrackets}", there are ${known}.`,
  };
}

/**
 * The columns in their order; of a name that is no column, the faults.
 * @returns {{ columns: Column[], faults: string[] }}
 */
export function columnsOf(
  /** @type {string[]} */ titles,
  /** @type {readonly string[]} */ unitNames,
) {
  /** @type {string[]} */
  const faults = [];
  const columns = titles.map((title) => {
    const key = keys.get(folded(title));
    if (key) return { title: key, key };
    if (title === '') return { title };
    if (/^view\d+$/.test(folded(title))) {
      faults.push(`the column "${title}" is not one of view 2 to view 9.`);
      return { title };
    }
    const { specification, fault } = specificationIn(title, unitNames);
    if (fault) faults.push(fault);
    return specification ? { title, specification } : { title };
  });
  const names = columns.map(({ title }) => folded(title));
  const repeated = columns.filter(
    ({ title }, index) => title !== '' && names.indexOf(folded(title)) < index,
  );
  const missing = requiredColumns.filter((key) => !columns.some((column) => column.key === key));
  for (const { title } of repeated) faults.push(`the column "${title}" is there twice.`);
  if (missing.length > 0) {
    const found = titles.filter((title) => title !== '').join(', ');
    faults.push(
      `columns are missing, with these English names: ${missing.join(', ')}; found: ${found}.`,
    );
  }
  return { columns, faults };
}
