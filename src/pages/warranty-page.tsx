import { InformationPage, listClass, TextHeading } from '../layout/information-page.tsx';
import { PageLink } from '../layout/page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { store } from '../store.ts';

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
