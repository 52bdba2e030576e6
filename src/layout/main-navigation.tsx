import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryUrl, paths } from '../paths';
import { Link } from '../ui/link';

const links = [
  { name: 'All Tools', url: paths.products },
  { name: 'Power Tools', url: categoryUrl('power-tools') },
  { name: 'Hand Tools', url: categoryUrl('hand-tools') },
  { name: 'Diagnostic', url: categoryUrl('diagnostic-tools') },
  { name: 'Air Tools', url: categoryUrl('air-tools') },
  { name: 'Battery Tools', url: categoryUrl('battery-tools') },
  { name: 'Specials', url: paths.specials },
];

/** On a phone the aisles scroll sideways; the one that matters is brought to the middle. */
function reveal(link: HTMLElement | null | undefined) {
  const row = link?.closest('nav');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function MainNavigation() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => reveal(row.current?.querySelector<HTMLElement>('[aria-current]')), []);

  return (
    <nav
      ref={row}
      aria-label="Main"
      className="content main-navigation"
      onFocus={(event) => reveal(event.target)}
    >
      <ul className="-mx-3 flex">
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link
              to={url}
              aria-current={url === pathname ? 'page' : undefined}
              className="nav-link"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
