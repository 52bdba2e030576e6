import { store } from '../../store';
import { Icon } from '../../ui/icon';

export function ProductPromises() {
  return (
    <ul className="flex flex-col gap-2 border-y border-line py-4">
      <li className="flex items-start gap-3">
        <Icon name="truck" />
        <span>{store.freeShippingNote}</span>
      </li>
      <li className="flex items-start gap-3">
        <Icon name="return" />
        <span>{store.returnPolicy}</span>
      </li>
    </ul>
  );
}
