import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { maxCompared, withToggled } from '../catalogue/comparison';
import type { Product } from '../catalogue/product';
import { Icon } from '../ui/icon';
import { isPlainClick } from '../ui/inline-link';
import { pageComparison } from './page-comparison';

/** On the image of a card: a link that adds the product to the comparison or removes it. */
export function CompareToggle({ product }: { product: Product }) {
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

  if (!isCompared && compared.length === maxCompared) return null;
  return (
    <Link
      to={urlWith(withToggled(compared, product.id))}
      aria-label={isCompared ? `Stop comparing ${product.name}` : `Compare ${product.name}`}
      className="group absolute top-0 right-0 z-1 flex min-h-target min-w-target items-start justify-end p-1 print:hidden"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        const link = event.currentTarget;
        // Safari does not move the focus to a link that is clicked.
        link.focus({ preventScroll: true });
        clicked.current = { link, top: link.getBoundingClientRect().top };
      }}
    >
      <span
        className={`flex items-center gap-1 rounded-control border border-edge px-2 text-small/7 group-hover:border-current ${isCompared ? 'bg-steel text-on-steel' : 'bg-surface'}`}
      >
        {isCompared && <Icon name="check" className="size-4 stroke-3" />}
        <span>{isCompared ? 'Comparing' : 'Compare'}</span>
      </span>
    </Link>
  );
}
