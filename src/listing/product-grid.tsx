import type { Product } from '../catalogue/product';
import { useIsWholePage } from '../ui/below-first-screen';
import { ProductCard } from './product-card';

type ProductGridProps = {
  products: readonly Product[];
  /** The search term to highlight. */
  term?: string | undefined;
  /** A single row of four cards in a section of a page; otherwise the grid is what the page is about. */
  isRowOfFour?: boolean;
};

/** The cards that the first screen of a phone shows. */
const firstCards = 4;

/** Products that can be added to the cart. */
export function ProductGrid({ products, term = '', isRowOfFour = false }: ProductGridProps) {
  const rendered = useIsWholePage() ? products : products.slice(0, firstCards);
  // The limits grow with the size of the text. A row has four columns from a tablet on.
  const columnsClass = isRowOfFour
    ? 'md:grid-cols-4'
    : 'md:grid-cols-3 xl:grid-cols-4 min-[100rem]:grid-cols-5';
  return (
    <ul className={`grid gap-2 min-[19rem]:grid-cols-2 lg:gap-4 print:grid-cols-4 ${columnsClass}`}>
      {rendered.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          term={term}
          hasPriority={index === 0 && !isRowOfFour}
          isInRowOfFour={isRowOfFour}
        />
      ))}
    </ul>
  );
}
