import type { ReactNode } from 'react';
import { InformationPage, listClass, TextHeading } from '../layout/information-page.tsx';
import { noCheckoutText, PhoneLink } from '../layout/phone-link.tsx';
import { currencyName } from '../money/money.ts';
import { store } from '../store.ts';
import { Card } from '../ui/card.tsx';

const { checkoutUrl } = store;
const orCheckout = checkoutUrl ? ', or proceed to checkout' : '';
const orPayment = checkoutUrl?.takesPayment ? ', or pay at the checkout' : '';
const noPayment =
  checkoutUrl && checkoutUrl.takesPayment !== false
    ? ''
    : ' The store takes no payment online and never asks for a card number.';

export function ContactPage() {
  return (
    <InformationPage
      id="contact"
      terms={[
        ['Open', store.hours],
        ['Address', store.address],
      ]}
      lead={
        <>
          {!store.checkoutUrl && `${noCheckoutText}. Order by phone: `}
          {/* The number has a line of its own, as large as the heading of the page. */}
          <span className="block pt-3">
            <PhoneLink className="inline-flex min-h-target items-center font-display text-title text-link underline underline-offset-4" />
          </span>
        </>
      }
      cards={
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Answer heading="How to order">
            <ol className="list-decimal pl-4">
              <li>{`Fill your cart. It shows subtotal, shipping and total in ${currencyName}.`}</li>
              <li>
                Print the list or save the share link. Your cart clears when you close the last tab
                of the store.
              </li>
              <li>{`Call and read us the item numbers and quantities${orCheckout}.`}</li>
            </ol>
          </Answer>
          <Answer heading="How to pay">
            <p>{`Ask when you call${orPayment}.${noPayment}`}</p>
          </Answer>
        </div>
      }
    >
      <TextHeading>What to have at hand</TextHeading>
      <ul className={listClass}>
        <li>The item number of each tool: it is on its page and in your cart.</li>
        <li>If you want advice: the drive size, torque or range that your job needs.</li>
        <li>How many you need. Order by phone, in the cart, shows all of it in large type.</li>
        <li>For a tool that you have bought: your printed list.</li>
      </ul>
    </InformationPage>
  );
}

const Answer = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card as="section" className="flex flex-col gap-2 p-4 print:p-0">
    <h2 className="text-section">{heading}</h2>
    {children}
  </Card>
);
