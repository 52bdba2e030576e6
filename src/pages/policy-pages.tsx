import { InformationPage, listClass, TextHeading } from '../layout/information-page.tsx';
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
        ['Where we deliver', store.deliveryRegion],
        ['Delivery time', store.deliveryTime],
      ]}
    >
      <TextHeading>How shipping is priced</TextHeading>
      <ul className={listClass}>
        <li>{`${shippingPromises.freeShippingNote}.`}</li>
        <li>{`${shippingPromises.flatShipping} One price, however many tools.`}</li>
      </ul>
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

export function ReturnsPage() {
  return (
    <InformationPage
      id="returns"
      lead={store.returnPolicy}
      terms={[
        ['Counted from', store.returnsCountFrom],
        ['Used tools', store.usedTools],
        ['Return shipping', store.returnShipping],
        ['Refund', store.refundTime],
      ]}
    >
      <p>Wrong size, wrong tool, or not what you expected? Send it back.</p>
      <TextHeading>How a return works</TextHeading>
      <ol className="list-decimal pl-4">
        <li>
          <p>
            Call <PhoneLink /> and say which product it is. <PageLink page="contact" /> says what to
            have at hand.
          </p>
        </li>
        <li>Put everything back in the box. The product&apos;s page lists what belongs there.</li>
        <li>Send it the way we tell you on the phone.</li>
      </ol>
      <TextHeading>If the tool is faulty</TextHeading>
      <p>
        See <PageLink page="warranty" /> before you send it back.
      </p>
    </InformationPage>
  );
}

export function WarrantyPage() {
  return (
    <InformationPage
      id="warranty"
      lead="Quality guaranteed"
      terms={[
        ['Term', store.warrantyTerm],
        ['Shipping of a faulty tool', store.warrantyShipping],
      ]}
    >
      <TextHeading>What we guarantee</TextHeading>
      <ul className={listClass}>
        <li>The tool does what its page says: torque, range, power and accuracy.</li>
        <li>The box holds everything its page lists.</li>
        <li>It reaches you whole and working.</li>
      </ul>
      <TextHeading>If something is wrong</TextHeading>
      <p>
        Call <PhoneLink /> with the product&apos;s name and what it does, or doesn&apos;t do.
      </p>
      <TextHeading>Repair, replacement or refund</TextHeading>
      <p>
        It depends on the tool: we tell you when you call. <PageLink page="contact" /> says what to
        have at hand.
      </p>
      <TextHeading>If it works but is the wrong tool</TextHeading>
      <p>
        {`Our ${store.returnPolicy} covers that: see `}
        <PageLink page="returns" />.
      </p>
    </InformationPage>
  );
}
