import { InformationPage } from '../layout/information-page';
import { PhoneLink } from '../layout/phone-link';
import { paths } from '../paths';
import { store } from '../store';
import { InlineLink } from '../ui/inline-link';

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
      <h2>How long you have</h2>
      <p>
        Ask on the phone for the last day on which your order can go back, and whether you can
        return a used tool.
      </p>
      <h2>What a return costs</h2>
      <p>
        We list no return shipping costs or refund times here. Ask about both when you call, before
        you send anything. <InlineLink to={paths.contact}>Contact Us</InlineLink> says what to have
        at hand.
      </p>
      <h2>If the tool is faulty</h2>
      <p>
        Before you send it back, see <InlineLink to={paths.warranty}>Warranty</InlineLink>: it says
        what we guarantee and what to tell us on the phone.
      </p>
    </InformationPage>
  );
}
