// A row of a spreadsheet as a product.
import { slugFrom } from '../../build/slug.mjs';
import { ambiguityIn, gapIn, quantityExamples, quantityIn } from './amounts.mjs';
import { cellsOf, listed, oneLine } from './cells.mjs';

/**
 * @typedef {import('../../src/catalogue/product').Product} Product
 * @typedef {import('../../src/catalogue/product').Category} Category
 * @typedef {import('./columns.mjs').Column} Column
 * @typedef {import('./spreadsheet.mjs').Row} Row
 * @typedef {ReturnType<typeof cellsOf>} Cells
 *
 * What the products of a spreadsheet refer to. `currencies` are the texts of the store's currency.
 * @typedef {{
 *   categories: readonly Category[], unitNames: readonly string[], currencies: readonly string[],
 *   products: readonly Product[],
 * }} Store
 */

/**
 * The product of a row, and what is wrong with its cells. In place of a wrong cell it has a value without other faults.
 * @returns {{ product: Product, faults: string[] }}
 */
export function productIn(
  /** @type {Row} */ row,
  /** @type {readonly Column[]} */ columns,
  /** @type {Store} */ { categories, currencies, products },
) {
  const cells = cellsOf(row, columns, currencies);
  const name = cells.required('name');
  const itemNumber = cells.required('item number');
  // A product that the store has already keeps its URL.
  const known = products.find((each) => each.name === name && each.itemNumber === itemNumber);
  const id = cells.text('id') ?? known?.id ?? slugFrom(name);
  if (id === '') cells.faults.push(`name "${name}" gives no id: fill in the column id.`);
  const price = cells.amount('price');
  if (!cells.text('price')) cells.required('price');
  const product = {
    id: id || `row-${row.number}`,
    name,
    imageAlt: cells.text('image alt') ?? name,
    views: viewsIn(cells),
    price: price ?? 0.01,
    originalPrice: cells.amount('original price'),
    availability: availabilityIn(cells),
    ...reviewsIn(cells),
    category: categoryIn(cells, categories),
    description: cells.required('description'),
    itemNumber,
    checkoutId: cells.text('checkout id'),
    specifications: specificationsIn(row, columns, cells.faults),
    inTheBox: cells.list('in the box'),
    kitNote: cells.text('kit note'),
    worksWith: worksWithIn(cells),
    battery: batteryIn(cells),
  };
  return { product: withoutEmpty(product), faults: cells.faults };
}

/** Without the parts that are undefined or an empty list. @returns {Product} */
function withoutEmpty(/** @type {object} */ product) {
  const filled = Object.entries(product).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  /** @type {any} */
  const typed = Object.fromEntries(filled);
  return typed;
}

function viewsIn(/** @type {Cells} */ { text, faults }) {
  const views = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => text(`view ${view}`));
  const count = views.findLastIndex((view) => view) + 1;
  const gap = views.indexOf(undefined);
  if (gap !== -1 && gap < count) faults.push(`view ${gap + 2} is empty, but a later view is not.`);
  // Each with a text of its own, as the rules ask for.
  return views.slice(0, count).map((view, index) => view ?? `Another view ${index + 2}`);
}

/** Without letter case and what is between words. Those of schema.org begin with its domain. */
const availabilities = new Map([
  ['instock', 'in-stock'],
  ['outofstock', 'sold-out'],
  ['soldout', 'sold-out'],
  ['discontinued', 'discontinued'],
]);

/** Undefined if it is in stock. */
function availabilityIn(/** @type {Cells} */ { text, faults }) {
  const written = text('availability');
  if (!written) return undefined;
  const word = written.toLowerCase().replace(/^https?:\/\/schema\.org\//, '');
  const availability = availabilities.get(word.replaceAll(/[\s_-]/g, ''));
  if (!availability)
    faults.push(`availability "${written}" is not in stock, sold out or discontinued.`);
  return availability === 'in-stock' ? undefined : availability;
}

/** Nothing if there are no reviews. */
function reviewsIn(/** @type {Cells} */ { text, number, faults }) {
  const rating = number('rating', 'number from 0 to 5', (value) => value <= 5);
  const reviews = number('reviews', 'whole number', Number.isInteger);
  if (reviews && !text('rating')) faults.push('rating is empty, but there are reviews.');
  if (rating && !text('reviews')) faults.push('reviews is empty, but there is a rating.');
  return reviews && rating !== undefined ? { rating, reviews } : {};
}

/** The slug of a category that is written as slug or name, or what is written if there is none. */
function categoryIn(
  /** @type {Cells} */ { required },
  /** @type {readonly Category[]} */ categories,
) {
  const written = required('category', categories[0]?.slug);
  const isWritten = (/** @type {string} */ text) => text.toLowerCase() === written.toLowerCase();
  return categories.find(({ slug, name }) => isWritten(slug) || isWritten(name))?.slug ?? written;
}

/**
 * One for each filled cell, in the order of the columns.
 * @returns {{ name: string, value: unknown, unit?: string, isOnCard?: boolean }[]}
 */
function specificationsIn(
  /** @type {Row} */ row,
  /** @type {readonly Column[]} */ columns,
  /** @type {string[]} */ faults,
) {
  return columns.flatMap(({ title, specification }, index) => {
    const text = oneLine(row.cells[index] ?? '');
    if (!specification || text === '') return [];
    const { name, isOnCard, ...unit } = specification;
    const value = unit.unit ? quantityIn(text) : text;
    if (value === undefined)
      faults.push(`${title} "${text}" ${gapIn(text) ?? ambiguityIn(text) ?? notLike}`);
    return [{ name, value: value ?? 1, ...unit, ...(isOnCard ? { isOnCard } : {}) }];
  });
}

const examples = quantityExamples.map((example) => `"${example}"`);
const notLike = `is not like ${listed(examples)}.`;

function worksWithIn(/** @type {Cells} */ { list, faults }) {
  return list('works with').map((part) => {
    const [, productId = '', reason = ''] = part.match(/^([^:]*?)\s*(?::\s*(.*))?$/) ?? [];
    if (!productId || !reason)
      faults.push(`works with "${part}" is not like "product-id: reason".`);
    return { productId, reason };
  });
}

function batteryIn(/** @type {Cells} */ { text, number, faults }) {
  const system = text('battery system');
  const inTheBox = number('batteries in the box', 'whole number', Number.isInteger) ?? 0;
  if (!system && inTheBox > 0)
    faults.push('battery system is empty, but there are batteries in the box.');
  return system ? { system, inTheBox } : undefined;
}
