import type { ReactNode } from 'react';
import { shippingPromises } from '../../money/promises.ts';
import { store } from '../../store.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

export const Blurbs = () => (
  <ul className="grid grid-cols-3 gap-x-2 wrap-anywhere md:gap-x-8">
    <Blurb icon="truck" title={shippingPromises.freeShippingNote}>
      {shippingPromises.flatShipping}
    </Blurb>
    <Blurb icon="support" title="Expert support">
      Ask someone who has used the tool:{' '}
      <span className="whitespace-nowrap">{store.phone.shown}</span>.
    </Blurb>
    <Blurb icon="return" title={store.returnPolicy}>
      Wrong size or wrong tool? Send it back.
    </Blurb>
  </ul>
);

type BlurbProps = { icon: IconName; title: string; children: ReactNode };

const Blurb = ({ icon, title, children }: BlurbProps) => (
  <li className="flex items-center gap-2 md:items-start md:gap-4">
    <Icon name={icon} className="size-6 stroke-[1.5] text-link max-[24rem]:hidden md:size-8" />
    <div>
      <h2 className="text-small/4 md:text-large">{title}</h2>
      {/* On a phone the titles alone are one compact row. */}
      <p className="text-small text-muted max-md:hidden">{children}</p>
    </div>
  </li>
);
