import { laterPart } from '../later-part.tsx';
import { InformationPage } from '../layout/information-page.tsx';
import { paths } from '../paths.ts';
import { InlineLink } from '../ui/inline-link.tsx';

const ThisDevice = laterPart(({ appNotices }) => appNotices.device);

export function AccountPage() {
  return (
    <InformationPage
      id="account"
      lead="Account Page - Coming soon!"
      // Its space is kept free until the app runs, so that nothing moves.
      end={
        <div className="min-h-60 print:hidden">
          <ThisDevice />
        </div>
      }
    >
      <p>You can shop without one. To keep a cart, share its link or print its list.</p>
      <p>
        <InlineLink to={paths.cart}>Go to Cart</InlineLink>
      </p>
    </InformationPage>
  );
}
