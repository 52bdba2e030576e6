import { InformationPage, TextHeading } from '../layout/information-page.tsx';
import { PageLink } from '../layout/page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { shippingPromises } from '../money/money.ts';
import { store } from '../store.ts';

export function ShippingPage() {
  return (
    <InformationPage
      id="shipping"
      lead={`${shippingPromises.freeShippingPromise}!`}
      terms={[
        ['Smaller orders', shippingPromises.flatShipping],
        ['Where we deliver', store.deliveryRegion],
        ['Delivery time', store.deliveryTime],
      ]}
    >
      <TextHeading>What counts</TextHeading>
      <p>
        The subtotal of your cart counts, at the prices its pages show. The cart shows how much is
        missing and what shipping costs.
      </p>
      <TextHeading>What the total includes</TextHeading>
      <p>
        {store.totalNote} <PageLink page="contact" /> says how to order.
      </p>
      <TextHeading>If a tool arrives damaged</TextHeading>
      <p>
        Call <PhoneLink />. We guarantee that it reaches you whole: see <PageLink page="warranty" />
        .
      </p>
      <p>
        To send back a tool that arrived whole, see <PageLink page="returns" />.
      </p>
    </InformationPage>
  );
}
