import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { productUrl } from '../paths.ts';

/** The products whose pages the shopper has opened during this visit, the latest first. */
export function useRecentlySeen(): readonly Product[] {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<readonly Product[]>([]);
  useEffect(() => {
    const product = findProduct(pathname.slice(productUrl('').length));
    if (product && pathname === productUrl(product.id))
      setSeen((before) => [product, ...before.filter((each) => each !== product)]);
  }, [pathname]);
  return seen;
}
