import { HighlightedText } from '../catalogue/highlighted-text';
import type { Product } from '../catalogue/product';
import { ProductImage } from '../catalogue/product-image';
import { productUrl } from '../paths';
import { Card, CardLink } from '../ui/card';
import { NoWrap } from '../ui/no-wrap';
import { Section } from '../ui/section';
import { searchSpecifications } from './specification-search';

/** At most this many lines are shown. */
const maxLines = 24;

type FoundInSpecificationsProps = { term: string; except: readonly Product[] };

/** Links to the products that `searchSpecifications` finds, each with the line that matches the search term. */
export function FoundInSpecifications({ term, except }: FoundInSpecificationsProps) {
  const lines = searchSpecifications(term)
    .filter(({ product }) => !except.includes(product))
    .slice(0, maxLines);
  if (lines.length === 0) return null;
  return (
    <Section heading="Found in specifications">
      <ul className="grid gap-2 md:grid-cols-2 lg:gap-4">
        {lines.map(({ product, label, text, match }) => (
          <li key={product.id} className="relative break-inside-avoid">
            <Card className="flex h-full items-center gap-4 p-2 lg:px-4">
              <ProductImage
                product={product}
                sizes="4rem"
                alt=""
                className="w-16 shrink-0 rounded-control"
              />
              <div className="min-w-0 wrap-anywhere">
                <h3 className="text-large">
                  <CardLink to={productUrl(product.id)}>
                    <NoWrap>{product.name}</NoWrap>
                  </CardLink>
                </h3>
                <p className="text-small">
                  <span className="text-muted">
                    <HighlightedText text={label} term={match === 'part' ? term : ''} />
                  </span>{' '}
                  <HighlightedText text={text} term={match === 'part' ? term : text} />
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
