import type { Availability } from './availability';
import type { Unit } from './units';

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
  /** Above the price; without it nothing is reduced. */
  readonly originalPrice?: number;
  /** Out of 5, the mean of the reviews. */
  readonly rating?: number;
  /** Their number; without any there is no rating. */
  readonly reviews?: number;
  /** In stock, unless it says otherwise. */
  readonly availability?: Availability;
  /** The slug of a category: categories.ts. */
  readonly category: string;
  readonly description: string;
  /** The store's own number of the product, as on its order lists: any text that no other product has. */
  readonly itemNumber: string;
  /** The id of the product in the shop that takes the order: src/checkout.ts. */
  readonly checkoutId?: string;
  /** Sorted as the trade reads them: what decides first, dimensions and weight last. */
  readonly specifications?: readonly Specification[];
  readonly inTheBox?: readonly string[];
  /** What is not in the box although the tool needs it, or that it is a kit. */
  readonly kitNote?: string;
  readonly worksWith?: readonly Relation[];
  /** Of a cordless tool, or of a battery: its battery system, and how many batteries are in the box. */
  readonly battery?: { readonly system: string; readonly inTheBox: number };
};

/** Words, or a quantity: `{ name: 'Weight', value: 6.2, unit: 'lb' }` reads `6.2 lb (2.8 kg)`. */
export type Specification = {
  /** Products use the same names for the same things, so that they can be compared. */
  readonly name: string;
  /** One of the two that decide, which its card shows: `950 ft-lb · 4.4 lb`. */
  readonly isOnCard?: boolean;
} & (Words | Quantity);

type Words = { readonly value: string; readonly unit?: never };

export type Quantity = {
  readonly value: QuantityValue;
  /** Of the table in units.ts, which computes the same in the other system of measurement. */
  readonly unit: Unit;
  /** The words around the quantity, which is written `{}`: `{} with battery`. */
  readonly words?: string;
};

export type QuantityValue =
  | number
  | readonly [from: number, to: number]
  | { readonly upTo: number }
  /** What the tool must be supplied with: a compressor with more is as good. */
  | { readonly needs: number }
  | { readonly anyOf: readonly number[] }
  /** The sizes of a set, which fit these exactly and nothing between them. */
  | { readonly sizes: readonly number[] }
  /** Length, width, height. */
  | { readonly dimensions: readonly number[] };

/** Another product, and why it belongs to this one: `Same 20V battery`. */
export type Relation = { readonly productId: string; readonly reason: string };
