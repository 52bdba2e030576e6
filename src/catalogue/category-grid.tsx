import { Link } from 'react-router-dom';
import { categoryUrl } from '../paths';
import { Picture } from '../ui/picture';
import { categories } from './categories';
import { categoryPictureWidths, pictureSet } from './pictures';

export function CategoryGrid() {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {categories.map(({ name, slug, image, imageAlt, desc }) => (
        <li key={slug} className="card-link flex flex-col gap-2 rounded-card bg-surface p-3">
          <Picture
            src={image}
            srcSet={pictureSet(`category-${slug}`, categoryPictureWidths)}
            sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 30vw, 44vw"
            alt={imageAlt}
            width={640}
            height={480}
            className="aspect-4/3"
          />
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
