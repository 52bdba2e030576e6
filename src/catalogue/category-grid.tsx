import { Link } from 'react-router-dom';
import { categoryUrl } from '../paths';
import { Picture } from '../ui/picture';
import { categories } from './categories';

export function CategoryGrid() {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {categories.map(({ name, slug, image, desc }) => (
        <li key={slug} className="card-link flex flex-col gap-2 rounded-card bg-surface p-3">
          <Picture src={image} alt={name} width={800} height={600} className="aspect-4/3" />
          <h3 className="font-display text-xl font-semibold">
            <Link to={categoryUrl(slug)} className="stretched">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted">{desc}</p>
        </li>
      ))}
    </ul>
  );
}
