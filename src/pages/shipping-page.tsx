import { InformationPage } from '../layout/information-page';
import { store } from '../store';

export function ShippingPage() {
  return (
    <InformationPage name="Shipping Info">
      <p className="text-lg">{`${store.freeShippingPromise}!`}</p>
    </InformationPage>
  );
}
