import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';
import { paths } from '../paths';
import { InlineLink } from '../ui/inline-link';

export function ContactPage() {
  return (
    <InformationPage name="Contact Us" lead={<PhoneLink />}>
      <p>The phone is the way to reach us, before and after you buy.</p>
      <h2>Before you buy</h2>
      <p>
        Ask which drive size, torque or range your job needs. Give us the product&apos;s name as it
        stands on its page.
      </p>
      <h2>How to order</h2>
      <ol>
        <li>Fill your cart: it shows the subtotal, shipping and total in US dollars.</li>
        <li>
          Print its list or share its link: the cart itself lasts only while the store stays open.
        </li>
        <li>
          Call us and read out each product and its quantity. Online checkout is not available yet.
        </li>
      </ol>
      <h2>How to pay</h2>
      <p>
        Online, the store takes no payment and asks for no card number. When you call to order, ask
        how you can pay.
      </p>
      <h2>After you bought</h2>
      <p>
        Have your printed list at hand: it carries the item number of each product, which is the
        quickest way for us to find it.
      </p>
      <h2>Answers without a call</h2>
      <ul>
        <li>
          <InlineLink to={paths.shipping}>Shipping Info</InlineLink>: what shipping costs and what
          ships free.
        </li>
        <li>
          <InlineLink to={paths.returns}>Returns</InlineLink>: how to send a tool back.
        </li>
        <li>
          <InlineLink to={paths.warranty}>Warranty</InlineLink>: what we guarantee, and what to do
          if something is wrong.
        </li>
      </ul>
    </InformationPage>
  );
}
