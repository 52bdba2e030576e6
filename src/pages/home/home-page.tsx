import { TopRated } from '../../listing/product-row.tsx';
import { ShopByCategory } from '../../listing/shop-by-category.tsx';
import { BelowFirstScreen } from '../../ui/below-first-screen.ts';
import { Blurbs } from './blurbs.tsx';
import { Hero } from './hero.tsx';
import { Newsletter } from './newsletter.tsx';

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
