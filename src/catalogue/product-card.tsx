import type { ReactNode } from 'react';
import { productUrl } from '../paths';
import { Card } from '../ui/card';
import { CardLink } from '../ui/card-link';
import { percentOff } from './discount';
import { HighlightedText } from './highlighted-text';
import { MatchExcerpt } from './match-excerpt';
import { Price } from './price';
import type { Product } from './product';
import { ProductImage } from './product-image';
import { StarRating } from './star-rating';

type ProductCardProps = {
  product: Product;
  heading: 'h2' | 'h3';
  /** The search term to highlight. */
  term?: string;
  /** Whether its image is the largest of the page. */
  hasPriority?: boolean;
  /** Controls below the price. */
  children?: ReactNode;
};

/**
 * The width of a grid column without the padding of the card. From 80rem on it is 16.75rem; with 16rem all browsers
 * choose 512 pixels for a screen of two device pixels per CSS pixel.
 */
const sizes = '(min-width: 80rem) 16rem, (min-width: 48rem) 28vw, 42vw';

export function ProductCard({
  product,
  heading: Heading,
  term = '',
  hasPriority = false,
  children,
}: ProductCardProps) {
  return (
    <Card as="article" className="relative flex break-inside-avoid flex-col gap-1.5 p-1.5 lg:p-3">
      <ProductImage product={product} sizes={sizes} hasPriority={hasPriority} />
      <p className="text-small text-muted">
        <HighlightedText text={product.category} term={term} />
      </p>
      <Heading className="text-large">
        <CardLink to={productUrl(product.id)}>
          <HighlightedText text={product.name} term={term} />
        </CardLink>
      </Heading>
      <MatchExcerpt product={product} term={term} />
      <StarRating rating={product.rating} reviews={product.reviews} />
      {/* Aligns price and button across a row of cards. */}
      <div className="mt-auto flex flex-col gap-2">
        <Price price={product.price} originalPrice={product.originalPrice}>
          <span className="rounded-control border px-1.5 text-small font-semibold text-saving">
            {`${percentOff(product)}% off`}
          </span>
        </Price>
        {children}
      </div>
    </Card>
  );
}
