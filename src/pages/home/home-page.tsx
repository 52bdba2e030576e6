import { useId } from 'react';
import { TopRated } from '../../listing/product-grid.tsx';
import { ShopByCategory } from '../../listing/shop-by-category.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { BelowFirstScreen } from '../../ui/page-context.ts';
import { Blurbs } from './blurbs.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  return (
    <div className="flex flex-col">
      <Hero />
      <BelowFirstScreen>
        <div className="page-width flex flex-col gap-section pt-4 pb-section md:pt-8">
          <ShopByCategory />
          <Blurbs />
          <TopRated />
          <Newsletter />
        </div>
      </BelowFirstScreen>
    </div>
  );
}

/** A placeholder. It has no `<form>`, so pressing Enter in the field does nothing. */
function Newsletter() {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-8 print:hidden"
    >
      <div>
        <h2 id={`${id}-title`} className="text-section">
          Stay Updated
        </h2>
        <p className="text-muted">New tools and prices, by e-mail.</p>
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 sm:max-w-md">
        <label htmlFor={id}>E-mail address</label>
        <div className="flex flex-wrap gap-2">
          <Input id={id} type="email" autoComplete="email" className="max-w-full grow px-4" />
          <Button variant="primary">Subscribe</Button>
        </div>
      </div>
    </section>
  );
}
