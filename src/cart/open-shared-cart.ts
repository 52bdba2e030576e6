import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from '../navigation/router.ts';
import { dispatchCart } from './cart-store.ts';
import { sharedCartIn, withoutSharedCart } from './shared-cart.ts';

/** Adds the lines of a shared cart link (`?items=…`) to the cart. Returns the query without them. */
export function openSharedCart(query: string): string {
  const shared = sharedCartIn(query);
  if (!shared) return query;
  dispatchCart({ type: 'openSharedCart', shared });
  return withoutSharedCart(query);
}

/** Opens a shared cart link to which the running store navigates. start/main.tsx has opened that of the visit. */
export function SharedCartLinks() {
  const location = useLocation();
  const navigate = useNavigate();

  // A layout effect, because a page redirects in an effect. The redirect then comes later and wins.
  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const query = openSharedCart(search);
    if (query !== search) navigate(pathname + query + hash, { replace: true });
  }, [location, navigate]);

  return null;
}
