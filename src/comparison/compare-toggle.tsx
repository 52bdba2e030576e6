import type { Product } from '../catalogue/product.ts';
import { isPlainClick, Link, useLocation } from '../navigation/router.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { chosenTools, maxCompared } from './compared-tools.ts';

type CompareToggleProps = {
  product: Product;
  /** Whether it is in a column that is named Compare: always there, and its text is for screen readers only. */
  isInTable?: boolean;
};

const emptyBoxClass = 'before:size-5 before:border before:border-current';

/**
 * A link that ticks the product for the comparison, or removes its tick. It looks like a checkbox. On a card it is there while the shopper
 * chooses what to compare. If others fill the comparison, its place is empty.
 */
export function CompareToggle({ product, isInTable = false }: CompareToggleProps) {
  const { isChoosing, products: chosen, toggleLink } = chosenTools(useLocation());
  if (!isChoosing && !isInTable) return null;
  const isCompared = chosen.includes(product);
  if (!isCompared && chosen.length === maxCompared) return <div className="min-h-target" />;
  return (
    <Link
      {...toggleLink(product)}
      aria-label={isCompared ? `Comparing ${product.name}: stop` : `Compare ${product.name}`}
      className={`z-1 flex min-h-target items-center gap-x-2 font-display text-large print:hidden ${isInTable ? 'justify-center' : ''} ${isCompared ? '' : emptyBoxClass}`}
      onClick={(event) => {
        // Safari does not move the focus to a link that is clicked.
        if (isPlainClick(event)) event.currentTarget.focus({ preventScroll: true });
      }}
    >
      {isCompared && (
        <Icon name="check" className="size-5 border border-edge bg-steel stroke-3 text-on-steel" />
      )}
      <span className={isInTable ? 'sr-only' : ''}>{isCompared ? 'Comparing' : 'Compare'}</span>
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
