import { TileImage } from '../catalogue/catalogue-image.tsx';
import { categories } from '../catalogue/categories.ts';
import { categoryImageName, categoryImageWidths } from '../catalogue/images.ts';
import { categoryUrl } from '../paths.ts';
import { Card, CardLink } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** On a phone the image is 6rem wide, with the text beside it. From 48rem on five tiles share a row. */
const sizes = '(min-width: 100rem) 18.4rem, (min-width: 48rem) 17vw, 6rem';

export function ShopByCategory() {
  return (
    <Section heading="Shop by Category" className="print:hidden">
      <ul className="grid gap-2 wrap-anywhere md:grid-cols-5 lg:gap-4">
        {categories.map(({ name, slug, imageAlt, desc }) => (
          <Card
            as="li"
            key={slug}
            className="relative grid grid-cols-[6rem_1fr] content-start overflow-hidden md:grid-cols-1"
          >
            <h3 className="px-2 pt-2 text-large lg:px-4">
              <CardLink to={categoryUrl(slug)}>{name}</CardLink>
            </h3>
            <p className="px-2 pb-2 text-small text-muted lg:px-4 lg:pb-4">{desc}</p>
            <TileImage
              name={categoryImageName(slug)}
              alt={imageAlt}
              widths={categoryImageWidths}
              sizes={sizes}
              className="order-first row-span-2 h-full object-cover md:row-span-1 md:aspect-4/3"
            />
          </Card>
        ))}
      </ul>
    </Section>
  );
}
