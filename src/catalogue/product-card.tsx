import type { ReactNode } from 'react';
import { productUrl } from '../paths';
import { Link } from '../ui/link';
import { percentOff } from './discount';
import { Price } from './price';
import type { Product } from './product';
import { ProductPicture } from './product-picture';
import { StarRating } from './star-rating';

export type CardExtras = {
  /** What can be done with the product without opening it. */
  action?: (product: Product) => ReactNode;
  /** Draws a text of the product with what was searched for marked in it. */
  marked?: (text: string) => ReactNode;
  /** A line that says why the product is here, where its name and category don't. */
  reason?: (product: Product) => ReactNode;
};

type ProductCardProps = CardExtras & {
  product: Product;
  heading: 'h2' | 'h3';
  /** Whether its picture is the largest thing on the screen. */
  isMain: boolean;
};

/** The grid's columns less the card's edges. */
const sizes = '(min-width: 80rem) 17.5rem, (min-width: 48rem) 30vw, 44vw';

export function ProductCard({
  product,
  heading: Heading,
  isMain,
  action,
  marked = (text) => text,
  reason,
}: ProductCardProps) {
  return (
    <article className="card product-card">
      <ProductPicture product={product} sizes={sizes} isMain={isMain} />
      <p className="text-sm text-muted">{marked(product.category)}</p>
      <Heading className="card-title">
        <Link to={productUrl(product.id)} className="stretched">
          {marked(product.name)}
        </Link>
      </Heading>
      {reason?.(product)}
      <StarRating rating={product.rating} reviews={product.reviews} />
      <div className="product-card-foot">
        <Price price={product.price} originalPrice={product.originalPrice}>
          <span className="discount">{`${percentOff(product)}% off`}</span>
        </Price>
        {action?.(product)}
      </div>
    </article>
  );
}
