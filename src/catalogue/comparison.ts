// Products side by side: `?compare=id,id`.
import { queryParameters } from '../paths';
import type { Product, Specification } from './product';
import { products } from './products';
import { specificationText } from './specification-text';
import { dimensionOf, unitLabel } from './units';

export const maxCompared = 4;

export type Comparison = {
  /** At most four, in the order of the URL. */
  readonly products: readonly Product[];
  /** The number of entries that name no product, repeat one, or are beyond the fourth. */
  readonly leftOut: number;
};

/** The comparison in a query (`?compare=…`). Never throws. */
export function comparisonIn(query: string, among: readonly Product[] = products): Comparison {
  const entries = new URLSearchParams(query)
    .getAll(queryParameters.compare)
    .flatMap((list) => list.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const named = [...new Set(entries)].flatMap(
    (id) => among.find((product) => product.id === id) ?? [],
  );
  const compared = named.slice(0, maxCompared);
  return { products: compared, leftOut: entries.length - compared.length };
}

/** Shown for a specification that a product does not have. */
const missing = '–';

export type ComparedRow = {
  /** The name of the specification; with the unit, if the products have it in units that do not convert. */
  readonly name: string;
  /** The text of each product, or `missing`. */
  readonly values: readonly string[];
  readonly isDifferent: boolean;
};

/**
 * A row for each specification of any of the products, in the order in which they first appear. Specifications of one name
 * get a row for each dimension, because rpm and oscillations per minute do not compare. Values without a unit go in the first
 * row of their name.
 */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const lists = products.map(({ specifications = [] }) => specifications);
  const all = lists.flat();
  const row = (name: string, isIn: (specification: Specification) => boolean): ComparedRow => {
    const values = lists.map((specifications) => {
      const found = specifications.find(isIn);
      return found ? specificationText(found) : missing;
    });
    return { name, values, isDifferent: isDifferent(values) };
  };
  return [...new Set(all.map(({ name }) => name))].flatMap((name) => {
    const units = all.flatMap((each) => (each.name === name && each.unit ? [each.unit] : []));
    const dimensions = units.map(dimensionOf);
    const unlike = units.filter((unit, index) => dimensions.indexOf(dimensionOf(unit)) === index);
    if (unlike.length < 2) return [row(name, (each) => each.name === name)];
    return unlike.map((unit, index) =>
      row(`${name} (${unitLabel(unit)})`, (each) => {
        const isIn = each.unit ? dimensionOf(each.unit) === dimensionOf(unit) : index === 0;
        return isIn && each.name === name;
      }),
    );
  });
}

/** Whether there are two different values. Missing values do not count. */
export const isDifferent = (values: readonly string[]): boolean =>
  new Set(values.filter((value) => value !== missing)).size > 1;

/** The ids of these products with this id added, or removed if it is already among them. */
export const withToggled = (products: readonly Product[], id: string): string[] => {
  const ids = products.map((product) => product.id);
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
};
