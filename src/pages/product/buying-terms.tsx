import type { ReactNode } from 'react';
import { missingAmount, shippingText } from '../../cart/pricing.ts';
import type { Product } from '../../catalogue/product.ts';
import { PageLink } from '../../layout/page.tsx';
import { shippingPromises, toCents } from '../../money/money.ts';
import type { PageName } from '../../paths.ts';
import { store } from '../../store.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** Terms that decide a purchase besides the product: shipping, returns, warranty. */
export function BuyingTerms({ product }: { product: Product }) {
  const missing = missingAmount(toCents(product.price));
  return (
    <ul className="flex flex-col border-y border-line py-2 print:hidden">
      <BuyingTerm icon="truck" page="shipping">
        {shippingPromises.freeShippingNote}
        {/* For other products the line below Add to Cart says when they arrive. */}
        {missing && (
          <>
            <span className="block">{shippingPromises.flatShipping}</span>
            <span className="block text-muted empty:hidden">{store.deliveryTime}</span>
          </>
        )}
      </BuyingTerm>
      <BuyingTerm icon="return" page="returns">
        {store.returnPolicy}
      </BuyingTerm>
      <BuyingTerm icon="check" page="warranty">
        Quality guaranteed
        <span className="block text-muted empty:hidden">{store.warrantyTerm}</span>
      </BuyingTerm>
    </ul>
  );
}

const stockTextClass = 'font-semibold text-small wrap-anywhere text-saving';

/** The line below Add to Cart: `In stock · arrives in 3 to 5 business days`. */
export function ShipsFree({ product }: { product: Product }) {
  const price = toCents(product.price);
  const missing = missingAmount(price);
  return (
    <p
      className={`flex min-h-target flex-wrap content-center gap-x-4 beside:pt-1 print:hidden ${stockTextClass}`}
    >
      {missing
        ? `In stock · ${shippingText(price)} shipping`
        : ['In stock', arrival].filter(Boolean).join(' · ')}
      {missing && <span>{`Add ${missing} for free shipping`}</span>}
    </p>
  );
}

/** `arrives in 3 to 5 business days`, as a part of a sentence, if the store says it. A word in capitals stays: `UPS`. */
const arrival = store.deliveryTime
  ?.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
  .replace(/\.$/, '');

type BuyingTermProps = { icon: IconName; page: PageName; children: ReactNode };

function BuyingTerm({ icon, page, children }: BuyingTermProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Icon name={icon} />
      <p className="min-w-32 flex-1">{children}</p>
      <PageLink page={page} />
    </li>
  );
}
