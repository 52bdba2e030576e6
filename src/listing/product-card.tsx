import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { categoryOf, percentOff, toolOnlyText } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { KeyFacts } from '../catalogue/key-facts.tsx';
import type { Product, Specification } from '../catalogue/product.ts';
import { cardTexts, unbroken } from '../catalogue/specification-text.ts';
import { RatingInList } from '../catalogue/star-rating.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { pageComparison } from '../comparison/comparison-urls.ts';
import { excerptAround, hasMatch } from '../text/highlight.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { Price } from './price.tsx';

type ProductCardProps = {
  product: Product;
  /** The search term to highlight. */
  term: string;
  /** Whether its image is the largest of the page. */
  hasPriority: boolean;
  /** Why a search finds it, if not by its name, category or description. */
  reason: string | undefined;
  heading: 'h2' | 'h3';
  layout: CardLayout;
  /** What is above its name. */
  label: CardLabel;
  /** What decides between the products of the listing, if they are few. */
  facts: readonly Specification[] | undefined;
};

/** How a card is laid out: in a grid of columns, in a single row of four cards, or larger, as one of two or three, with the price directly below the name. */
export type CardLayout = 'columns' | 'rowOfFour' | 'two' | 'three';

/** The item number where the page names the category; nothing where the order is by category. */
export type CardLabel = 'category' | 'itemNumber' | 'none';

/**
 * The width of the image. From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel
 * file on a screen with two device pixels per CSS pixel.
 */
const sizes: Record<CardLayout, string> = {
  columns: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
  rowOfFour: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
  two: '(min-width: 100rem) 30rem, (min-width: 48rem) 24rem, 45vw',
  three: '(min-width: 100rem) 31.4rem, (min-width: 80rem) 24.7rem, (min-width: 48rem) 24rem, 45vw',
};

/** Lines up the parts of the cards in a row. Browsers without subgrid line up only the parts below the name. */
const rowsClass = 'grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';
const cardClass = `overflow-hidden wrap-anywhere pb-2 *:not-first:mx-2 lg:pb-4 lg:*:not-first:mx-4 ${rowsClass}`;

type PartClasses = Readonly<Record<'card' | 'image' | 'name' | 'facts', string>>;

const columns: PartClasses = { card: '', image: '', name: '', facts: '' };

/** An image beside the other parts, down to the end of the card. */
const besideClass = 'md:row-span-6 md:-mb-2 lg:-mb-4 md:self-start print:row-span-1';

const layoutClasses: Readonly<Record<CardLayout, PartClasses>> = {
  columns,
  rowOfFour: columns,
  // From 48rem on the image is beside the other parts, except the facts where two cards share a row. Paper has columns.
  two: {
    card: 'md:grid-cols-[24rem_minmax(0,1fr)] min-[100rem]:grid-cols-[30rem_minmax(0,1fr)] print:grid-cols-1',
    image: `${besideClass} xl:max-[100rem]:row-span-5 xl:max-[100rem]:mb-0`,
    name: 'md:pt-2',
    facts: 'xl:max-[100rem]:col-span-full min-[100rem]:grid-cols-1',
  },
  // From 80rem on there is room for three cards beside each other, with Add to Cart beside the price.
  three: {
    card: 'md:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_9.5rem] print:grid-cols-1',
    image: `${besideClass} xl:col-span-full xl:row-span-1 xl:mb-0`,
    name: 'md:pt-2 xl:col-span-full xl:pt-0',
    facts: 'xl:col-span-full',
  },
};

/** How many rows of the grid a card spans: one for each of its parts. */
const spanClasses: Readonly<Record<CardLayout, string>> = {
  columns: 'row-span-6',
  rowOfFour: 'row-span-6',
  two: 'row-span-6',
  three: 'row-span-6 xl:row-span-5',
};

/** A list item of `ProductGrid`. Memoized, so that another sort order moves the cards without rendering them again. */
export const ProductCard = memo(function ProductCard({
  product,
  term,
  hasPriority,
  reason,
  heading: Heading,
  layout,
  label,
  facts,
}: ProductCardProps) {
  const classes = layoutClasses[layout];
  const spanClass = label === 'none' ? 'row-span-5' : spanClasses[layout];
  return (
    <li className={`relative break-inside-avoid ${spanClass} ${rowsClass}`}>
      <Card as="article" className={`${spanClass} ${cardClass} ${classes.card}`}>
        <ProductImage
          product={product}
          sizes={sizes[layout]}
          hasPriority={hasPriority}
          className={classes.image}
        />
        {label !== 'none' && (
          <p className={`text-small text-muted ${facts ? 'md:order-2' : ''}`}>
            {label === 'itemNumber' ? (
              <>
                <span className="max-md:sr-only">Item </span>
                <span>{product.itemNumber}</span>
              </>
            ) : (
              <HighlightedText text={categoryOf(product).name} term={term} />
            )}
          </p>
        )}
        <div className={`flex flex-col gap-1 ${classes.name}`}>
          <Heading className="text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          {facts && product.bestFor && (
            <p className="text-small md:text-base">{unbroken(product.bestFor)}</p>
          )}
          <p className={`text-small ${facts ? 'md:hidden print:block' : ''}`}>
            {cardTexts(product).map(unbroken).join(' · ')}
          </p>
          <p className="text-small font-semibold empty:hidden">{toolOnlyText(product)}</p>
          {reason ? (
            <p className="text-small font-semibold">
              <HighlightedText text={reason} term={term} />
            </p>
          ) : (
            <MatchExcerpt product={product} term={term} />
          )}
        </div>
        <RatingInList product={product} className={facts ? 'md:order-1' : ''} />
        <Price product={product}>
          {/* Empty without a reduction, so that Compare stays at the end. */}
          <span className="font-semibold text-saving">
            {percentOff(product) > 0 && `${percentOff(product)}% off`}
          </span>
          <CompareToggle product={product} />
        </Price>
        <AddToCartButton product={product} place="card" />
        {facts && (
          <KeyFacts
            specifications={facts}
            className={`order-last grid-cols-3 content-start border-t border-line pt-2 max-md:hidden print:hidden ${classes.facts}`}
          />
        )}
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
