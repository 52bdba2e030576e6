import { useEffect } from 'react';
import { canonicalUrl, type PageHead } from './page-head';

/**
 * Sets title and canonical URL after a navigation. The other head elements are for search engines and for sharing, which
 * load every page: they are in the prerendered files only.
 */
export function DocumentHead({ head }: { head: PageHead }) {
  const { title } = head;
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
