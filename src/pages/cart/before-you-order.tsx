import { useDeferredValue, useId } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { pricedLines } from '../../cart/pricing.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { Card } from '../../ui/card.tsx';
import { InlineLink } from '../../ui/inline-link.tsx';
import { orderChecks } from './order-checks.ts';

/** What to check before ordering, such as a missing battery. A check links to the products that the cart lacks. */
export function BeforeYouOrder({ cart }: { cart: Cart }) {
  const id = useId();
  // React paints a change of the cart before it computes the checks.
  const checks = orderChecks(pricedLines(useDeferredValue(cart)));
  if (checks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-2 p-4 print:hidden">
      <h2 id={id} className="text-large">
        Before you order
      </h2>
      <ul className="flex flex-col gap-2">
        {checks.map(({ text, products }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-2">
            <span>
              <NoWrap>{`${text} `}</NoWrap>
            </span>
            {products.map(({ id: productId, name }) => (
              <InlineLink key={productId} to={productUrl(productId)}>
                {name}
              </InlineLink>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
