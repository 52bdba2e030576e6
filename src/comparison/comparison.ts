import type { Product, Specification } from '../catalogue/product.ts';
import {
  betterValues,
  groupOf,
  isNecessary,
  specificationGroups,
} from '../catalogue/specification-names.ts';
import { kindOf, specificationText } from '../catalogue/specification-text.ts';
import { hasReviews, noReviews } from '../catalogue/star-rating.tsx';
import { convert, dimensionOf, unitLabel } from '../catalogue/units.ts';
import { formatPrice } from '../money/money.ts';

/** Shown for what a product has but does not state, and for what its kind of tool does not have. */
export const [missing, none] = ['Not stated', '–'];

export type ComparedRow = {
  /** The name of the specification; with the unit, if the products have it in units that do not convert. */
  readonly name: string;
  /** The text of each product, or `missing`, or `none`. */
  readonly values: readonly string[];
  /** If one value can be better than another: its length in percent of the longest, 0 if it is not stated, and which is better. */
  readonly bars?: readonly { readonly percent: number; readonly isBest: boolean }[];
};

/**
 * The rows of the comparison in groups: work, power, size, what is in the box, and the price. With `isDifferencesOnly` without the
 * rows in which all values are the same, and without item numbers, which always differ. Groups without rows are left out.
 */
export function comparedGroups(products: readonly Product[], isDifferencesOnly = false) {
  const prices = products.map(({ price }) => price);
  const row = (name: string, textOf: (product: Product) => string): ComparedRow => ({
    name,
    values: products.map(textOf),
  });
  const groups: { name: string; rows: ComparedRow[] }[] = [
    ...specificationGroups.map((name) => ({ name, rows: specificationRows(products, name) })),
    { name: 'In the box', rows: [row('In the box', boxText)] },
    {
      name: 'Price',
      rows: [
        { ...row('Price', ({ price }) => formatPrice(price)), ...withBars(prices, 'lower') },
        row('Rating', (product) => (hasReviews(product) ? `${product.rating} of 5` : noReviews)),
        ...(isDifferencesOnly ? [] : [row('Item', ({ itemNumber }) => itemNumber)]),
      ],
    },
  ];
  const isShown = ({ values }: ComparedRow) =>
    values.some((value) => value !== (isDifferencesOnly ? values[0] : missing));
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
}

const boxText = ({ inTheBox = [], kitNote }: Product) =>
  [...inTheBox, kitNote].filter(Boolean).join(' · ') || missing;

/**
 * A row for each specification of any of the products: first those that all have, then those that some have. Specifications of
 * one name get a row for each dimension, because rpm and oscillations per minute do not compare. Values without a unit go in the
 * first row of their name.
 */
function specificationRows(products: readonly Product[], group: string): ComparedRow[] {
  const lists = products.map(({ specifications = [] }) =>
    specifications.filter(({ name }) => groupOf(name) === group),
  );
  const all = lists.flat();
  const row = (name: string, title: string, isIn: (specification: Specification) => boolean) => {
    const found = lists.map((list) => list.find((each) => each.name === name && isIn(each)));
    return {
      name: title,
      values: found.map((each, index) =>
        each ? specificationText(each) : absentText(title, products[index]),
      ),
      ...withBars(numbersOf(found), betterValues[name]),
    };
  };
  const rows = [...new Set(all.map(({ name }) => name))].flatMap((name) => {
    const units = all.flatMap((each) => (each.name === name && each.unit ? [each.unit] : []));
    const dimensions = units.map(dimensionOf);
    const unlike = units.filter((unit, index) => dimensions.indexOf(dimensionOf(unit)) === index);
    if (unlike.length < 2) return [row(name, name, () => true)];
    return unlike.map((unit, index) =>
      row(name, `${name} (${unitLabel(unit)})`, (each) =>
        each.unit ? dimensionOf(each.unit) === dimensionOf(unit) : index === 0,
      ),
    );
  });
  const countOf = ({ values }: ComparedRow) =>
    values.filter((value) => value !== missing && value !== none).length;
  return rows.toSorted((a, b) => countOf(b) - countOf(a));
}

const absentText = (name: string, product: Product | undefined) =>
  product && isNecessary(name, product) ? missing : none;

/** The largest numbers of the measures in one unit. */
function numbersOf(found: readonly (Specification | undefined)[]): (number | undefined)[] {
  const unit = found.find((each) => each?.unit)?.unit;
  return found.map((each) =>
    unit && each?.unit ? convert(Math.max(...kindOf(each.value)[1]), each.unit, unit) : undefined,
  );
}

/** Bars need numbers, and something to compare: at least two that are not all the same. */
function withBars(numbers: readonly (number | undefined)[], better?: 'higher' | 'lower') {
  const stated = numbers.filter((number) => number !== undefined);
  const [smallest, largest] = [Math.min(...stated), Math.max(...stated)];
  if (!better || stated.length < 2 || smallest === largest || smallest < 0) return {};
  const best = better === 'higher' ? largest : smallest;
  return {
    bars: numbers.map((number = 0) => ({
      percent: Math.round((number / largest) * 100),
      isBest: number === best,
    })),
  };
}
