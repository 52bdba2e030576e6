import { Navigate, useLocation } from 'react-router-dom';
import { compareUrl, isProductPath } from '../paths.ts';

/** Redirects links from when a listing showed the comparison: `/products?compare=a,b`. Those to a product lead to the product. */
export function OldComparisonLinks() {
  const { pathname, search } = useLocation();
  const lists = new URLSearchParams(search).getAll('compare').filter(Boolean);
  if (lists.length === 0 || isProductPath(pathname)) return null;
  return <Navigate to={compareUrl(lists)} replace />;
}
