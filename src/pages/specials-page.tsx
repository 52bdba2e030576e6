import { InformationPage } from '../layout/information-page';

export function SpecialsPage() {
  return (
    <InformationPage name="Specials" lead="Special Offers - Great deals coming soon!">
      <p>
        Until then, every product in the store already stands below its original price; its page
        says by how much.
      </p>
    </InformationPage>
  );
}
