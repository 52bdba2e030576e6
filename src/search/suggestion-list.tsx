import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { decidingNumber } from '../catalogue/specification-text.ts';
import { formatPrice } from '../money/money.ts';
import { isPlainClick, Link } from '../navigation/router.ts';
import { highlighted } from '../text/highlighted-text.tsx';
import type { useSuggestions } from './use-suggestions.ts';

type SuggestionListProps = {
  id: string;
  suggestionId: (index: number) => string;
  className: string;
  list: ReturnType<typeof useSuggestions>;
  /** Called when a click opens an option in this tab. */
  onOpen: () => void;
};

const optionClass =
  'min-h-target-primary cursor-pointer items-center gap-4 rounded-control px-2 py-1 hover:bg-paper';

const activeClass = 'bg-paper focus-ring -outline-offset-3';

/** The listbox of the search field. The focus stays in the field, which refers to the active option. */
export function SuggestionList({ id, suggestionId, className, list, onOpen }: SuggestionListProps) {
  const { term, suggestions, active } = list;
  return (
    // A click must not take the focus out of the field, because the list closes on blur.
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      className={`max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain ${className}`}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ url, product, text, reason }, index) => (
        <Link
          key={url}
          role="option"
          id={suggestionId(index)}
          to={url}
          tabIndex={-1}
          aria-selected={index === active}
          onClick={(event) => {
            if (isPlainClick(event)) onOpen();
          }}
          className={`${product ? 'grid grid-cols-[4rem_1fr_auto]' : 'flex font-semibold text-link'} ${optionClass} ${index === active ? activeClass : ''}`}
        >
          {product ? (
            <>
              <ProductImage product={product} sizes="4rem" alt="" className="rounded-control" />
              <div className="min-w-0 wrap-anywhere">
                <p key={term}>{highlighted(text, term)}</p>
                {reason && (
                  <p key={`${term}: ${reason}`} className="text-small">
                    {highlighted(reason, term)}
                  </p>
                )}
                <p className="text-small text-muted">{decidingNumber(product)}</p>
              </div>
              <span className="font-display font-semibold">{formatPrice(product.price)}</span>
            </>
          ) : (
            text
          )}
        </Link>
      ))}
    </div>
  );
}
