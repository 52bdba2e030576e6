// The rows of a comparison table.

import type { Product, Specification } from '../catalogue/product.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { dimensionOf, unitLabel } from '../catalogue/units.ts';

/** Shown for a specification that a product does not have. */
export const missing = '–';

export type ComparedRow = {
  /** The name of the specification; with the unit, if the products have it in units that do not convert. */
  readonly name: string;
  /** The text of each product, or `missing`. */
  readonly values: readonly string[];
  /** Whether its values tell the products apart and so always differ, like their numbers. None of them is bold. */
  readonly isIdentity?: boolean;
  /** The index of the product if only one of several has it; -1 otherwise, and for one of several torques. */
  readonly only: number;
};

/**
 * A row for each specification of any of the products: first those that all have, then those that some have, beginning with the
 * torques, which compare under different names, then those that one has. Specifications of one name get a row for each
 * dimension, because rpm and oscillations per minute do not compare. Values without a unit go in the first row of their name.
 */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const lists = products.map(({ specifications = [] }) => specifications);
  const all = lists.flat();
  const row = (name: string, isIn: (specification: Specification) => boolean) => {
    const found = lists.map((specifications) => specifications.find(isIn));
    const values = found.map((each) => (each ? specificationText(each) : missing));
    const isTorque = found.some((each) => each?.unit && dimensionOf(each.unit) === 'torque');
    return { name, values, isTorque };
  };
  const rows = [...new Set(all.map(({ name }) => name))].flatMap((name) => {
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
  const hasTorques = rows.filter(({ isTorque }) => isTorque).length > 1;
  const kindOf = ({ values, isTorque }: (typeof rows)[number]): RowKind => {
    const count = values.filter((value) => value !== missing).length;
    if (count === lists.length) return 'ofAll';
    if (hasTorques && isTorque) return 'oneOfTorques';
    return count > 1 ? 'ofSome' : 'ofOne';
  };
  return rowKinds.flatMap((kind) =>
    rows
      .filter((each) => kindOf(each) === kind)
      .map(({ isTorque: _, ...each }) => ({
        ...each,
        only: kind === 'ofOne' ? each.values.findIndex((value) => value !== missing) : -1,
      })),
  );
}

/** Which of the products have the specification of a row, in the order of the rows. */
const rowKinds = ['ofAll', 'oneOfTorques', 'ofSome', 'ofOne'] as const;

type RowKind = (typeof rowKinds)[number];

/**
 * Which values of a row stand out: all but the most frequent one. If several are the most frequent, as in a row of two
 * different values, all stand out.
 */
export function differing(values: readonly string[]): boolean[] {
  const countOf = (value: string) => values.filter((each) => each === value).length;
  const most = Math.max(...values.map(countOf));
  const usual = new Set(values.filter((value) => countOf(value) === most));
  return values.map((value) => usual.size > 1 || !usual.has(value));
}

/** Whether the values of a row are not all the same. A missing value differs from the others. */
export const isDifferent = (values: readonly string[]): boolean => new Set(values).size > 1;

/**
 * The ends of the names, which say what the tools are: `Impact Wrench Kit`. At most 20 characters, as many as half the width of
 * a phone has room for. They begin with a capital letter or a digit, and so not with the unit of `1/2 in.` A name without such
 * an end stays whole, and so do names that end alike.
 */
export function shortNames(names: readonly string[]): string[] {
  const ends = names.map((name) => name.match(/(?<!\S)[\p{Lu}\d].{0,19}$/u)?.[0] ?? name);
  const isTwice = (end: string) => ends.indexOf(end) < ends.lastIndexOf(end);
  return ends.map((end, index) => (isTwice(end) ? names[index] : end) as string);
}
