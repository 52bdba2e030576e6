import { InformationPage } from '../layout/information-page.tsx';
import { OrderByPhone, PhoneLink } from '../layout/phone-link.tsx';
import { currencyName } from '../money/money.ts';
import { store } from '../store.ts';

const [orCheckout, orPayment] = store.checkoutUrl
  ? [', or proceed to checkout.', ', or pay at the checkout.']
  : ['.', '. The store takes no payment online and never asks for a card number.'];

export function ContactPage() {
  return (
    <InformationPage id="contact" lead={store.checkoutUrl ? <PhoneLink /> : <OrderByPhone />}>
      <p>Call us before and after you buy.</p>
      <h2>Before you buy</h2>
      <p>
        Ask which drive size, torque or range your job needs. Have the item number from the
        product&apos;s page ready.
      </p>
      <h2>How to order</h2>
      <ol>
        <li>{`Fill your cart. It shows subtotal, shipping and total in ${currencyName}.`}</li>
        <li>
          Print the list or save the share link. Your cart clears when you close the last tab of the
          store.
        </li>
        <li>{`Call and read us the item numbers and quantities${orCheckout}`}</li>
      </ol>
      <h2>How to pay</h2>
      <p>{`Ask when you call${orPayment}`}</p>
      <h2>After you bought</h2>
      <p>Have your printed list ready. We find your tool fastest by its item number.</p>
    </InformationPage>
  );
}
