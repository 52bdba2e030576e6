import { categoryUrl } from '../paths';
import { Card } from '../ui/card';
import { CardLink } from '../ui/card-link';
import { categories } from './categories';
import { categoryImageWidths } from './images';
import { TileImage } from './tile-image';

// Five tiles: on a phone the first has a row of its own, on a tablet the first two share one.
const tiles = [
  {
    tileClass: 'col-span-2 sm:col-span-3 lg:col-span-1',
    imageClass: 'aspect-2/1 lg:aspect-4/3',
    // A little less than it is on a phone, where 656 pixels are enough for two device pixels per CSS pixel.
    sizes: '(min-width: 64rem) 15rem, (min-width: 40rem) 46vw, 84vw',
  },
  {
    tileClass: 'sm:col-span-3 lg:col-span-1',
    imageClass: 'aspect-4/3 sm:aspect-2/1 lg:aspect-4/3',
    sizes: '(min-width: 64rem) 15rem, (min-width: 40rem) 46vw, 44vw',
  },
];
const otherTile = {
  tileClass: 'sm:col-span-2 lg:col-span-1',
  imageClass: 'aspect-4/3',
  sizes: '(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 44vw',
};

export function CategoryGrid() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-6 sm:gap-4 lg:grid-cols-5">
      {categories.map(({ name, slug, imageAlt, desc }, index) => {
        const { tileClass, imageClass, sizes } = tiles[index] ?? otherTile;
        return (
          <Card
            as="li"
            key={slug}
            className={`relative flex flex-col gap-1 p-2 sm:p-3 ${tileClass}`}
          >
            <TileImage
              name={`category-${slug}`}
              alt={imageAlt}
              widths={categoryImageWidths}
              sizes={sizes}
              className={imageClass}
            />
            <h3 className="mt-1 text-large">
              <CardLink to={categoryUrl(slug)}>{name}</CardLink>
            </h3>
            <p className="text-small text-muted">{desc}</p>
          </Card>
        );
      })}
    </ul>
  );
}
