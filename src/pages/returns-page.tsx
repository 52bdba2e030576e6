import { InformationPage } from '../layout/information-page';
import { store } from '../store';

export function ReturnsPage() {
  return (
    <InformationPage name="Returns">
      <p className="text-lg">{store.returnPolicy}</p>
    </InformationPage>
  );
}
