import { Deferred } from '../../ui/deferred';
import { BestSellers } from './best-sellers';
import { Blurbs } from './blurbs';
import { Hero } from './hero';
import { Newsletter } from './newsletter';
import { ShopByCategory } from './shop-by-category';

export function HomePage() {
  return (
    <div className="flex flex-col">
      <Hero />
      <Blurbs />
      <Deferred>
        <div className="page-width flex flex-col gap-section py-section">
          <ShopByCategory />
          <BestSellers />
          <Newsletter />
        </div>
      </Deferred>
    </div>
  );
}
