import { ShopByCategory } from '../../catalogue/shop-by-category';
import { TopRated } from '../../listing/product-row';
import { Deferred } from '../../page-slots/deferred';
import { Blurbs } from './blurbs';
import { Hero } from './hero';
import { Newsletter } from './newsletter';

export function HomePage() {
  return (
    <div className="flex flex-col">
      <Hero />
      <Deferred>
        <Blurbs />
        <div className="page-width flex flex-col gap-section py-section">
          <ShopByCategory />
          <TopRated />
          <Newsletter />
        </div>
      </Deferred>
    </div>
  );
}
