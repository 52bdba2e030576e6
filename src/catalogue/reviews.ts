import type { Product } from './product.ts';

type Reviewed = Pick<Product, 'rating' | 'reviews'>;

/** Whether there is a rating to show. */
export const hasReviews = (product: Reviewed): product is Required<Reviewed> =>
  (product.reviews ?? 0) > 0;

/** Shown instead of the stars. */
export const noReviews = 'No reviews yet';
