import { InformationPage } from '../layout/information-page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { pageNames, paths } from '../paths.ts';
import { store } from '../store.ts';
import { InlineLink } from '../ui/inline-link.tsx';

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
      <h2>What we guarantee</h2>
      <ul>
        <li>The tool does what its page says: torque, range, power and accuracy.</li>
        <li>The box holds everything its page lists.</li>
        <li>It reaches you whole and working.</li>
      </ul>
      <h2>If something is wrong</h2>
      <p>
        Call <PhoneLink /> with the product&apos;s name and what it does, or doesn&apos;t do.
      </p>
      <h2>Repair, replacement or refund</h2>
      <p>
        It depends on the tool: we tell you when you call.{' '}
        <InlineLink to={paths.contact}>{pageNames.contact}</InlineLink> says what to have at hand.
      </p>
      <h2>If it works but is the wrong tool</h2>
      <p>
        {`Our ${store.returnPolicy} covers that: see `}
        <InlineLink to={paths.returns}>{pageNames.returns}</InlineLink>.
      </p>
    </InformationPage>
  );
}
