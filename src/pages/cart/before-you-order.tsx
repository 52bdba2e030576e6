import { useDeferredValue, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Cart } from '../../cart/cart.ts';
import { pricedLines } from '../../cart/pricing.ts';
import { formatPrice } from '../../money/money.ts';
import { checksHeading } from '../../orders/order.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textLinkClass } from '../../ui/inline-link.tsx';
import { orderChecks } from './order-checks.ts';

/** What to check before ordering, such as a missing battery. A check links to the products that the cart lacks. */
export function BeforeYouOrder({ cart }: { cart: Cart }) {
  const id = useId();
  // React paints a change of the cart before it computes the checks.
  const checks = orderChecks(pricedLines(useDeferredValue(cart)));
  if (checks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-2 p-4 print:p-0">
      <h2 id={id} className="flex items-center gap-2 text-large">
        <Icon name="warning" />
        {checksHeading}
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-4 text-small print:gap-0">
        {checks.map(({ text, products }) => (
          <li key={text}>
            <NoWrap>{text}</NoWrap>
            {products.map(({ id: productId, name, price }, index) => (
              <span key={productId}>
                {index > 0 ? '; ' : ' '}
                {/* Padding makes it large enough to tap, on one line or two. */}
                <Link to={productUrl(productId)} className={`relative py-3 ${textLinkClass}`}>
                  {name}
                </Link>
                {`, ${formatPrice(price)}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
