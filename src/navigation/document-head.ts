import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartStore } from '../cart/cart-store.ts';
import { paths } from '../paths.ts';
import { canonicalUrl, matchedRoute } from '../routes.ts';

/** Search engines and link previews load each page anew, so only the prerendered files have the other head elements. */
export function DocumentHead() {
  const { pathname, search } = useLocation();
  const jobName = useCartStore((state) => state.jobName);
  const { route, params } = matchedRoute(pathname);
  const head = route.head(params, search);
  const isJob = jobName !== '' && head.path === paths.cart;
  const title = isJob ? `${jobName} | ${head.title}` : head.title;
  const url = canonicalUrl(head, import.meta.env.SITE_URL);
  useEffect(() => {
    document.title = title;
    const present = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (url === undefined) {
      present?.remove();
      return;
    }
    const link = present ?? document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = url;
  }, [title, url]);
  return null;
}
