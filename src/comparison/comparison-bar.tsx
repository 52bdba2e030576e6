import { Link, useLocation } from 'react-router-dom';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { maxCompared, pageComparison, withToggled } from './comparison-urls.ts';

/**
 * The chosen products, each with a cross that removes it, and the link to their comparison. Sticks to the bottom of a screen that
 * is tall enough. On a product page a phone has a buy bar at the bottom, so there it is in the page.
 */
export function ComparisonBar({ isOnProductPage = false }: { isOnProductPage?: boolean }) {
  const { products, choosingUrl, comparisonUrl } = pageComparison(useLocation());
  if (products.length === 0) return null;
  const position = isOnProductPage
    ? 'md:tall:fixed md:tall:inset-x-0 md:tall:bottom-bar'
    : 'tall:sticky tall:bottom-bar tall:-mx-gutter';
  return (
    <section
      aria-label="Chosen tools"
      className={`z-4 flex flex-wrap items-center justify-between gap-x-2 print:hidden ${position}`}
    >
      <p className="shrink-0 max-md:sr-only">{`Comparing ${products.length} of ${maxCompared}`}</p>
      <ul className="flex grow flex-wrap gap-1 md:justify-end md:gap-2">
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to={choosingUrl(withToggled(products, product.id))}
              rel="nofollow"
              aria-label={`Remove ${product.name} from the comparison`}
              className="relative block size-target"
            >
              <ProductImage
                product={product}
                sizes="3rem"
                alt=""
                className="w-full rounded-control"
              />
              <Icon
                name="x"
                className="absolute top-0 right-0 size-4 rounded-control bg-graphite stroke-3 p-0.5 text-white"
              />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton variant="primary" to={comparisonUrl} rel="nofollow">
        {isOnProductPage ? 'Show Comparison' : 'Compare'}
      </LinkButton>
    </section>
  );
}
