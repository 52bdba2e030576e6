import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { findCategory } from '../catalogue/catalogue';
import { categoryUrl, paths } from '../paths';
import { Link } from '../ui/link';

const categoryOrder = [
  'power-tools',
  'hand-tools',
  'diagnostic-tools',
  'air-tools',
  'battery-tools',
];

const links = [
  { name: 'All Tools', url: paths.products },
  ...categoryOrder.flatMap((slug) => {
    const category = findCategory(slug);
    return category ? [{ name: category.navLabel ?? category.name, url: categoryUrl(slug) }] : [];
  }),
  { name: 'Specials', url: paths.specials },
];

/** Scrolls the row, which overflows on a phone, until the link is in its centre. */
function scrollTo(link: HTMLElement | null | undefined) {
  const row = link?.closest('nav');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function MainNavigation() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => scrollTo(row.current?.querySelector<HTMLElement>('[aria-current]')), []);

  return (
    <nav
      ref={row}
      aria-label="Main"
      className="page-width relative overflow-x-auto overscroll-x-contain [scrollbar-width:none] print:hidden"
      onFocus={(event) => scrollTo(event.target)}
    >
      <ul className="-mx-3 flex">
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link
              to={url}
              aria-current={url === pathname ? 'page' : undefined}
              className="block min-h-target border-b-3 border-transparent px-3 pt-2 pb-1.5 font-display text-lg/6 font-semibold whitespace-nowrap hover:border-accent aria-[current=page]:border-accent forced-colors:aria-[current=page]:border-[Highlight]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
