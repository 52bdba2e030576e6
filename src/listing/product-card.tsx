import { memo } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { badgeOf } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { KeyFacts } from '../catalogue/key-facts.tsx';
import type { Product } from '../catalogue/product.ts';
import {
  decidingNumber,
  decidingSpecifications,
  unbroken,
} from '../catalogue/specification-text.ts';
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
  /** The classes of a card's parts, and how wide its image is, as the `sizes` of an `<img>`. */
  form: Readonly<Record<'item' | 'card' | 'text' | 'image' | 'facts' | 'sizes', string>>;
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
const rowsClass = 'grid grid-rows-[auto_1fr] grid-rows-subgrid gap-y-1 md:gap-y-2';

/** Of all parts but the image. */
const insetClass = 'mx-2 lg:mx-4';

const factsClass = 'hidden content-start border-t border-line pt-2 @min-[75rem]:grid';

/**
 * The name comes first for a screen reader, and the image last. Memoized, so that another sort order moves the cards without rendering
 * them again.
 */
export const ProductCard = memo(function ProductCard({
  product,
  list: { term, heading: Heading, form, few },
  hasPriority,
  children: reason,
}: ProductCardProps) {
  const badge = badgeOf(product);
  const itemClass = `${rowsClass} ${form.item}`;
  const number = decidingNumber(product);
  return (
    <li className={`relative break-inside-avoid ${itemClass}`}>
      <Card
        as="article"
        className={`overflow-hidden pb-2 wrap-anywhere lg:pb-4 ${form.card} ${itemClass}`}
      >
        <div className={`flex flex-col gap-y-1 ${form.text} ${insetClass}`}>
          <Heading className="text-large">
            <ProductLink product={product} term={term} />
          </Heading>
          {few && product.bestFor && (
            <p className="text-small phone:hidden">{unbroken(product.bestFor)}</p>
          )}
          {badge && <p className="text-small font-semibold">{badge}</p>}
          {reason && (
            <p key={`${term}: ${reason}`} className="text-small font-semibold">
              {highlighted(reason, term)}
            </p>
          )}
        </div>
        <div className={`flex flex-wrap items-baseline justify-between gap-x-2 ${insetClass}`}>
          {number && (
            <p
              className={`font-display text-large font-semibold ${few ? '@min-[75rem]:hidden' : ''}`}
            >
              {unbroken(number)}
            </p>
          )}
          <StarRating product={product} isInList isShort />
        </div>
        <Price product={product} className={insetClass} />
        <div className={`flex flex-col justify-end ${insetClass}`}>
          {!few && <CompareToggle product={product} />}
          <AddToCartButton product={product}>Add to Cart</AddToCartButton>
        </div>
        {few && (
          <KeyFacts
            specifications={decidingSpecifications(product, few)}
            className={`${factsClass} ${form.facts} ${insetClass}`}
          />
        )}
        <ProductImage
          product={product}
          sizes={form.sizes}
          hasPriority={hasPriority}
          // A tool fills at most 86 % of its photograph (tools/photos), so a phone shows it whole.
          className={`order-first self-start phone:aspect-6/5 phone:object-cover ${form.image}`}
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
