import { BestSellers } from '../layout/best-sellers';
import { Blurbs } from '../layout/blurbs';
import { Hero } from '../layout/hero';
import { Newsletter } from '../layout/newsletter';
import { ShopByCategory } from '../layout/shop-by-category';

export function HomePage() {
  return (
    <>
      <Hero />
      <div className="content flex flex-col gap-section py-section">
        <ShopByCategory />
        <BestSellers />
        <Blurbs />
        <Newsletter />
      </div>
    </>
  );
}
