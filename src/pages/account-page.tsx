import { InformationPage } from '../layout/information-page.tsx';

export function AccountPage() {
  return (
    <InformationPage id="account" lead="Account Page - Coming soon!">
      <p>You can shop without one. To keep a cart, share its link or print its list.</p>
    </InformationPage>
  );
}
