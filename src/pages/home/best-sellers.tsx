import { ShopGrid } from '../../cart/shop-grid';
import { bestSellers } from '../../catalogue/catalogue';

export function BestSellers() {
  return (
    <section aria-labelledby="best-sellers" className="flex flex-col gap-4">
      <h2 id="best-sellers" className="text-section">
        Best Sellers
      </h2>
      <ShopGrid products={bestSellers()} heading="h3" isRowOfFour />
    </section>
  );
}
