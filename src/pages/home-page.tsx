import { bestSellers } from '../catalogue/catalogue';
import { CategoryGrid } from '../catalogue/category-grid';
import { ProductGrid } from '../catalogue/product-grid';
import { Blurbs } from '../layout/blurbs';
import { Hero } from '../layout/hero';
import { Newsletter } from '../layout/newsletter';

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="content flex flex-col gap-12 py-10">
        <section aria-labelledby="shop-by-category">
          <h2 id="shop-by-category" className="section-title">
            Shop by Category
          </h2>
          <CategoryGrid />
        </section>
        <section aria-labelledby="best-sellers">
          <h2 id="best-sellers" className="section-title">
            Best Sellers
          </h2>
          <ProductGrid products={bestSellers()} heading="h3" />
        </section>
        <Blurbs />
        <Newsletter />
      </div>
    </>
  );
}
