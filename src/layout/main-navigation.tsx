import { useEffect, useRef } from 'react';
import { Link, useLocation } from '../navigation/router.ts';
import { pages } from '../paths.ts';
import { store } from '../store.ts';
import { navCategories, otherCategoriesUrl } from './nav-categories.ts';
import { PhoneLink } from './phone-link.tsx';

const links = [
  { name: pages.products.name, url: pages.products.path },
  ...navCategories.map(({ navLabel, url }) => ({ name: navLabel, url })),
  ...(otherCategoriesUrl ? [{ name: 'More', url: otherCategoriesUrl }] : []),
  ...(store.hasSpecials ? [{ name: pages.specials.name, url: pages.specials.path }] : []),
];

/** Scrolls the row, which overflows on a phone, until the link is in its centre. */
function scrollTo(link: HTMLElement | null | undefined) {
  const row = link?.closest('nav');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** A row of the header, as wide as the page. */
export const barClass =
  'page-width bg-graphite-deep landscape-phone:pointer-events-auto print:bg-transparent';

/** On a phone in landscape the row hides behind the header while the page scrolls down. */
const hidingClass = 'landscape-phone:data-scrolled-down:not-focus-within:[translate:0_-100%]';

/** On phones and tablets one row, which is scrolled. */
const rowClass = [
  'relative -ml-3 flex min-w-0 grow lg:flex-wrap print:hidden',
  'overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
].join(' ');

/** A long name is cut, so that twelve links fit two rows. */
const linkClass =
  'whole-only min-h-target max-w-44 shrink-0 truncate px-3 pt-2 font-display text-large font-semibold';

const currentClass = 'border-b-3 forced-colors:border-[Highlight]';

/** Where the links need the whole row, the number stands above it, beside the promise of free shipping. */
const phoneClass = [
  'hidden min-h-target shrink-0 items-center lg:flex landscape-phone:flex',
  'font-display text-large font-semibold hover:underline',
  'print:absolute print:top-0 print:right-0 print:flex',
].join(' ');

export function MainNavigation() {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTo(box.current?.querySelector<HTMLElement>('[aria-current]')), []);

  useEffect(() => {
    let previous = window.scrollY;
    function onScroll() {
      const { scrollY } = window;
      box.current?.toggleAttribute('data-scrolled-down', scrollY > previous);
      previous = scrollY;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return (
    <div
      ref={box}
      className={`flex items-start justify-between gap-x-2 forced-colors:border-b ${barClass} ${hidingClass}`}
    >
      <nav
        aria-label="Main"
        className={rowClass}
        // Only for keyboard focus: scrolling on pointer down would move the link away, and the click would miss it.
        onFocus={({ target }) => target.matches(':focus-visible') && scrollTo(target)}
      >
        {links.map(({ name, url }) => (
          <Link
            key={url}
            to={url}
            aria-current={url === pathname ? 'page' : undefined}
            className={`${linkClass} ${url === pathname ? currentClass : 'border-edge hover:border-b-3'}`}
          >
            {name}
          </Link>
        ))}
      </nav>
      <PhoneLink className={phoneClass} />
    </div>
  );
}
