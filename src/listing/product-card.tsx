import { type ReactNode, useDeferredValue } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import type { Product } from '../catalogue/product.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { chosenTools } from '../comparison/compared-tools.ts';
import { useLocation } from '../navigation/router.ts';
import { highlighted } from '../text/highlighted-text.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { Price } from './price.tsx';

/** A list lines up these rows of its cards. Browsers without subgrid line up only the parts below the name. */
const rowsClass = 'grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';

/** Of all parts but the image. */
const insetClass = 'mx-2 lg:mx-4';

type ProductCardProps = {
  product: Product;
  /** The search term to highlight. */
  term: string;
  heading: 'h2' | 'h3';
  /** The text above its name. */
  label: string | undefined;
  /** The texts below its name. */
  texts: ReactNode;
  /** Its image, and the parts that some lists have. */
  children: ReactNode;
};

/**
 * Its name comes first for a screen reader, and its
 * image last.
 */
export function ProductCard({
  product,
  term,
  heading: Heading,
  label,
  texts,
  children,
}: ProductCardProps) {
  const itemClass = `${rowsClass} ${label ? 'row-span-6' : 'row-span-5'}`;
  return (
    <li className={`relative break-inside-avoid ${itemClass}`}>
      <Card
        as="article"
        className={`grid-cols-(--columns) overflow-hidden pb-2 wrap-anywhere lg:pb-4 ${itemClass}`}
      >
        <div
          className={`col-span-(--span) flex flex-wrap content-start gap-x-2 gap-y-1 ${insetClass}`}
        >
          <Heading className="w-full text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          {texts}
        </div>
        {label && (
          <p key={term} className={`-order-1 text-small text-muted ${insetClass}`}>
            {highlighted(label, term)}
          </p>
        )}
        <StarRating product={product} isInList className={`order-(--order) ${insetClass}`} />
        <Price product={product} className={insetClass} />
        <AddToCartButton product={product} className={insetClass}>
          Add to Cart
        </AddToCartButton>
        {children}
      </Card>
    </li>
  );
}

/** A component of its own, so that a tick does not render the whole card again. */
export function ProductLink({ product, term = '' }: { product: Product; term?: string }) {
  const { pathname, search } = useLocation();
  const { productUrl } = chosenTools({ pathname, search: useDeferredValue(search) });
  return (
    <CardLink key={term} to={productUrl(product.id)}>
      {highlighted(product.name, term)}
    </CardLink>
  );
}
