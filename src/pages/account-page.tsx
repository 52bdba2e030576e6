import { use } from 'react';
import { InformationPage } from '../layout/information-page.tsx';
import { NoticesContext } from '../layout/notices.ts';
import { paths } from '../paths.ts';
import { InlineLink } from '../ui/inline-link.tsx';

export function AccountPage() {
  const { device } = use(NoticesContext);
  return (
    <InformationPage
      id="account"
      lead="Account Page - Coming soon!"
      // Its space is kept free until the app runs, so that nothing moves.
      end={<div className="min-h-60 print:hidden">{device}</div>}
    >
      <p>You can shop without one. To keep a cart, share its link or print its list.</p>
      <p>
        <InlineLink to={paths.cart}>Go to Cart</InlineLink>
      </p>
    </InformationPage>
  );
}
