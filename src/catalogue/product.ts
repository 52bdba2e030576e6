export type Product = {
  /** Also the address and the picture's name, so it never changes once published. */
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** What the picture shows. */
  readonly imageAlt: string;
  /** Dollars, as catalogues print them; sums are made in cents (money.ts). */
  readonly price: number;
  readonly originalPrice: number;
  /** Out of 5. */
  readonly rating: number;
  readonly reviews: number;
  /** A category's name. */
  readonly category: string;
  readonly description: string;
};

/** A product as its category's file writes it: the picture follows from the id. */
export type ProductRecord = Omit<Product, 'image'>;
