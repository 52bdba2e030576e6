import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OrderCheck } from '../../cart/order-checks.ts';
import { formatPrice } from '../../money/money.ts';
import { checksHeading } from '../../orders/order.ts';
import { productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { Icon } from '../../ui/icon.tsx';
import { textLinkClass } from '../../ui/inline-link.tsx';

/** What to check before ordering that concerns several lines, such as the load of a circuit. Each line has its own checks. */
export function BeforeYouOrder({ checks }: { checks: readonly OrderCheck[] }) {
  const id = useId();
  const ofSeveralLines = checks.filter(({ about }) => !about);
  if (ofSeveralLines.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex gap-2 rounded-card border border-edge p-3 text-small print:p-0 print:border-0"
    >
      <Icon name="warning" />
      <div>
        <h2 id={id} className="text-large">
          {checksHeading}
        </h2>
        <ul>
          {ofSeveralLines.map((check) => (
            <li key={check.text}>
              <CheckText check={check} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Its text, with links to the products that the cart lacks. */
export const CheckText = ({ check: { text, products } }: { check: OrderCheck }) => (
  <>
    <NoWrap>{text}</NoWrap>
    {products.map(({ id, name, price }, index) => (
      <span key={id}>
        {index > 0 ? '; ' : ' '}
        {/* Padding makes it large enough to tap, on one line or two. */}
        <Link to={productUrl(id)} className={`relative py-3 ${textLinkClass}`}>
          {name}
        </Link>
        {`, ${formatPrice(price)}`}
      </span>
    ))}
  </>
);
