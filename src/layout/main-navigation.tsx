import { NavLink } from 'react-router-dom';
import { categoryUrl, paths } from '../paths';

const links = [
  { name: 'All Tools', url: paths.products },
  { name: 'Power Tools', url: categoryUrl('power-tools') },
  { name: 'Hand Tools', url: categoryUrl('hand-tools') },
  { name: 'Diagnostic', url: categoryUrl('diagnostic-tools') },
  { name: 'Air Tools', url: categoryUrl('air-tools') },
  { name: 'Battery Tools', url: categoryUrl('battery-tools') },
  { name: 'Specials', url: paths.specials },
];

export function MainNavigation() {
  return (
    <nav aria-label="Main" className="content overflow-x-auto">
      <ul className="-mx-3 flex">
        {links.map(({ name, url }) => (
          <li key={url}>
            <NavLink to={url} className="nav-link">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
