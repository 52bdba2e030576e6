import type { Product, Specification } from '../catalogue/product.ts';
import { edge, isSized } from '../catalogue/size.ts';
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

/**
 * The rows that at least two of the products have, or all rows of a single one. With `isDifferencesOnly` without item numbers too,
 * because they always differ.
 */
export function comparedGroups(products: readonly Product[], isDifferencesOnly = false) {
  const prices = products.map(({ price }) => price);
  const row = (name: string, textOf: (product: Product) => string): ComparedRow => ({
    name,
    values: products.map(textOf),
  });
  const groups: { name: string; rows: ComparedRow[] }[] = [
    ...specificationGroups.map((name) => ({
      name,
      rows: specificationRows(products, name).filter((each) => !isOfOne(each)),
    })),
    {
      name: 'Price and box',
      rows: [
        {
          ...row('Price', ({ price }) => formatPrice(price)),
          ...(areAlike(products) && withBars(prices, 'lower')),
        },
        row('Rating', (product) => (hasReviews(product) ? `${product.rating} of 5` : noReviews)),
        row('In the box', ({ inTheBox = [] }) => inTheBox.join(' · ') || missing),
        row('Good to know', ({ kitNote }) => kitNote ?? none),
        ...(isDifferencesOnly ? [] : [row('Item', ({ itemNumber }) => itemNumber)]),
      ],
    },
  ];
  const isShown = ({ values }: ComparedRow) =>
    values.some((value) =>
      isDifferencesOnly ? value !== values[0] : value !== missing && value !== none,
    );
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
}

/** For each of the products, the names and values of the specifications that none of the others has. */
export function factsOfOne(products: readonly Product[]): { name: string; value: string }[][] {
  const rows = specificationGroups
    .flatMap((group) => specificationRows(products, group))
    .filter(isOfOne);
  return products.map((_, index) =>
    rows
      .map(({ name, values }) => ({ name, value: values[index] ?? none }))
      .filter(({ value }) => value !== none),
  );
}

const isOfOne = ({ values }: ComparedRow): boolean =>
  values.length > 1 && values.filter((value) => value !== none).length === 1;

/** Less weight is better in a wrench than in another wrench, but not than in a lamp. */
const areAlike = (products: readonly Product[]): boolean =>
  new Set(products.map(({ category }) => category)).size === 1;

/** Unless all products state their dimensions, length and height that are not stated come from the side views, if all have one. */
function comparableSpecifications(products: readonly Product[]) {
  const lists = products.map(({ specifications = [] }) => specifications);
  const haveDimensions = lists.every((list) => list.some(({ name }) => name === 'Dimensions'));
  if (haveDimensions || !products.every(isSized)) return lists;
  return products.map(({ sideView: [length, height], specifications = [] }) => {
    const stated = (name: string) => specifications.find((each) => each.name === name);
    return [
      stated('Length') ?? edge('Length', length),
      stated('Height') ?? edge('Height', height),
      ...specifications.filter(({ name }) => name !== 'Dimensions'),
    ];
  });
}

/** A row for each specification of any of the products: first those that all have, then those that some have. */
function specificationRows(products: readonly Product[], group: string): ComparedRow[] {
  const lists = comparableSpecifications(products).map((list) =>
    list.filter(({ name }) => groupOf(name) === group),
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
      ...(areAlike(products) && withBars(numbersOf(found), betterValues[name])),
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

/** Bars need numbers, and something to compare: at least two that are not all the same. None is as long as a negative number. */
function withBars(numbers: readonly (number | undefined)[], better?: 'higher' | 'lower') {
  const stated = numbers.filter((number) => number !== undefined);
  const [smallest, largest] = [Math.min(...stated), Math.max(...stated)];
  if (!better || smallest >= largest || smallest < 0) return {};
  const best = better === 'higher' ? largest : smallest;
  return {
    bars: numbers.map((number = 0) => ({
      percent: Math.round((number / largest) * 100),
      isBest: number === best,
    })),
  };
}
