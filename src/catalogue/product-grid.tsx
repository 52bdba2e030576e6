import type { Product } from './product';
import { type CardExtras, ProductCard } from './product-card';

type ProductGridProps = CardExtras & {
  products: readonly Product[];
  /** The level below the heading that the grid stands under. */
  heading: 'h2' | 'h3';
  /** Whether the first product's picture is the largest thing on the screen. */
  isMain?: boolean;
};

export function ProductGrid({ products, isMain = false, ...card }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} isMain={isMain && index === 0} {...card} />
        </li>
      ))}
    </ul>
  );
}
