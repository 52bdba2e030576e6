import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { categoryOf, percentOff } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { cardTexts, specificationText, unbroken } from '../catalogue/specification-text.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
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
  /** How many its button adds to the cart. */
  quantity: number;
  heading: 'h2' | 'h3';
  layout: CardLayout;
  /** Whether the page names the category, so that the card shows the item number in its place. */
  isOneCategory: boolean;
};

/**
 * How a card is laid out: in a grid of columns, in a single row of four cards, `wide` with five specifications, where two or
 * three products fill a row from 64rem on, or as a row of a list from 48rem on.
 */
export type CardLayout = 'columns' | 'rowOfFour' | 'wide' | 'list';

/**
 * The width of the image. From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel
 * file on a screen with two device pixels per CSS pixel.
 */
const sizes: Record<CardLayout, string> = {
  columns: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
  rowOfFour: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
  wide: '(min-width: 64rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
  list: '(min-width: 48rem) 3.5rem, 45vw',
};

/** Lines up the parts of the cards in a row. Browsers without subgrid line up only the parts below the name. */
const rowsClass = 'row-span-6 grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';
const columnsClass = `pb-2 *:not-first:mx-2 lg:pb-4 lg:*:not-first:mx-4 ${rowsClass}`;

const listClass = `${rowsClass} md:row-span-1 md:grid-rows-none`;

type PartClasses = Readonly<Record<'item' | 'card' | 'text', string>>;

const layoutClasses: Readonly<Record<CardLayout, PartClasses>> = {
  columns: { item: rowsClass, card: columnsClass, text: '' },
  rowOfFour: { item: rowsClass, card: columnsClass, text: '' },
  wide: {
    item: rowsClass,
    card: `${columnsClass} lg:grid-cols-[minmax(9rem,2fr)_3fr] lg:grid-rows-[auto_1fr]`,
    text: 'lg:row-span-4',
  },
  list: {
    item: listClass,
    card: `${listClass} pb-2 max-md:*:not-first:mx-2 md:grid-cols-[3.5rem_minmax(0,1fr)_5rem_9rem_7rem] md:items-center md:gap-x-2 md:p-2 lg:gap-x-4`,
    text: 'md:-my-1 grid items-center gap-x-4 lg:grid-cols-2',
  },
};

/** A list item of `ProductGrid`. Memoized, so that another sort order moves the cards without rendering them again. */
export const ProductCard = memo(function ProductCard({
  product,
  term,
  hasPriority,
  reason,
  quantity,
  heading: Heading,
  layout,
  isOneCategory,
}: ProductCardProps) {
  const classes = layoutClasses[layout];
  const isList = layout === 'list';
  const isWide = layout === 'wide';
  return (
    <li className={`relative break-inside-avoid ${classes.item}`}>
      <Card as="article" className={`overflow-hidden ${classes.card}`}>
        <ProductImage
          product={product}
          sizes={sizes[layout]}
          hasPriority={hasPriority}
          className={isWide ? 'lg:row-span-2 lg:self-start' : ''}
        />
        {!isList && (
          <div
            className={`-my-1 flex flex-wrap items-center justify-between gap-x-1 text-small text-muted ${isWide ? 'lg:pt-4' : ''}`}
          >
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
        )}
        <div className={classes.text}>
          <Heading className={isList ? 'max-md:text-large' : 'text-large'}>
            <ProductLink product={product} term={term} />
          </Heading>
          <Facts
            // Another layout has other texts. As new elements they do not mix with a translation of the page.
            key={layout}
            texts={isList ? [product.itemNumber, ...cardTexts(product)] : cardTexts(product)}
            className={isWide ? 'lg:hidden' : ''}
          />
          {isWide && <Specifications product={product} />}
          {reason ? (
            <p className="text-small font-semibold">
              <HighlightedText text={reason} term={term} />
            </p>
          ) : (
            <MatchExcerpt product={product} term={term} />
          )}
        </div>
        {isList ? <CompareToggle product={product} /> : <StarRating product={product} />}
        <Price product={product}>
          <span className="font-semibold text-saving">{`${percentOff(product)}% off`}</span>
        </Price>
        <AddToCartButton product={product} quantity={quantity} isOnCard />
      </Card>
    </li>
  );
});

/** The first five, on a wide card. They stand below the name, beside the image, the stars, the price and the button. */
const Specifications = ({ product: { specifications = [] } }: { product: Product }) => (
  <dl className="pt-2 text-small max-lg:hidden">
    {specifications.slice(0, 5).map((specification) => (
      <div key={specification.name} className="border-t border-line py-1 *:inline">
        <dt className="text-muted">{`${specification.name} `}</dt>
        <dd className="tabular-nums">{unbroken(specificationText(specification))}</dd>
      </div>
    ))}
  </dl>
);

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

/** A `·` between two texts of a line. At the start of a line it lies outside of the box, which hides it. */
const Facts = ({ texts, className }: { texts: readonly string[]; className: string }) => (
  <p className={`flex flex-wrap gap-x-3 overflow-hidden text-small tabular-nums ${className}`}>
    {texts.map((text, index) => (
      <span key={text} className="relative">
        {index > 0 && <span className="absolute -left-2"> · </span>}
        {unbroken(text)}
      </span>
    ))}
  </p>
);

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
