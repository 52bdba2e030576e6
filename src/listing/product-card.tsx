import { memo, type ReactNode } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { badgeOf } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { KeyFacts } from '../catalogue/key-facts.tsx';
import type { Product } from '../catalogue/product.ts';
import { cardTexts, decidingSpecifications, unbroken } from '../catalogue/specification-text.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { useProductUrl } from '../comparison/compared-tools.ts';
import { highlighted } from '../text/highlighted-text.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { Price } from './price.tsx';

/** The properties that all cards of a list share. */
export type CardList = {
  /** The search term to highlight. */
  term: string;
  heading: 'h2' | 'h3';
  /** The text above a name. */
  labelOf: (product: Product) => ReactNode;
  /** The classes of a card's parts, and how wide its image is, as the `sizes` of an `<img>`. */
  form: Readonly<Record<'item' | 'card' | 'text' | 'image' | 'sizes', string>>;
  /** The products of a listing of two or three. Their cards say what decides between them. */
  few: readonly Product[] | undefined;
};

type ProductCardProps = {
  product: Product;
  list: CardList;
  /** Whether its image is the largest of the page. */
  hasPriority: boolean;
  /** Why it is shown, if its name and its category do not say so. */
  children: string | undefined;
};

/** A row of cards lines up their parts. Browsers without subgrid line up only the parts below the name. */
const rowsClass = 'grid grid-rows-[auto_1fr] grid-rows-subgrid gap-y-2';

/** Of all parts but the image. */
const insetClass = 'mx-2 lg:mx-4';

const factsClass = 'col-span-full hidden grid-cols-3 content-start @min-[75rem]:grid';

/**
 * The name comes first for a screen reader, and the image last. Memoized, so that another sort order moves the cards without rendering
 * them again.
 */
export const ProductCard = memo(function ProductCard({
  product,
  list: { term, heading: Heading, labelOf, form, few },
  hasPriority,
  children: reason,
}: ProductCardProps) {
  const label = labelOf(product);
  const badge = badgeOf(product);
  const itemClass = `${rowsClass} ${form.item}`;
  const rating = (className: string) => (
    <StarRating product={product} isInList className={className} />
  );
  return (
    <li className={`relative break-inside-avoid ${itemClass}`}>
      <Card
        as="article"
        className={`overflow-hidden pb-2 wrap-anywhere lg:pb-4 ${form.card} ${itemClass}`}
      >
        <div
          className={`flex flex-wrap content-start justify-between gap-x-2 gap-y-1 ${form.text} ${insetClass}`}
        >
          <Heading className="w-full text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          {few && product.bestFor && (
            <p className="w-full text-small">{unbroken(product.bestFor)}</p>
          )}
          <p className={`w-full text-small ${few ? '@min-[75rem]:hidden' : ''}`}>
            {cardTexts(product).map(unbroken).join(' · ')}
          </p>
          {badge && <p className="w-full text-small font-semibold">{badge}</p>}
          {label && (
            <p key={term} className="-order-1 text-small text-muted">
              {label}
            </p>
          )}
          {few && rating('-order-1')}
          {reason && (
            <p key={`${term}: ${reason}`} className="w-full text-small font-semibold">
              {highlighted(reason, term)}
            </p>
          )}
        </div>
        {!few && rating(insetClass)}
        <Price product={product} className={insetClass} />
        {!few && (
          <CompareToggle product={product} className="absolute top-0 right-2 text-on-tile" />
        )}
        <AddToCartButton product={product} className={insetClass}>
          Add to Cart
        </AddToCartButton>
        {few && (
          <KeyFacts
            specifications={decidingSpecifications(product, few)}
            className={`${factsClass} border-t border-line pt-2 ${insetClass}`}
          />
        )}
        <ProductImage
          product={product}
          sizes={form.sizes}
          hasPriority={hasPriority}
          // On a phone the box of Compare is above the tool.
          className={`order-first self-start phone:box-content phone:pt-4 ${form.image}`}
        />
      </Card>
    </li>
  );
});

type ProductLinkProps = { product: Product; term?: string };

/** A component of its own, so that a tick does not render the whole card again. */
export function ProductLink({ product, term = '' }: ProductLinkProps) {
  const productUrl = useProductUrl();
  return (
    <CardLink key={term} to={productUrl(product.id)}>
      {highlighted(product.name, term)}
    </CardLink>
  );
}
