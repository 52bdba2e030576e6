import type { Product, Specification } from '../catalogue/product.ts';
import {
  betterValues,
  groupOf,
  isNecessary,
  specificationGroups,
} from '../catalogue/specification-names.ts';
import { kindOf, specificationText } from '../catalogue/specification-text.ts';
import { hasReviews, noReviews } from '../catalogue/star-rating.tsx';
import { convert } from '../catalogue/units.ts';
import { formatPrice } from '../money/money.ts';

/** Shown for what a product has but does not state, and for what its kind of tool does not have. */
export const [missing, none] = ['Not stated', '–'];

export type ComparedRow = {
  readonly name: string;
  /** The text of each product, or `missing`, or `none`. */
  readonly values: readonly string[];
  /** If one value can be better than another: its length in percent of the longest, 0 if it is not stated, and which is better. */
  readonly bars?: readonly { readonly percent: number; readonly isBest: boolean }[];
};

/** With `isDifferencesOnly` without item numbers too, because they always differ. */
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

/** A row for each specification of any of the products: first those that all have, then those that some have. */
function specificationRows(products: readonly Product[], group: string): ComparedRow[] {
  const lists = products.map(({ specifications = [] }) =>
    specifications.filter(({ name }) => groupOf(name) === group),
  );
  const names = new Set(lists.flat().map(({ name }) => name));
  const rows = [...names].map((name) => {
    const found = lists.map((list) => list.find((each) => each.name === name));
    return {
      name,
      values: products.map((product, index) => {
        const specification = found[index];
        if (specification) return specificationText(specification);
        return isNecessary(name, product) ? missing : none;
      }),
      ...withBars(numbersOf(found), betterValues[name]),
    };
  });
  const countOf = ({ values }: ComparedRow) =>
    values.filter((value) => value !== missing && value !== none).length;
  return rows.toSorted((a, b) => countOf(b) - countOf(a));
}

/** The largest numbers of the measures in the unit of the first. Oscillations per minute have none in rpm. */
function numbersOf(found: readonly (Specification | undefined)[]): (number | undefined)[] {
  const unit = found.find((each) => each?.unit)?.unit;
  return found.map((each) => {
    if (!unit || each?.unit === undefined) return undefined;
    const number = convert(Math.max(...kindOf(each.value)[1]), each.unit, unit);
    return Number.isFinite(number) ? number : undefined;
  });
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
