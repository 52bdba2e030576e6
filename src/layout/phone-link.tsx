import { store } from '../store';

export function PhoneLink() {
  return (
    <a href={store.phoneUrl} className="text-link">
      {store.phone}
    </a>
  );
}
