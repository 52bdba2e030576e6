import { TopRated } from '../../listing/product-row';
import { ShopByCategory } from '../../listing/shop-by-category';
import { BelowFirstScreen } from '../../ui/below-first-screen';
import { Blurbs } from './blurbs';
import { Hero } from './hero';
import { Newsletter } from './newsletter';

export function HomePage() {
  return (
    <div className="flex flex-col">
      <Hero />
      <BelowFirstScreen>
        <Blurbs />
        <div className="page-width flex flex-col gap-section py-section">
          <ShopByCategory />
          <TopRated />
          <Newsletter />
        </div>
      </BelowFirstScreen>
    </div>
  );
}
