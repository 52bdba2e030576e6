import { categories } from '../catalogue/categories';
import { categoryImageName, categoryImageWidths } from '../catalogue/images';
import { TileImage } from '../catalogue/tile-image';
import { categoryUrl } from '../paths';
import { Card, CardLink } from '../ui/card';
import { Section } from '../ui/section';

// For five tiles. On a phone the first tile fills a row; on a tablet the first two share a row. These wide tiles have their
// text beside the image, and the image is half as wide as the tile.
const wideTiles = [
  {
    tileClass: 'min-[19rem]:col-span-2 sm:col-span-3 lg:col-span-1',
    cardClass: 'min-[19rem]:grid-cols-2 min-[19rem]:items-center lg:grid-cols-1',
    sizes: '(min-width: 100rem) 18.4rem, (min-width: 64rem) 17vw, (min-width: 40rem) 23vw, 45vw',
  },
  {
    tileClass: 'sm:col-span-3 lg:col-span-1',
    cardClass: 'sm:grid-cols-2 sm:items-center lg:grid-cols-1',
    sizes: '(min-width: 100rem) 18.4rem, (min-width: 64rem) 17vw, (min-width: 40rem) 23vw, 45vw',
  },
];
const otherTile = {
  tileClass: 'sm:col-span-2 lg:col-span-1',
  cardClass: '',
  sizes: '(min-width: 100rem) 18.4rem, (min-width: 64rem) 17vw, (min-width: 40rem) 30vw, 45vw',
};

export function ShopByCategory() {
  return (
    <Section heading="Shop by Category" className="print:hidden">
      <ul className="grid gap-2 min-[19rem]:grid-cols-2 sm:grid-cols-6 lg:grid-cols-5 lg:gap-4">
        {categories.map(({ name, slug, imageAlt, desc }, index) => {
          const { tileClass, cardClass, sizes } = wideTiles[index] ?? otherTile;
          return (
            <li key={slug} className={`relative grid ${tileClass}`}>
              <Card className={`grid content-start overflow-hidden ${cardClass}`}>
                <TileImage
                  name={categoryImageName(slug)}
                  alt={imageAlt}
                  widths={categoryImageWidths}
                  sizes={sizes}
                  className="aspect-4/3"
                />
                <div className="p-2 lg:p-4">
                  <h3 className="text-large">
                    <CardLink to={categoryUrl(slug)}>{name}</CardLink>
                  </h3>
                  <p className="text-small text-muted">{desc}</p>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
