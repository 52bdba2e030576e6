import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dispatchCart } from './cart-store.ts';
import { sharedCartIn, withoutSharedCart } from './shared-cart.ts';

/** Adds the lines of a shared cart link (`?items=…`) to the cart and removes them from the URL. */
export function OpenSharedCart() {
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const shared = sharedCartIn(search);
    if (!shared) return;
    dispatchCart({ type: 'openSharedCart', shared, locationKey: key });
    navigate(pathname + withoutSharedCart(search) + hash, { replace: true });
  }, [key, pathname, search, hash, navigate]);

  return null;
}
