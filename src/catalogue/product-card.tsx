import { Link } from 'react-router-dom';
import { productUrl } from '../paths';
import { Price } from './price';
import type { Product } from './product';
import { ProductPicture } from './product-picture';
import { StarRating } from './star-rating';

type ProductCardProps = { product: Product; heading: 'h2' | 'h3'; isMain?: boolean };

/** The grid's columns less the card's edges. */
const sizes = '(min-width: 80rem) 17.5rem, (min-width: 48rem) 30vw, 44vw';

export function ProductCard({ product, heading: Heading, isMain = false }: ProductCardProps) {
  return (
    <article className="card-link flex flex-col gap-2 rounded-card bg-surface p-3">
      <ProductPicture product={product} sizes={sizes} isMain={isMain} />
      <p className="text-sm text-muted">{product.category}</p>
      <Heading className="font-display text-lg leading-tight font-semibold">
        <Link to={productUrl(product.id)} className="stretched">
          {product.name}
        </Link>
      </Heading>
      <StarRating rating={product.rating} reviews={product.reviews} />
      <Price price={product.price} originalPrice={product.originalPrice} />
    </article>
  );
}
