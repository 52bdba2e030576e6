import type { Product } from './product';
import { ProductCard } from './product-card';

type ProductGridProps = {
  products: readonly Product[];
  /** The level below the heading that the grid stands under. */
  heading: 'h2' | 'h3';
};

export function ProductGrid({ products, heading }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
      {products.map((product) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
