import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartStore } from '../cart/cart-store.ts';
import { pages } from '../paths.ts';
import { canonicalUrl, matchedRoute } from '../routes.ts';

/** The head elements that browsers read of an open page; reader views take `og:title`. The other head elements are in prerendered files only. */
export function DocumentHead() {
  const { pathname, search } = useLocation();
  const jobName = useCartStore((state) => state.jobName);
  const { route, params } = matchedRoute(pathname);
  const head = route.head(params, search);
  const isJob = jobName !== '' && head.path === pages.cart.path;
  const title = isJob ? `${jobName} | ${head.title}` : head.title;
  const url = canonicalUrl(head, import.meta.env.SITE_URL);
  useEffect(() => {
    document.title = title;
    document.querySelector('[property="og:title"]')?.setAttribute('content', title);
    document.querySelector('link[rel=canonical]')?.remove();
    const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: url });
    if (url) document.head.append(link);
  }, [title, url]);
  return null;
}
