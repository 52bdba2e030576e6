import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';

export function ContactPage() {
  return (
    <InformationPage name="Contact Us" lead={<PhoneLink />}>
      <p>The phone is the way to reach us, before and after you buy.</p>
      <h2>Before you buy</h2>
      <p>
        Ask which drive size, torque or range your job needs. Give us the product&apos;s name as it
        stands on its page.
      </p>
      <h2>After you bought</h2>
      <p>
        Have your printed list at hand: it carries the id of each product, which is the quickest way
        for us to find it.
      </p>
    </InformationPage>
  );
}
