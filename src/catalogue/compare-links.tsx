import { compareUrl } from '../paths';
import { Link } from '../ui/link';
import { Unbroken } from '../ui/unbroken';
import { maxCompared, withToggled } from './comparison';
import type { Product } from './product';

type CompareLinksProps = {
  slug: string;
  products: readonly Product[];
  /** The products that are compared already. */
  compared: readonly Product[];
};

const linkClass =
  'inline-flex min-h-target items-center rounded-control border border-edge px-4 hover:border-current aria-[current=true]:border-current aria-[current=true]:font-semibold';

/** A link for each product that adds it to the comparison or removes it, and one that compares all. */
export function CompareLinks({ slug, products, compared }: CompareLinksProps) {
  if (products.length < 2) return null;
  const ids = products.map(({ id }) => id);
  return (
    <nav aria-label="Compare" className="flex flex-wrap items-center gap-2 print:hidden">
      <span aria-hidden="true">Compare</span>
      {products.length <= maxCompared && (
        <Link
          to={compareUrl(slug, ids)}
          aria-label={`Compare All ${products.length}`}
          className={linkClass}
        >
          {`All ${products.length}`}
        </Link>
      )}
      {products.map((product) => {
        const isCompared = compared.includes(product);
        return (
          <Link
            key={product.id}
            to={compareUrl(slug, withToggled(compared, product.id))}
            aria-label={isCompared ? `Stop comparing ${product.name}` : `Compare ${product.name}`}
            aria-current={isCompared ? 'true' : undefined}
            className={linkClass}
          >
            <span>
              <Unbroken>{product.name}</Unbroken>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
