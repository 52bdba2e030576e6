import { counted } from '../text/counted.ts';
import type { Product } from './product.ts';
import { products } from './products.ts';

type Reviewed = Pick<Product, 'rating' | 'reviews'>;

export const hasReviews = (product: Reviewed): product is Required<Reviewed> =>
  (product.reviews ?? 0) > 0;

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

/** The figure is exact. Full stars are the rating rounded down. */
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
  const full = Math.floor(rating);
  const stars = '★'.repeat(full) + '☆'.repeat(5 - full);
  return (
    <p
      role="img"
      aria-label={`Rated ${rating} out of 5, ${counted(reviews, 'review')}`}
      className={`text-small text-muted ${className}`}
    >
      {isShort ? (
        `${rating} ★`
      ) : (
        <>
          <span className="text-base font-semibold text-text">{rating}</span>
          {` ${stars} (${reviews})`}
        </>
      )}
    </p>
  );
}
