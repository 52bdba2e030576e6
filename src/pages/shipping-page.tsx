import { InformationPage } from '../layout/information-page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { shippingPromises } from '../money/promises.ts';
import { pageNames, paths } from '../paths.ts';
import { store } from '../store.ts';
import { InlineLink } from '../ui/inline-link.tsx';

export function ShippingPage() {
  return (
    <InformationPage
      id="shipping"
      lead={`${shippingPromises.freeShippingPromise}!`}
      terms={[
        ['Where we deliver', store.deliveryRegion],
        ['Delivery time', store.deliveryTime],
      ]}
    >
      <h2>How shipping is priced</h2>
      <ul>
        <li>{`${shippingPromises.freeShippingNote}.`}</li>
        <li>{`${shippingPromises.flatShipping} One price, however many tools.`}</li>
      </ul>
      <h2>What counts</h2>
      <p>
        The subtotal of your cart counts, at the prices its pages show. The cart shows how much is
        missing and what shipping costs.
      </p>
      <h2>What the total includes</h2>
      <p>
        {store.totalNote} <InlineLink to={paths.contact}>{pageNames.contact}</InlineLink> says how
        to order.
      </p>
      <h2>If a tool arrives damaged</h2>
      <p>
        Call <PhoneLink />. We guarantee that it reaches you whole: see{' '}
        <InlineLink to={paths.warranty}>{pageNames.warranty}</InlineLink>.
      </p>
      <p>
        To send back a tool that arrived whole, see{' '}
        <InlineLink to={paths.returns}>{pageNames.returns}</InlineLink>.
      </p>
    </InformationPage>
  );
}
