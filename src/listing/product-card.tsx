import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { categoryOf } from '../catalogue/catalogue';
import { excerptAround, hasMatch } from '../catalogue/highlight';
import { HighlightedText } from '../catalogue/highlighted-text';
import type { Product } from '../catalogue/product';
import { ProductImage } from '../catalogue/product-image';
import { percentOff } from '../catalogue/savings';
import { cardText, unbroken } from '../catalogue/specification-text';
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
  /** Why a search finds it, if not by its name, category or description. */
  reason: string | undefined;
  heading: 'h2' | 'h3';
  isInRowOfFour: boolean;
  /** Whether the page names the category, so that the card shows the item number in its place. */
  isOneCategory: boolean;
};

/**
 * The width of a grid column. From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the
 * 560-pixel file on a screen with two device pixels per CSS pixel.
 */
const sizes = '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw';
const sizesInRowOfFour =
  '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw';

/** Lines up the parts of the cards in a row. Browsers without subgrid line up only the parts below the name. */
const rowsClass = 'row-span-6 grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';

/** A list item of `ProductGrid`. Memoized, so that another sort order moves the cards without rendering them again. */
export const ProductCard = memo(function ProductCard({
  product,
  term,
  hasPriority,
  reason,
  heading: Heading,
  isInRowOfFour,
  isOneCategory,
}: ProductCardProps) {
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
        <div className="flex flex-wrap items-center justify-between gap-x-1 text-small text-muted">
          <p className="flex-1">
            {isOneCategory ? (
              <>
                <span className="max-md:sr-only">Item </span>
                <span className="whitespace-nowrap">{product.itemNumber}</span>
              </>
            ) : (
              <HighlightedText text={categoryOf(product).name} term={term} />
            )}
          </p>
          <CompareToggle product={product} />
        </div>
        <div>
          <Heading className="text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          <p className="text-small tabular-nums">{unbroken(cardText(product))}</p>
          {reason ? (
            <p className="text-small">
              <HighlightedText text={reason} term={term} />
            </p>
          ) : (
            <MatchExcerpt product={product} term={term} />
          )}
        </div>
        <StarRating product={product} />
        <Price product={product}>
          <span className="font-semibold text-saving">{`${percentOff(product)}% off`}</span>
        </Price>
        <AddToCartButton product={product} isOnCard />
      </Card>
    </li>
  );
});

/** A component of its own, so that a change of the comparison does not render the whole card again. */
function ProductLink({ product, term }: { product: Product; term: string }) {
  const { pathname, search } = useLocation();
  const { productUrl } = pageComparison({ pathname, search: useDeferredValue(search) });
  return (
    <CardLink to={productUrl(product.id)}>
      <HighlightedText text={product.name} term={term} />
    </CardLink>
  );
}

/** The words around the match, if only the description contains the term. */
function MatchExcerpt({ product, term }: { product: Product; term: string }) {
  const isVisible = [product.name, categoryOf(product).name].some((text) => hasMatch(text, term));
  if (isVisible || !hasMatch(product.description, term)) return null;
  return (
    <p className="text-small">
      <HighlightedText text={excerptAround(product.description, term)} term={term} />
    </p>
  );
}
