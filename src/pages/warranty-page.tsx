import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';
import { paths } from '../paths';
import { store } from '../store';
import { InlineLink } from '../ui/inline-link';

export function WarrantyPage() {
  return (
    <InformationPage name="Warranty" lead="Quality guaranteed">
      <h2>What we guarantee</h2>
      <ul>
        <li>
          The tool does what its page says: the torque, range, power and accuracy listed there.
        </li>
        <li>The box holds everything that its page lists.</li>
        <li>It reaches you whole and working.</li>
      </ul>
      <h2>If something is wrong</h2>
      <p>
        Call <PhoneLink /> with the product&apos;s name and what it does, or doesn&apos;t do.
      </p>
      <h2>How long it lasts</h2>
      <p>
        We list no warranty period here. Before you buy, call and ask how long the tool is covered.
      </p>
      <h2>Repair, replacement or refund</h2>
      <p>
        We list no general rule here. When you call, ask what we do about your tool and who pays for
        shipping. <InlineLink to={paths.contact}>Contact Us</InlineLink> says what to have at hand.
      </p>
      <h2>If it works but is the wrong tool</h2>
      <p>
        {`That is a return, and our ${store.returnPolicy} covers it: see `}
        <InlineLink to={paths.returns}>Returns</InlineLink>.
      </p>
    </InformationPage>
  );
}
