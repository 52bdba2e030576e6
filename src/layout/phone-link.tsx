import { store } from '../store';

export function PhoneLink() {
  return (
    <a href={store.phoneUrl} className="inline-link">
      {store.phone}
    </a>
  );
}
