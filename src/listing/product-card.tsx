import { memo, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { categoryOf, percentOff, toolOnlyText } from '../catalogue/catalogue.ts';
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
  heading: 'h2' | 'h3';
  layout: CardLayout;
  /** Whether the page names the category, so that the card shows the item number in its place. */
  isOneCategory: boolean;
};

/**
 * How a card is laid out: in a grid of columns, in a single row of four cards, `wide` with five specifications, where two or
 * three products fill a row from 80rem on, or as a row of a list.
 */
export type CardLayout = 'columns' | 'rowOfFour' | 'wide' | 'list';

/**
 * The width of the image. From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel
 * file on a screen with two device pixels per CSS pixel.
 */
const sizes: Record<CardLayout, string> = {
  columns: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
  rowOfFour: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
  wide: '(min-width: 80rem) 15rem, (min-width: 48rem) 31vw, 45vw',
  list: '4.5rem',
};

/** Lines up the parts of the cards in a row. Browsers without subgrid line up only the parts below the name. */
const rowsClass = 'row-span-6 grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';
const columnsClass = `pb-2 *:not-first:mx-2 lg:pb-4 lg:*:not-first:mx-4 ${rowsClass}`;

type PartClasses = Readonly<Record<'item' | 'card' | 'image', string>>;

const columns: PartClasses = { item: rowsClass, card: columnsClass, image: '' };

const layoutClasses: Readonly<Record<CardLayout, PartClasses>> = {
  columns,
  rowOfFour: columns,
  // Beside the image name, stars and price, below them the specifications and the button.
  wide: {
    ...columns,
    card: `${columnsClass} xl:grid-cols-[15rem_minmax(0,1fr)] xl:*:not-first:mx-2 xl:*:last:col-span-full xl:*:last:px-2`,
    image: 'xl:row-span-4 xl:self-start',
  },
  // On a phone name and specification beside the image, price and buttons below. From 48rem on all are columns.
  list: {
    item: '',
    card: 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 p-2 md:grid-cols-[3.5rem_minmax(0,30fr)_minmax(3.75rem,10fr)_minmax(5.5rem,15fr)_minmax(3rem,8fr)_minmax(5rem,7fr)_3.25rem_6.25rem] md:items-center md:gap-x-1.5 lg:gap-x-4',
    image: 'row-span-3 self-start rounded-control md:row-auto',
  },
};

/** A list item of `ProductGrid`. Memoized, so that another sort order moves the cards without rendering them again. */
export const ProductCard = memo(function ProductCard({
  product,
  term,
  hasPriority,
  reason,
  heading: Heading,
  layout,
  isOneCategory,
}: ProductCardProps) {
  const classes = layoutClasses[layout];
  const isList = layout === 'list';
  const isWide = layout === 'wide';
  const texts = cardTexts(product);
  return (
    <li className={`relative break-inside-avoid ${classes.item}`}>
      <Card as="article" className={`overflow-hidden ${classes.card}`}>
        <ProductImage
          product={product}
          sizes={sizes[layout]}
          hasPriority={hasPriority}
          className={classes.image}
        />
        {!isList && (
          <p className={`text-small text-muted ${isWide ? 'xl:pt-2' : ''}`}>
            {isOneCategory ? (
              <>
                <span className="max-md:sr-only">Item </span>
                <span className="whitespace-nowrap">{product.itemNumber}</span>
              </>
            ) : (
              <HighlightedText text={categoryOf(product).name} term={term} />
            )}
          </p>
        )}
        <div>
          <Heading className="text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          {!isList && <Facts texts={texts} className={isWide ? 'xl:hidden' : ''} />}
          <p className="text-small font-semibold empty:hidden">{toolOnlyText(product)}</p>
          {reason ? (
            <p className="text-small font-semibold">
              <HighlightedText text={reason} term={term} />
            </p>
          ) : (
            <MatchExcerpt product={product} term={term} />
          )}
        </div>
        {isList && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-small md:contents">
            <span className="text-muted">{product.itemNumber}</span>
            <span className="text-small/4">{unbroken(texts[0] ?? '')}</span>
          </p>
        )}
        <StarRating product={product} isShort={isList} />
        {isList ? (
          <div className="col-span-full mt-1 flex items-center justify-between gap-x-2 md:contents">
            <div className="min-w-0 flex-1 md:text-right md:**:justify-end">
              <Price product={product} />
            </div>
            <CompareToggle product={product} className="md:flex-col md:justify-center" />
            <AddToCartButton product={product} isOnCard />
          </div>
        ) : (
          <>
            <Price
              product={product}
              beside={<CompareToggle product={product} className={isWide ? 'xl:order-1' : ''} />}
            >
              <span className="font-semibold text-saving">{`${percentOff(product)}% off`}</span>
            </Price>
            {isWide && <Specifications product={product} />}
            <AddToCartButton product={product} isOnCard />
          </>
        )}
      </Card>
    </li>
  );
});

/** The first five, on a wide card. They stand below the image, the stars and the price. */
const Specifications = ({ product: { specifications = [] } }: { product: Product }) => (
  <dl className="col-span-full px-2 text-small max-xl:hidden">
    {specifications.slice(0, 5).map((specification) => (
      <div
        key={specification.name}
        className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-2 border-t border-line py-1"
      >
        <dt className="text-muted">{specification.name}</dt>
        <dd>{unbroken(specificationText(specification))}</dd>
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
  <p className={`flex flex-wrap gap-x-3 overflow-hidden text-small ${className}`}>
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
