import { categoryUrl } from '../paths';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { categories } from './categories';
import { categoryPictureWidths, pictureSet } from './pictures';

const sizes = '(min-width: 64rem) 15rem, (min-width: 40rem) 46vw, 44vw';
/** On a phone the first tile has a row of its own. */
const widerSizes = '(min-width: 64rem) 15rem, (min-width: 40rem) 46vw, 92vw';

export function CategoryGrid() {
  return (
    <ul className="category-grid">
      {categories.map(({ name, slug, image, imageAlt, desc }, index) => (
        <li key={slug} className="card card-link flex flex-col gap-1 p-2 sm:p-3">
          <Picture
            src={image}
            srcSet={pictureSet(`category-${slug}`, categoryPictureWidths)}
            sizes={index === 0 ? widerSizes : sizes}
            alt={imageAlt}
            width={640}
            height={480}
            className="category-picture"
          />
          <h3 className="card-title mt-1">
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
