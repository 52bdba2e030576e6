import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';
import { store } from '../store';

export function ReturnsPage() {
  return (
    <InformationPage name="Returns" lead={store.returnPolicy}>
      <p>
        The wrong size, the wrong tool, or not what you expected: all three are reasons enough to
        send it back.
      </p>
      <h2>How a return works</h2>
      <ol>
        <li>
          Call <PhoneLink /> and say which product it is.
        </li>
        <li>Put everything that was in the box back into it: the product&apos;s page lists it.</li>
        <li>Send it as we tell you on the phone.</li>
      </ol>
    </InformationPage>
  );
}
