import { InformationPage } from '../layout/information-page';

export function AccountPage() {
  return (
    <InformationPage name="Account" lead="Account Page - Coming soon!">
      <p>
        Until then you need none: browse, search and fill a cart as you are. To keep a cart, or to
        hand it to somebody, share its link or print its list from the cart page.
      </p>
    </InformationPage>
  );
}
