import type { ReactNode } from 'react';
import { shippingPromises } from '../../catalogue/shipping-promises';
import { store } from '../../store';
import { Icon, type IconName } from '../../ui/icon';

const blurbs: readonly { icon: IconName; title: string; text: ReactNode }[] = [
  {
    icon: 'truck',
    title: shippingPromises.freeShippingNote,
    text: shippingPromises.flatShipping,
  },
  {
    icon: 'support',
    title: 'Expert support',
    text: (
      <>
        Ask someone who has used the tool:{' '}
        <span className="whitespace-nowrap">{store.phone.shown}</span>.
      </>
    ),
  },
  {
    icon: 'return',
    title: store.returnPolicy,
    text: 'Wrong size or wrong tool? Send it back.',
  },
];

export function Blurbs() {
  return (
    <ul className="page-width grid grid-cols-1 gap-x-8 wrap-anywhere gap-y-4 max-md:order-last max-md:pb-section md:grid-cols-3 md:pt-8">
      {blurbs.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <Icon name={icon} className="size-8 stroke-[1.5] text-link max-[20rem]:hidden" />
          <div>
            <h2 className="text-large">{title}</h2>
            <p className="text-small text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
