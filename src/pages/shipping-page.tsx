import { formatPrice } from '../catalogue/money';
import { InformationPage } from '../layout/information-page';
import { store } from '../store';

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
    </InformationPage>
  );
}
