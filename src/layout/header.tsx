import { CartLink } from '../cart/cart-link';
import { paths } from '../paths';
import { SearchForm } from '../search/search-form';
import { store } from '../store';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { BackButton } from './back-button';
import { MainNavigation } from './main-navigation';
import { PhoneLink } from './phone-link';

/**
 * Sticky without its first row, on screens at least 22rem wide and 30rem high. The limits grow with the
 * size of the text.
 */
const positionClass = 'tall:min-[22rem]:sticky tall:min-[22rem]:-top-target tall:min-[22rem]:z-10';

export function Header() {
  return (
    <header
      className={`bg-graphite text-on-graphite **:focus-visible:outline-on-graphite print:static print:bg-transparent print:text-inherit ${positionClass}`}
    >
      <div className="bg-graphite-deep text-[0.8125rem] print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-3">
          <p className="grow">{store.freeShippingPromise}</p>
          <PhoneLink className="hover:underline" />
          <Link
            to={paths.account}
            aria-label="Account"
            className="relative -mr-2.5 inline-flex size-target items-center justify-center"
          >
            <Icon name="account" />
          </Link>
        </div>
      </div>
      <div className="page-width relative flex items-center gap-1.5 py-2 min-[24rem]:gap-2.5 sm:gap-8">
        <BackButton />
        {/* On a phone the name takes two lines, which leaves the row to the search. */}
        <Link
          to={paths.home}
          className="inline-flex min-h-target-primary w-min min-w-target-primary items-center font-display text-[clamp(1.125rem,6vw,1.375rem)]/[1.05] font-semibold uppercase sm:w-auto sm:text-[1.875rem]/[1.05]"
        >
          {store.name}
        </Link>
        <SearchForm />
        <CartLink />
      </div>
      <MainNavigation />
    </header>
  );
}
