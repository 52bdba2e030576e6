import { bestSellers } from '../catalogue/catalogue';
import { ShopGrid } from './shop-grid';

export function BestSellers() {
  return (
    <section aria-labelledby="best-sellers" className="best-sellers flex flex-col gap-4">
      <h2 id="best-sellers" className="section-title">
        Best Sellers
      </h2>
      <ShopGrid products={bestSellers()} heading="h3" />
    </section>
  );
}
