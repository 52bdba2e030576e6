import { useEffect, useState } from 'react';

/** A chunk of its own, loaded with the first product in the cart: nothing of it is in the first view of any page. */
type CartParts = typeof import('./cart-parts').cartParts;

/** Unlike with `React.lazy`, what is loaded is rendered at once, also for the first time. */
let loaded: CartParts | undefined;

/** Rejects if the chunk cannot be loaded; the next call tries again. */
export async function loadCartParts() {
  loaded = (await import('./cart-parts')).cartParts;
}

type OnDemand = {
  readonly parts: CartParts | undefined;
  /** Only if they could not be loaded. */
  readonly retry?: (() => void) | undefined;
};

/** The parts of the cart page that are loaded on demand, once they are. */
export function useCartParts(): OnDemand {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    loadCartParts().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [state]);

  const retry = () => setState('loading');
  return { parts: loaded, retry: state === 'failed' ? retry : undefined };
}
