import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../ui/button';
import type { CartDetailsProps } from './cart-details';

/** Unlike with `React.lazy`, what is loaded is rendered at once, also for the first time. */
let Loaded: ComponentType<CartDetailsProps> | undefined;

/** Rejects if the chunk cannot be loaded; the next call tries again. */
export async function loadCartDetails() {
  Loaded = (await import('./cart-details')).CartDetails;
}

/** `CartDetails`, or until it has loaded nothing. */
export function OnDemandDetails(props: CartDetailsProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    loadCartDetails().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [state]);

  if (Loaded) return <Loaded {...props} />;
  if (state !== 'failed') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
      <p>Sharing, printing and clearing the cart could not be loaded.</p>
      <Button variant="quiet" onClick={() => setState('loading')}>
        Try again
      </Button>
    </div>
  );
}
