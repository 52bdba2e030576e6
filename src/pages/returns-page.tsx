import { InformationPage, TextHeading } from '../layout/information-page.tsx';
import { PageLink } from '../layout/page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { store } from '../store.ts';

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
