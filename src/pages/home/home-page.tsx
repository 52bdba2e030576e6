import { type ReactNode, useId } from 'react';
import { TopRated } from '../../listing/product-grid.tsx';
import { ShopByCategory } from '../../listing/shop-by-category.tsx';
import { shippingPromises } from '../../money/money.ts';
import { store } from '../../store.ts';
import { BelowFirstScreen } from '../../ui/below-first-screen.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <BelowFirstScreen>
        <div className="page-width flex flex-col gap-section pt-8 pb-section">
          <ShopByCategory />
          <Blurbs />
          <TopRated />
          {store.hasNewsletter && <Newsletter />}
        </div>
      </BelowFirstScreen>
    </>
  );
}

const Blurbs = () => (
  <ul className="grid grid-cols-3 gap-x-2 wrap-anywhere md:gap-x-8">
    <Blurb icon="truck" title={shippingPromises.freeShippingNote}>
      {shippingPromises.flatShipping}
    </Blurb>
    <Blurb icon="support" title="Expert support">
      Ask someone who has used the tool:{' '}
      <span className="whitespace-nowrap">{store.phone.shown}</span>.
    </Blurb>
    <Blurb icon="return" title={store.returnPolicy}>
      Wrong size or wrong tool? Send it back.
    </Blurb>
  </ul>
);

type BlurbProps = { icon: IconName; title: string; children: ReactNode };

const Blurb = ({ icon, title, children }: BlurbProps) => (
  <li className="flex items-center gap-2 md:items-start md:gap-4">
    <Icon name={icon} className="size-6 stroke-[1.5] text-link max-[24rem]:hidden md:size-8" />
    <div>
      <h2 className="text-small/4 md:text-large">{title}</h2>
      {/* On a phone the titles alone are one compact row. */}
      <p className="text-small text-muted phone:hidden">{children}</p>
    </div>
  </li>
);

/** A placeholder. It has no `<form>`, so pressing Enter in the field does nothing. */
function Newsletter() {
  const id = useId();
  return (
    <section className="flex flex-wrap items-end justify-between gap-4 border-t border-line pt-8 print:hidden">
      <div>
        <h2 className="text-section">Stay Updated</h2>
        <p className="text-muted">New tools and prices, by e-mail.</p>
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 max-w-md">
        <label htmlFor={id}>E-mail address</label>
        <div className="flex flex-wrap gap-2">
          <Input id={id} type="email" autoComplete="email" className="max-w-full grow px-4" />
          <Button variant="primary">Subscribe</Button>
        </div>
      </div>
    </section>
  );
}
