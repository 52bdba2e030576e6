import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';

export function ContactPage() {
  return (
    <InformationPage name="Contact Us">
      <p className="text-lg">
        <PhoneLink />
      </p>
    </InformationPage>
  );
}
