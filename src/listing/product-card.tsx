import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { categoryOf } from '../catalogue/catalogue';
import { excerptAround, hasMatch } from '../catalogue/highlight';
import { HighlightedText } from '../catalogue/highlighted-text';
import type { Product } from '../catalogue/product';
import { ProductImage } from '../catalogue/product-image';
import { percentOff } from '../catalogue/savings';
import { cardText } from '../catalogue/specification-text';
import { StarRating } from '../catalogue/star-rating';
import { Card, CardLink } from '../ui/card';
import { CompareToggle } from './compare-toggle';
import { pageComparison } from './page-comparison';
import { Price } from './price';

type ProductCardProps = {
  product: Product;
  /** The search term to highlight. */
  term: string;
  /** Whether its image is the largest of the page. */
  hasPriority: boolean;
  /** A row is a section, whose heading is above that of the card. */
  isInRowOfFour: boolean;
};

/**
 * The width of a grid column. From 80rem on it is 18.4rem; with 17.5rem all browsers choose 560 pixels for a screen of
 * two device pixels per CSS pixel.
 */
const sizes = '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw';
const sizesInRowOfFour =
  '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw';

/** The parts of the cards of a row line up. Browsers without subgrid ignore it: there the parts below the name do. */
const rowsClass = 'row-span-6 grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';

/** A list item of `ProductGrid`. Another sort order moves the cards without rendering them again. */
export const ProductCard = memo(function ProductCard({
  product,
  term,
  hasPriority,
  isInRowOfFour,
}: ProductCardProps) {
  const Heading = isInRowOfFour ? 'h3' : 'h2';
  return (
    <li className={`relative break-inside-avoid ${rowsClass}`}>
      <Card
        as="article"
        className={`overflow-hidden pb-2 *:not-first:mx-2 lg:pb-4 lg:*:not-first:mx-4 ${rowsClass}`}
      >
        <ProductImage
          product={product}
          sizes={isInRowOfFour ? sizesInRowOfFour : sizes}
          hasPriority={hasPriority}
        />
        <p className="text-small text-muted">
          <HighlightedText text={categoryOf(product).name} term={term} />
        </p>
        <div>
          <Heading className="text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          <p className="text-small tabular-nums">{cardText(product)}</p>
          <MatchExcerpt product={product} term={term} />
        </div>
        <StarRating product={product} />
        <Price product={product}>
          <span className="font-semibold text-saving">{`${percentOff(product)}% off`}</span>
        </Price>
        <AddToCartButton product={product} isOnCard />
      </Card>
      <CompareToggle product={product} />
    </li>
  );
});

/** Apart from the card, which is not rendered again when the comparison changes. */
function ProductLink({ product, term }: { product: Product; term: string }) {
  const { pathname, search } = useLocation();
  const { productUrl } = pageComparison({ pathname, search: useDeferredValue(search) });
  return (
    <CardLink to={productUrl(product.id)}>
      <HighlightedText text={product.name} term={term} />
    </CardLink>
  );
}

/** The words around the match, if the term is only in the description. */
function MatchExcerpt({ product, term }: { product: Product; term: string }) {
  const isVisible = [product.name, categoryOf(product).name].some((text) => hasMatch(text, term));
  if (isVisible || !hasMatch(product.description, term)) return null;
  return (
    <p className="text-small">
      <HighlightedText text={excerptAround(product.description, term)} term={term} />
    </p>
  );
}
