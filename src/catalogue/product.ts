import type { CategorySlug } from './categories';

export type Product = {
  /** Also part of the URL and of the image's name, so it never changes once published. */
  readonly id: string;
  readonly name: string;
  /** What the image shows. */
  readonly imageAlt: string;
  /** What its other images show, the files `<id>-2` and on. */
  readonly views?: readonly string[];
  /** In dollars; money.ts calculates in cents. */
  readonly price: number;
  readonly originalPrice: number;
  /** Out of 5. */
  readonly rating: number;
  readonly reviews: number;
  readonly category: CategorySlug;
  readonly description: string;
  /** The store's own number of the product, as on its order lists: `TB-` and four digits. */
  readonly itemNumber: string;
  /** Sorted as the trade reads them: what decides first, dimensions and weight last. */
  readonly specifications?: readonly Specification[];
  readonly inTheBox?: readonly string[];
  /** What is not in the box although the tool needs it, or that it is a kit. */
  readonly kitNote?: string;
  readonly worksWith?: readonly Relation[];
};

/** `{ name: 'Weight', value: '6.2', unit: 'lb', metric: '2.8 kg' }` reads `6.2 lb (2.8 kg)`. */
export type Specification = {
  /** Products of one category use the same names, so that they can be compared. */
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** The same in metric units, if the value is in imperial ones. */
  readonly metric?: string;
};

/** Another product, and why it belongs to this one: `Same 20V battery`. */
export type Relation = { readonly productId: string; readonly reason: string };
