import { InformationPage } from '../layout/information-page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { pageNames, paths } from '../paths.ts';
import { store } from '../store.ts';
import { InlineLink } from '../ui/inline-link.tsx';

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
      <h2>How a return works</h2>
      <ol>
        <li>
          <p>
            Call <PhoneLink /> and say which product it is.{' '}
            <InlineLink to={paths.contact}>{pageNames.contact}</InlineLink> says what to have at
            hand.
          </p>
        </li>
        <li>Put everything back in the box. The product&apos;s page lists what belongs there.</li>
        <li>Send it the way we tell you on the phone.</li>
      </ol>
      <h2>If the tool is faulty</h2>
      <p>
        See <InlineLink to={paths.warranty}>{pageNames.warranty}</InlineLink> before you send it
        back.
      </p>
    </InformationPage>
  );
}
