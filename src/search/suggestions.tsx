import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { HighlightedText } from '../catalogue/highlighted-text';
import { formatPrice } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { ProductImage } from '../catalogue/product-image';
import { isPlainClick } from '../ui/inline-link';

export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

type SuggestionsProps = {
  id: string;
  term: string;
  products: readonly Product[];
  /** The URL of each option: the products, then all results. */
  urls: readonly string[];
  /** The number of all results: 0 if the only suggestion is a product found by its item number. */
  resultCount: number;
  /** The option that the arrow keys have selected; the last one shows all results. */
  activeIndex: number;
  /** Called when a click opens an option in this tab. */
  onOpen: () => void;
};

const optionClass =
  'min-h-target-primary cursor-pointer items-center gap-4 rounded-control px-2 py-1 hover:bg-paper aria-selected:bg-paper aria-selected:focus-ring aria-selected:-outline-offset-3';

/** On a phone as wide as the header, on wider screens as wide as the form. */
const positionClass =
  'absolute inset-x-gutter top-[calc(100%-0.25rem)] z-10 sm:inset-x-0 sm:top-[calc(100%+0.25rem)]';

/** The listbox of the search field. The focus stays in the field, which refers to the active option. */
export function Suggestions({
  id,
  term,
  products,
  urls,
  resultCount,
  activeIndex,
  onOpen,
}: SuggestionsProps) {
  const optionProps = (index: number) => ({
    role: 'option',
    id: suggestionId(id, index),
    to: urls[index] as string,
    tabIndex: -1,
    'aria-selected': index === activeIndex,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) onOpen();
    },
  });
  return (
    // A click must not take the focus out of the field, because the list closes on blur.
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      className={`max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain rounded-card border border-edge bg-surface p-1 text-text shadow-overlay ${positionClass}`}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {products.map((product, index) => (
        <Link
          key={product.id}
          {...optionProps(index)}
          className={`grid grid-cols-[4rem_1fr_auto] ${optionClass}`}
        >
          <ProductImage product={product} sizes="4rem" alt="" className="rounded-control" />
          <span className="leading-tight">
            <HighlightedText text={product.name} term={term} />
          </span>
          <span className="font-display font-semibold tabular-nums">
            {formatPrice(product.price)}
          </span>
        </Link>
      ))}
      {resultCount > 0 && (
        <Link
          {...optionProps(products.length)}
          className={`flex font-semibold text-link ${optionClass}`}
        >
          {`See all ${resultCount} results`}
        </Link>
      )}
    </div>
  );
}
