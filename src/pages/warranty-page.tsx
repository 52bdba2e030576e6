import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';

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
    </InformationPage>
  );
}
