import type { Product } from '../catalogue/product.ts';
import { isPlainClick, Link, useLocation } from '../navigation/router.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { chosenTools, maxCompared } from './compared-tools.ts';

type CompareToggleProps = {
  product: Product;
  /** Whether its text is for screen readers only. */
  isIcon?: boolean;
  className?: string;
};

/** The box is at the end, where a longer text does not move it. */
const boxAtEndClass =
  'z-1 flex min-h-target min-w-target shrink-0 flex-row-reverse items-center gap-x-1';

const emptyBoxClass = 'before:size-5 before:border before:border-current';

/** A link that ticks the product for the comparison, or removes its tick. It looks like a checkbox. Nothing, if others fill the comparison. */
export function CompareToggle({ product, isIcon = false, className = '' }: CompareToggleProps) {
  const { products: chosen, toggleLink } = chosenTools(useLocation());
  const isCompared = chosen.includes(product);
  if (!isCompared && chosen.length === maxCompared) return null;
  return (
    <Link
      {...toggleLink(product)}
      aria-label={isCompared ? `Comparing ${product.name}: stop` : `Compare ${product.name}`}
      className={`${boxAtEndClass} font-display text-base text-muted print:hidden ${className} ${isCompared ? '' : emptyBoxClass}`}
      onClick={(event) => {
        // Safari does not move the focus to a link that is clicked.
        if (isPlainClick(event)) event.currentTarget.focus({ preventScroll: true });
      }}
    >
      {isCompared && (
        <Icon name="check" className="size-5 border border-edge bg-steel stroke-3 text-on-steel" />
      )}
      <span className={isIcon ? 'sr-only' : ''}>{isCompared ? 'Comparing' : 'Compare'}</span>
    </Link>
  );
}

/** On the page of the product: the same as a button of its row. */
export function CompareLink({ product }: { product: Product }) {
  const { products, toggleLink } = chosenTools(useLocation());
  if (products.length === maxCompared && !products.includes(product)) return null;
  return (
    <LinkButton variant="quiet" {...toggleLink(product)}>
      {products.includes(product) ? 'Stop Comparing' : 'Compare'}
    </LinkButton>
  );
}
