import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useCart } from './cart-provider';
import { sharedCartIn } from './shared-cart';

/** Puts what an address brings (`/cart?items=…`) into the cart, and leaves the plain address behind. */
export function CartFromLink() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const { dispatch } = useCart();

  useEffect(() => {
    const shared = sharedCartIn(search);
    if (!shared) return;
    dispatch({ type: 'openLink', shared, visit: key });
    navigate(paths.cart, { replace: true });
  }, [key, search, navigate, dispatch]);

  return null;
}
