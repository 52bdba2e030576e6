import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../catalogue/product.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlainClick } from '../ui/inline-link.tsx';
import { chosenTools, maxCompared } from './compared-tools.ts';

type CompareToggleProps = {
  product: Product;
  /** Whether its text is for screen readers only. */
  isIcon?: boolean;
  className?: string;
};

/** On a card: a link that ticks the product for the comparison, or removes its tick. It looks like a checkbox. */
export function CompareToggle({ product, isIcon = false, className = '' }: CompareToggleProps) {
  const { products: chosen, toggleLink } = chosenTools(useLocation());
  const isCompared = chosen.includes(product);
  const layout = `group z-1 flex min-h-target min-w-target shrink-0 flex-row-reverse items-center gap-x-1 font-display text-base text-muted print:hidden ${className}`;
  const textClass = isIcon ? 'sr-only' : '';
  if (!isCompared && chosen.length === maxCompared) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: like a disabled button, it takes no focus.
      <span
        role="link"
        aria-disabled="true"
        aria-label={`Compare ${product.name}: ${maxCompared} of ${maxCompared} chosen`}
        className={`${layout} text-right leading-none opacity-60`}
      >
        <span className={textClass}>
          <span className="block">Compare</span>
          <span className="block text-small">{`${maxCompared} of ${maxCompared}`}</span>
        </span>
      </span>
    );
  }
  return (
    <Link
      {...toggleLink(product)}
      aria-label={isCompared ? `Comparing ${product.name}: stop` : `Compare ${product.name}`}
      // The box is at the end, where a longer text does not move it.
      className={layout}
      onClick={(event) => {
        // Safari does not move the focus to a link that is clicked.
        if (isPlainClick(event)) event.currentTarget.focus({ preventScroll: true });
      }}
    >
      <span
        className={`flex size-4 rounded border border-edge group-hover:border-current ${isCompared ? 'bg-steel text-on-steel' : ''}`}
      >
        {isCompared && <Icon name="check" className="size-full stroke-3" />}
      </span>
      <span className={textClass}>{isCompared ? 'Comparing' : 'Compare'}</span>
    </Link>
  );
}
