import { CategoryGrid } from '../../catalogue/category-grid';

export function ShopByCategory() {
  return (
    <section aria-labelledby="shop-by-category" className="flex flex-col gap-4 print:hidden">
      <h2 id="shop-by-category" className="text-section">
        Shop by Category
      </h2>
      <CategoryGrid />
    </section>
  );
}
