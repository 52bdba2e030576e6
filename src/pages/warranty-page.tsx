import { InformationPage } from '../layout/information-page';

export function WarrantyPage() {
  return (
    <InformationPage name="Warranty">
      <p className="text-lg">Quality guaranteed</p>
    </InformationPage>
  );
}
