import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { compareUrl } from '../paths';
import { Link } from '../ui/link';
import { NoWrap } from '../ui/no-wrap';
import { maxCompared, withToggled } from './comparison';
import type { Product } from './product';

type CompareLinksProps = {
  slug: string;
  products: readonly Product[];
  /** The products that are compared already. */
  compared: readonly Product[];
};

const linkClass =
  'inline-flex min-h-target items-center rounded-control border border-edge px-4 hover:border-current current:border-current current:font-semibold';

/** Safari does not move the focus to a link that is clicked. */
const focusLink = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.focus({ preventScroll: true });

/**
 * A link for each product that adds it to the comparison or removes it, and one that compares all. On a phone they are
 * below the products until there is a comparison.
 */
export function CompareLinks({ slug, products, compared }: CompareLinksProps) {
  const isComparing = compared.length > 0;
  const nav = useRef<HTMLElement>(null);

  // On a phone the click has moved the links. After Back and Forward the scroll position is restored later, and in a
  // hidden page nothing has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each such move.
  useLayoutEffect(() => {
    nav.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isComparing]);

  if (products.length < 2) return null;
  const ids = products.map(({ id }) => id);
  return (
    <nav
      ref={nav}
      aria-label="Compare"
      className={`flex flex-wrap items-center gap-2 print:hidden ${isComparing ? '' : 'max-md:order-last'}`}
    >
      <span aria-hidden="true">Compare</span>
      {products.length <= maxCompared && (
        <Link
          to={compareUrl(slug, ids)}
          onClick={focusLink}
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
            onClick={focusLink}
            aria-label={isCompared ? `Stop comparing ${product.name}` : `Compare ${product.name}`}
            aria-current={isCompared ? 'true' : undefined}
            className={linkClass}
          >
            <span>
              <NoWrap>{product.name}</NoWrap>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
