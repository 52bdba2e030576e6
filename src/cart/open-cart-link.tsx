import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from './cart-provider';
import { sharedCartIn, withoutSharedCart } from './shared-cart';

/** Adds the lines of a cart link (`?items=…`) to the cart and removes them from the URL. */
export function OpenCartLink() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { dispatch } = useCart();

  useEffect(() => {
    const shared = sharedCartIn(search);
    if (!shared) return;
    dispatch({ type: 'openLink', shared, locationKey: key });
    navigate(pathname + withoutSharedCart(search), { replace: true });
  }, [key, pathname, search, navigate, dispatch]);

  return null;
}
