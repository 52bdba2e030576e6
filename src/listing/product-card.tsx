import { memo } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { categoryOf, isForSale, toolOnlyText } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { KeyFacts } from '../catalogue/key-facts.tsx';
import type { Product, Specification } from '../catalogue/product.ts';
import { cardTexts, unbroken } from '../catalogue/specification-text.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { useProductUrl } from '../comparison/compared-tools.ts';
import { formatPrice } from '../money/money.ts';
import { highlighted } from '../text/highlighted-text.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { Price } from './price.tsx';

type ProductCardProps = {
  product: Product;
  /** The search term to highlight. */
  term: string;
  /** Whether its image is the largest of the page. */
  hasPriority: boolean;
  /** Why it is shown, if its name and its category do not say so. */
  reason: string | undefined;
  heading: 'h2' | 'h3';
  layout: CardLayout;
  /** The text above its name. */
  label: CardLabel;
  /** The facts that decide between the products of the listing, if they are few. */
  facts: readonly Specification[] | undefined;
};

/** The item number where the page names the category; nothing where the order is by category. */
export type CardLabel = 'category' | 'itemNumber' | 'none';

/** A row of cards lines up their parts. Browsers without subgrid line up only the parts below the name. */
const subgridClass = 'grid grid-rows-[auto_auto_1fr] grid-rows-subgrid gap-y-2';

type CardClasses = Readonly<
  Record<'list' | 'sizes' | 'card' | 'image' | 'name' | 'belowButton' | 'button', string>
>;

/** Of all parts but the image. */
const insetClass = 'mx-2 lg:mx-4';

const column: CardClasses = {
  list: 'min-[19rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 min-[100rem]:grid-cols-5 print:grid-cols-4',
  // From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel file on a screen with two
  // device pixels per CSS pixel.
  sizes: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
  card: 'pb-2 lg:pb-4',
  // On a phone the box of Compare is above the tool.
  image: 'phone:box-content phone:pt-4',
  name: insetClass,
  belowButton: insetClass,
  button: insetClass,
};

/** From 48rem on the image is beside the other parts, with the facts below both. Spare height is below the rating. Paper has columns. */
const wide: CardClasses = {
  ...column,
  list: 'min-[19rem]:grid-cols-2 md:grid-cols-1 md:auto-rows-[auto_auto_1fr_auto_auto_auto] xl:grid-cols-2 print:grid-cols-4',
  sizes: '(min-width: 48rem) 24rem, 45vw',
  card: `${column.card} md:grid-cols-[clamp(24rem,30vw,30rem)_minmax(0,1fr)] print:grid-cols-1`,
  image: 'md:row-span-5 md:self-start print:row-span-1',
  belowButton: `${insetClass} md:pt-2`,
};

/** The breakpoints are in rem, so they grow with the text. */
export const cardLayouts = {
  column,
  /** In a single row of four cards. */
  rowOfFour: {
    ...column,
    list: 'min-[19rem]:grid-cols-2 md:grid-cols-4 print:grid-cols-4',
    sizes: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
  },
  wide,
  /** Three share a row from 80rem on: the image is above the other parts, and Add to Cart beside the price. */
  wideThree: {
    ...wide,
    list: 'min-[19rem]:grid-cols-2 md:grid-cols-1 md:max-xl:auto-rows-[auto_auto_1fr_auto_auto_auto] xl:grid-cols-3 print:grid-cols-4',
    card: `${wide.card} xl:grid-cols-[minmax(0,1fr)_9.5rem]`,
    image: `${wide.image} xl:col-span-full xl:row-span-1`,
    name: `${wide.name} xl:col-span-full`,
    belowButton: `${wide.belowButton} xl:order-1 xl:col-span-full xl:pt-0`,
  },
  /** Image, text and button are beside each other. With very large text the button is below the text. */
  compact: {
    ...column,
    list: 'md:grid-cols-3',
    sizes: '6rem',
    card: 'grid-cols-[min(5rem,30%)_minmax(0,1fr)] content-center py-2 print:block',
    image: 'row-span-3 -my-2 self-center print:hidden',
    button: `${insetClass} col-start-2 self-center min-[19rem]:col-start-3 min-[19rem]:row-span-3 min-[19rem]:row-start-1`,
  },
} satisfies Record<string, CardClasses>;

export type CardLayout = keyof typeof cardLayouts;

/**
 * Its name comes first for a screen reader, and its image last. Memoized, so that another sort order moves the cards without rendering
 * them again.
 */
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
  const classes = cardLayouts[layout];
  const isCompact = layout === 'compact';
  const toolOnly = toolOnlyText(product);
  const rowsClass = isCompact
    ? 'grid'
    : `${subgridClass} ${label === 'none' ? 'row-span-5' : 'row-span-6'}`;
  const itemClass = `relative break-inside-avoid ${rowsClass}`;
  const card = (
    <Card
      as={isCompact ? 'li' : 'article'}
      className={`${isCompact ? itemClass : rowsClass} overflow-hidden wrap-anywhere ${classes.card}`}
    >
      <div className={`flex flex-col gap-1 ${classes.name}`}>
        <Heading className="text-large">
          <ProductLink product={product} term={term} />
        </Heading>
        {facts && product.bestFor && <p className="text-small">{unbroken(product.bestFor)}</p>}
        {!isCompact && (
          <p className={`text-small ${facts ? 'md:hidden print:block' : ''}`}>
            {cardTexts(product).map(unbroken).join(' · ')}
          </p>
        )}
        {toolOnly && <p className="text-small font-semibold">{toolOnly}</p>}
        {reason && (
          <p
            key={`${term}: ${reason}`}
            className={`text-small ${isCompact ? 'text-muted' : 'font-semibold'}`}
          >
            {highlighted(reason, term)}
          </p>
        )}
      </div>
      {label !== 'none' && (
        <p key={term} className={`-order-1 text-small text-muted ${classes.belowButton}`}>
          {label === 'itemNumber'
            ? `Item ${product.itemNumber}`
            : highlighted(categoryOf(product).name, term)}
        </p>
      )}
      {!(isCompact && reason) && (
        <StarRating product={product} isInList className={classes.belowButton} />
      )}
      {isCompact ? (
        <p className={`font-display text-large font-semibold ${insetClass}`}>
          <span className="sr-only">Price </span>
          {formatPrice(product.price)}
        </p>
      ) : (
        <Price product={product} className={insetClass} />
      )}
      {!isCompact && !facts && (
        <CompareToggle product={product} className="absolute top-0 right-2 text-on-tile" />
      )}
      {(!isCompact || (reason && isForSale(product))) && (
        <AddToCartButton
          product={product}
          place={isCompact ? 'plus' : 'card'}
          className={classes.button}
        />
      )}
      {facts && (
        <KeyFacts
          specifications={facts}
          className={`col-span-full grid-cols-3 content-start border-t border-line pt-2 phone:hidden print:hidden ${classes.belowButton}`}
        />
      )}
      <ProductImage
        product={product}
        sizes={classes.sizes}
        hasPriority={hasPriority}
        alt={isCompact ? '' : undefined}
        className={`order-first ${classes.image}`}
      />
    </Card>
  );
  return isCompact ? card : <li className={itemClass}>{card}</li>;
});

/** A component of its own, so that a tick does not render the whole card again. */
function ProductLink({ product, term }: { product: Product; term: string }) {
  const productUrl = useProductUrl();
  return (
    <CardLink key={term} to={productUrl(product.id)}>
      {highlighted(product.name, term)}
    </CardLink>
  );
}
