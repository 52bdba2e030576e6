import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CartLink } from '../cart/cart-link.tsx';
import { shippingPromises } from '../money/promises.ts';
import { pageNames, paths } from '../paths.ts';
import { SearchForm } from '../search/search-form.tsx';
import { store } from '../store.ts';
import { withBase } from '../ui/base-url.ts';
import { IconLink } from '../ui/icon-link.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { BackButton } from './back-button.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PhoneLink } from './phone-link.tsx';

/**
 * On screens at least 22rem wide and 30rem high, the header is sticky except for its first row. Larger text raises both limits.
 * On a phone in landscape it has a single row above the navigation.
 */
const positionClass =
  'tall:min-[22rem]:sticky tall:min-[22rem]:-top-target landscape-phone:pointer-events-none landscape-phone:sticky landscape-phone:top-0 landscape-phone:*:pointer-events-auto';

/**
 * Very narrow screens and very large text get more rows, so that the search field has room for its placeholder. Container queries
 * also know text that is enlarged by the font size of the page, which media queries do not.
 */
const areasClass = [
  "grid-cols-[auto_1fr] [grid-template-areas:'promise_promise''phone_account''name_cart''search_search']",
  "@min-[20rem]:grid-cols-[auto_1fr_auto_auto] @min-[20rem]:[grid-template-areas:'promise_promise_promise_promise''name_phone_account_cart''search_search_search_search']",
  "@min-[22rem]:[grid-template-areas:'promise_promise_phone_account''name_search_search_cart']",
  "@min-[48rem]:[grid-template-areas:'promise_promise_phone_phone''name_search_account_cart']",
  "landscape-phone:grid-cols-[auto_minmax(8.5rem,1fr)_minmax(10rem,2fr)_auto_auto] landscape-phone:[grid-template-areas:'name_promise_search_account_cart']",
].join(' ');

type HeaderProps = {
  /** Replaces the promise of free shipping. It is no longer than the promise, so nothing moves. */
  notice: ReactNode;
};

export function Header({ notice }: HeaderProps) {
  return (
    <header
      className={`@container relative z-10 text-text scheme-dark print:static print:scheme-light ${positionClass}`}
    >
      <div className="relative z-1 bg-graphite-deep print:bg-transparent">
        <div
          className={`page-width relative grid items-center gap-x-2 @min-[22rem]:pb-2 md:tall:items-baseline md:tall:gap-x-4 ${areasClass}`}
        >
          <div
            aria-live="polite"
            className="peer text-small/4 text-balance [grid-area:promise] print:hidden"
          >
            {notice}
          </div>
          <p className="text-small/4 text-balance [grid-area:promise] peer-not-empty:hidden print:hidden">
            {shippingPromises.freeShippingPromise}
          </p>
          <PhoneLink className="text-small [grid-area:phone] hover:underline md:justify-self-end print:absolute print:whitespace-nowrap print:top-0 print:right-0 print:inline-flex! landscape-phone:hidden" />
          <div className="flex items-center gap-1 [grid-area:name]">
            <BackButton />
            {/* On a phone the name wraps onto two lines, which leaves more of the row to the search field. */}
            <Link
              to={paths.home}
              className="inline-block min-w-target-primary font-display text-large/none font-semibold whitespace-nowrap uppercase md:tall:text-section print:text-title"
            >
              <img
                src={withBase(store.logo)}
                alt=""
                width="48"
                height="48"
                // Without low priority React would preload the logo.
                fetchPriority="low"
                className="-mr-1 -ml-2 inline align-middle @max-[24rem]:hidden print:hidden"
              />
              <span className="inline-block max-md:w-min max-md:py-1.5 max-md:align-middle max-md:whitespace-normal landscape-phone:w-auto print:whitespace-nowrap print:w-auto">
                {store.name}
              </span>
            </Link>
          </div>
          <SearchForm>
            <InlineLink to={paths.products}>{pageNames.products}</InlineLink>
            <PhoneLink />
          </SearchForm>
          <IconLink
            to={paths.account}
            icon="account"
            name={pageNames.account}
            className="justify-self-end [grid-area:account] print:hidden"
          />
          <CartLink />
        </div>
      </div>
      <MainNavigation />
    </header>
  );
}
