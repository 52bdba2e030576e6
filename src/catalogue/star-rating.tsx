import { counted } from '../text/counted.ts';
import type { Product } from './product.ts';
import { products } from './products.ts';

type Reviewed = Pick<Product, 'rating' | 'reviews'>;

/** Whether there is a rating to show. */
export const hasReviews = (product: Reviewed): product is Required<Reviewed> =>
  (product.reviews ?? 0) > 0;

/** Shown instead of the stars. */
export const noReviews = 'No reviews yet';

const isStoreReviewed = products.some(hasReviews);

type StarRatingProps = {
  product: Reviewed;
  /** Whether it stands in a list. In a store without any reviews it is empty there, so that the parts of the cards still line up. */
  isInList?: boolean;
  /** Whether a single star stands for all five, in a column of ratings. */
  isShort?: boolean;
  className?: string;
};

/** Full stars are the rating rounded down; the number beside them is exact. */
export function StarRating({
  product,
  isInList = false,
  isShort = false,
  className = '',
}: StarRatingProps) {
  if (!hasReviews(product)) {
    const isSaid = isStoreReviewed || !isInList;
    return <p className={`text-small text-muted ${className}`}>{isSaid && noReviews}</p>;
  }
  const { rating, reviews } = product;
  const reviewed = counted(reviews, 'review');
  const full = Math.floor(rating);
  const stars = isShort ? '★' : '★'.repeat(full) + '☆'.repeat(5 - full);
  return (
    <p
      className={`flex items-center gap-x-2 text-small text-muted ${isShort ? '' : 'flex-wrap content-start'} ${className}`}
    >
      <span role="img" aria-label={`Rated ${rating} out of 5`} className="font-semibold text-text">
        {`${stars} ${rating}`}
      </span>
      {isShort ? <span className="sr-only">{reviewed}</span> : reviewed}
    </p>
  );
}
