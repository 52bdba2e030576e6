import { formatPrice } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { ProductPicture } from '../catalogue/product-picture';
import { MarkedText } from './marked-text';

export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

type SuggestionsProps = {
  id: string;
  term: string;
  suggested: readonly Product[];
  foundCount: number;
  /** The option that the keyboard has reached; the one behind the products shows all results. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** The list under the search box. The focus stays in the box, which says where in the list it is. */
export function Suggestions({
  id,
  term,
  suggested,
  foundCount,
  chosen,
  onChoose,
}: SuggestionsProps) {
  const option = (index: number) => ({
    role: 'option',
    id: suggestionId(id, index),
    'aria-selected': index === chosen,
    onClick: () => onChoose(index),
  });
  return (
    // A press on the list would otherwise take the focus out of the box, and so close the list.
    <div
      role="listbox"
      id={id}
      aria-label="Suggestions"
      className="suggestions"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggested.map((product, index) => (
        <div key={product.id} {...option(index)} className="suggestion">
          <ProductPicture product={product} sizes="3rem" alt="" />
          <span className="leading-tight">
            <MarkedText text={product.name} term={term} />
          </span>
          <span className="price">{formatPrice(product.price)}</span>
        </div>
      ))}
      <div {...option(suggested.length)} className="suggestion suggestion-all">
        {`See all ${foundCount} results`}
      </div>
    </div>
  );
}
