import type { Product } from './product';
import { ProductCard } from './product-card';

type ProductGridProps = {
  products: readonly Product[];
  /** The level below the heading that the grid stands under. */
  heading: 'h2' | 'h3';
  /** Whether the first product's picture is the largest thing on the screen. */
  isMain?: boolean;
};

export function ProductGrid({ products, heading, isMain = false }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} heading={heading} isMain={isMain && index === 0} />
        </li>
      ))}
    </ul>
  );
}
