export type Product = {
  /** Also part of the URL and of the image's name, so it never changes once published. */
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** What the image shows. */
  readonly imageAlt: string;
  /** In dollars; money.ts calculates in cents. */
  readonly price: number;
  readonly originalPrice: number;
  /** Out of 5. */
  readonly rating: number;
  readonly reviews: number;
  /** A category's name. */
  readonly category: string;
  readonly description: string;
};

/** A product as the file of its category writes it; the image is derived from the id. */
export type ProductRecord = Omit<Product, 'image'>;
