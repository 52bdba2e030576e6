import { type ReactNode, useSyncExternalStore } from 'react';
import { useCart } from '../cart/cart-store.ts';
import { countItems, itemCount } from '../cart/pricing.ts';
import { shippingPromises } from '../money/money.ts';
import { Link, useNavigate } from '../navigation/router.ts';
import { pages, withBase } from '../paths.ts';
import { SearchForm } from '../search/search-form.tsx';
import { store } from '../store.ts';
import { Icon } from '../ui/icon.tsx';
import { laterPart } from '../ui/later-part.tsx';
import { barClass, MainNavigation } from './main-navigation.tsx';
import { PageLink } from './page.tsx';
import { PhoneLink } from './phone-link.tsx';

/**
 * On screens at least 22rem wide and 30rem high, the header is sticky except for its first row, which is 1.5rem high and comes into
 * view while its link has the focus. Larger text raises both limits. On a phone in landscape it has a single row above the navigation.
 */
const positionClass = [
  'tall:min-[22rem]:sticky tall:min-[22rem]:-top-6 has-[[href^=tel]:focus-visible]:top-0!',
  'landscape-phone:sticky landscape-phone:top-0',
  // Below the navigation, which hides, taps reach the page.
  'landscape-phone:pointer-events-none',
].join(' ');

/**
 * With very large text the search field has a row of its own, so that it has room for its placeholder. Container queries also know
 * text that is enlarged by the font size of the page, which media queries do not.
 */
const gridClass = [
  'grid items-center gap-x-1 md:tall:gap-x-4 landscape-phone:gap-x-2 landscape-phone:pt-1',
  'grid-cols-[1fr_auto_auto]',
  "[grid-template-areas:'promise_promise_promise''name_account_cart''search_search_search']",
  '@min-[20rem]:grid-cols-[auto_1fr_auto_auto]',
  "@min-[20rem]:[grid-template-areas:'promise_promise_promise_promise''name_search_account_cart']",
  'landscape-phone:grid-cols-[auto_minmax(8.5rem,1fr)_minmax(10rem,2fr)_auto_auto]',
  "landscape-phone:[grid-template-areas:'name_promise_search_account_cart']",
].join(' ');

const firstRowClass =
  'flex flex-wrap items-start justify-between gap-x-2 [grid-area:promise] tall:mb-1 print:hidden';

/** Smaller than other text, so that it is one line on a phone also for readers who set more space in texts. */
const firstRowTextClass = 'font-display text-[0.8125rem]/4 font-semibold md:text-small/4';

/** On a phone the name wraps onto two lines, which leaves more of the row to the search field. */
const nameClass = [
  'phone:w-min phone:whitespace-normal landscape-phone:w-auto',
  // A name that is too long is cut, and so is a long word of it.
  'max-w-80 truncate wrap-normal print:max-w-none',
  'phone:line-clamp-2 phone:max-w-24 landscape-phone:max-w-56',
  // Phones show the logo alone.
  '@max-[30rem]:sr-only',
].join(' ');

const letteringClass =
  'font-display text-large font-semibold whitespace-nowrap uppercase md:tall:text-section';

/** The notice stands in the place of the promise of free shipping. It is no longer than the promise, so nothing moves. */
const OfflineNotice = laterPart(({ appNotices }) => appNotices.offline);

export function Header() {
  return (
    <header className={`@container relative z-10 text-text scheme-dark ${positionClass}`}>
      {/* The space above the second row is also there while the header is stuck. */}
      <div className={`relative z-1 ${barClass} ${gridClass}`}>
        <div className={`${firstRowClass} ${firstRowTextClass}`}>
          <div className="grid grow basis-34 tall:py-1">
            <div aria-live="polite" className="peer [grid-area:1/1]">
              <OfflineNotice />
            </div>
            {/* No paragraph: readers who set more space between paragraphs would get a higher header, which covers the focus. */}
            <div className="peer-not-empty:invisible [grid-area:1/1]">
              {shippingPromises.freeShippingPromise}
            </div>
          </div>
          <PhoneLink className="flex min-h-6 shrink-0 items-center hover:underline lg:hidden landscape-phone:hidden" />
        </div>
        <div className="flex items-center gap-1 [grid-area:name]">
          <BackButton />
          <Link
            to={pages.home.path}
            className={`-ml-2 flex min-w-target items-center ${letteringClass}`}
          >
            <img
              src={withBase(store.logo)}
              alt=""
              width="48"
              height="48"
              // Without low priority React would preload the logo.
              fetchPriority="low"
              className="-mr-1 @min-[30rem]:mr-1 print:hidden"
            />
            <span className={nameClass}>{store.name}</span>
          </Link>
        </div>
        <SearchForm>
          <PageLink page="products" />
          <PhoneLink />
        </SearchForm>
        {store.hasAccount && <IconLink page="account" className="[grid-area:account]" />}
        <CartLink />
      </div>
      <MainNavigation />
    </header>
  );
}

/** Over the upper right of the icon. With a name beside it, the icon is at the left end, and the badge ends before the name. */
const badgeClass = [
  'absolute top-0.5 right-2 min-w-4 md:tall:right-auto md:tall:left-8.5 md:tall:[translate:-100%]',
  'rounded-card bg-text px-1 text-center text-small/4 font-semibold text-graphite forced-colors:border',
].join(' ');

function CartLink() {
  const cart = useCart();
  const count = itemCount(cart);
  // On a phone the icon ends where the page does. Without an account it takes the space of both.
  const columns = store.hasAccount ? '' : '[grid-column-start:account]';
  const className = `phone:-mr-2.5 [grid-area:cart] ${columns}`;
  if (count === 0) return <IconLink page="cart" className={className} />;
  return (
    <IconLink page="cart" label={`${pages.cart.name}, ${countItems(cart)}`} className={className}>
      <span aria-hidden className={badgeClass}>
        {count > 99 ? '99+' : `${count}`}
      </span>
    </IconLink>
  );
}

const iconLinkClass =
  'relative inline-flex min-h-target-primary min-w-target items-center justify-center justify-self-end';

/** On a phone the focused search form takes its place. */
const besideSearchClass = '@min-[20rem]:@max-[30.06rem]:peer-focus-within/search:opacity-0';

type IconLinkProps = {
  page: 'account' | 'cart';
  /** The accessible name: it begins with the name of the page, and also says what the badge shows. */
  label?: string;
  className: string;
  /** A badge on its corner. Hidden from screen readers, because the label says the same. */
  children?: ReactNode;
};

/** The name of the page is shown beside the icon on wide screens. */
function IconLink({ page, label, className, children }: IconLinkProps) {
  return (
    <Link
      to={pages[page].path}
      className={`${iconLinkClass} whitespace-nowrap hover:underline print:hidden ${besideSearchClass} ${className}`}
    >
      <Icon name={page} className="size-6" />
      <span
        aria-hidden={label ? true : undefined}
        className="ml-3 phone:sr-only landscape-phone:sr-only"
      >
        {pages[page].name}
      </span>
      {label && <span className="sr-only">{label}</span>}
      {children}
    </Link>
  );
}

/** Browsers before 2026 may lack it: https://developer.mozilla.org/docs/Web/API/Navigation */
const navigation = () => window.navigation as Navigation | undefined;

function subscribe(onChange: () => void) {
  navigation()?.addEventListener('currententrychange', onChange);
  return () => navigation()?.removeEventListener('currententrychange', onChange);
}

/** Without the Navigation API the button is always enabled. */
const canGoBack = () => navigation()?.canGoBack ?? true;

/** For the installed app, whose window has no back button of its own. */
function BackButton() {
  const navigate = useNavigate();
  const isEnabled = useSyncExternalStore(subscribe, canGoBack, () => false);
  return (
    <button
      type="button"
      className="relative hidden size-target-primary items-center justify-center standalone:inline-flex print:hidden"
      aria-label="Back"
      disabled={!isEnabled}
      onClick={() => navigate(-1)}
    >
      <Icon name="back" />
    </button>
  );
}
