import { InformationPage } from '../layout/information-page';

export function SpecialsPage() {
  return (
    <InformationPage name="Specials">
      <p className="text-lg">Special Offers - Great deals coming soon!</p>
    </InformationPage>
  );
}
