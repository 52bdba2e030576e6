import { formatPrice } from '../catalogue/money';
import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';
import { paths } from '../paths';
import { store } from '../store';
import { InlineLink } from '../ui/inline-link';

const threshold = formatPrice(store.freeShippingFrom);

export function ShippingPage() {
  return (
    <InformationPage name="Shipping Info" lead={`${store.freeShippingPromise}!`}>
      <h2>How shipping is priced</h2>
      <ul>
        <li>{`A subtotal of ${threshold} or more ships free.`}</li>
        <li>{`Anything below ships for a flat ${formatPrice(store.shippingFee)}, however many tools it is.`}</li>
      </ul>
      <h2>What counts</h2>
      <p>
        The subtotal is the price of every piece in your cart, at the price its page shows. The cart
        says how much is missing and what shipping costs before you check out.
      </p>
      <h2>Where and when we deliver</h2>
      <p>
        We list no delivery areas or dates here. Before you order, call <PhoneLink /> and ask about
        your destination.
      </p>
      <h2>What the total includes</h2>
      <p>
        The total in your cart is the subtotal plus shipping, in US dollars. The store does not
        calculate sales tax: ask about it when you order by phone.{' '}
        <InlineLink to={paths.contact}>Contact Us</InlineLink> says how to order.
      </p>
      <h2>If a tool arrives damaged</h2>
      <p>
        Our guarantee covers that: see <InlineLink to={paths.warranty}>Warranty</InlineLink>.{' '}
        <InlineLink to={paths.returns}>Returns</InlineLink> says how to send back a tool that
        arrived whole.
      </p>
    </InformationPage>
  );
}
