import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { useLocation } from '../navigation/router.ts';
import { compareUrl } from '../paths.ts';
import { CrossLink, LinkButton } from '../ui/button.tsx';
import { chosenTools, maxCompared } from './compared-tools.ts';

/** On a product page a phone has a buy bar at the bottom, so there this bar is in the page. For one tool, /compare offers others. */
export function ComparisonBar({ isOnProductPage = false }: { isOnProductPage?: boolean }) {
  const { products, ids, toggleLink } = chosenTools(useLocation());
  if (products.length === 0) return null;
  const hasSeveral = products.length > 1;
  const positionClass = isOnProductPage
    ? 'md:tall:fixed md:tall:inset-x-0 md:tall:bottom-bar'
    : 'bottom-bar tall:sticky tall:-mx-gutter';
  return (
    <section
      aria-label="Chosen tools"
      className={`flex items-center justify-between gap-x-2 max-[20rem]:flex-wrap print:hidden ${positionClass}`}
    >
      <p className="shrink-0 phone:sr-only">{`Comparing ${products.length} of ${maxCompared}`}</p>
      <ul className="flex min-w-0 grow max-[20rem]:flex-wrap md:justify-end">
        {products.map((product) => (
          <li key={product.id} className="flex min-w-target">
            <CrossLink
              {...toggleLink(product)}
              label={`Remove ${product.name} from the comparison`}
            >
              <ProductImage
                product={product}
                sizes="3rem"
                alt=""
                className="w-8 min-w-0 rounded-control"
              />
            </CrossLink>
          </li>
        ))}
      </ul>
      <LinkButton
        variant={hasSeveral ? 'primary' : 'secondary'}
        to={compareUrl(ids)}
        rel="nofollow"
      >
        {!hasSeveral ? 'Choose one more' : isOnProductPage ? 'Show Comparison' : 'Compare'}
      </LinkButton>
    </section>
  );
}
