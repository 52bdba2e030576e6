import { InformationPage } from '../layout/information-page';

export function AccountPage() {
  return (
    <InformationPage name="Account">
      <p className="text-lg">Account Page - Coming soon!</p>
    </InformationPage>
  );
}
