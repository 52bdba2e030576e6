import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../catalogue/product.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlainClick } from '../ui/inline-link.tsx';
import { maxCompared, pageComparison, withToggled } from './comparison-urls.ts';

type CompareToggleProps = {
  product: Product;
  className?: string;
};

/** On a card: a link that adds the product to the comparison or removes it. It looks like a checkbox. */
export function CompareToggle({ product, className = '' }: CompareToggleProps) {
  const { products: compared, urlWith } = pageComparison(useLocation());
  const isCompared = compared.includes(product);
  const clicked = useRef<{ link: HTMLElement; top: number }>(undefined);

  // The comparison table above the cards appears, grows or disappears one frame after the click. In that frame this effect
  // keeps the clicked card in place. Not every browser has scroll anchoring, and none has it at the top of a page.
  // `ComparisonTable` reads a deferred query, so a deferred value changes in the same frame as the table.
  const isInTable = useDeferredValue(isCompared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the table has changed.
  useLayoutEffect(() => {
    if (!clicked.current) return;
    const { link, top } = clicked.current;
    clicked.current = undefined;
    window.scrollBy(0, link.getBoundingClientRect().top - top);
  }, [isInTable]);

  // Keeps its space, so that nothing on the card moves.
  if (!isCompared && compared.length === maxCompared) return <span className="min-h-target" />;
  return (
    <Link
      to={urlWith(withToggled(compared, product.id))}
      rel="nofollow"
      aria-label={isCompared ? `Stop comparing ${product.name}` : `Compare ${product.name}`}
      // The box is at the end, where a longer text does not move it.
      className={`group z-1 flex min-h-target min-w-target shrink-0 flex-row-reverse items-center gap-x-1 font-display text-base text-muted print:hidden ${className}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        const link = event.currentTarget;
        // Safari does not move the focus to a link that is clicked.
        link.focus({ preventScroll: true });
        clicked.current = { link, top: link.getBoundingClientRect().top };
      }}
    >
      <span
        className={`flex size-4 rounded border border-edge group-hover:border-current ${isCompared ? 'bg-steel text-on-steel' : ''}`}
      >
        {isCompared && <Icon name="check" className="size-full stroke-3" />}
      </span>
      <span>{isCompared ? 'Comparing' : 'Compare'}</span>
    </Link>
  );
}
