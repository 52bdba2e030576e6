import { InformationPage } from '../layout/information-page.tsx';
import { PageLink } from '../layout/page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { laterPart } from '../ui/later-part.tsx';

const ThisDevice = laterPart(({ appNotices }) => appNotices.device);

export function AccountPage() {
  return (
    <InformationPage
      id="account"
      lead="Account Page - Coming soon!"
      terms={[
        ['Order by phone', <PhoneLink key="phone" />],
        [
          'Keep a cart',
          <>
            Share its link, or print its list: <PageLink page="cart" />
          </>,
        ],
      ]}
      // Its space is kept free until it has been loaded, so that nothing moves.
      wideSection={
        <div className="min-h-40 max-w-2xl print:hidden">
          <ThisDevice />
        </div>
      }
    />
  );
}
