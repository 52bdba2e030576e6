// The head elements of a prerendered page, as HTML.
import { canonicalUrl, type PageHead } from '../routes.ts';
import { store } from '../store.ts';
import type { PageFacts } from './page-facts.ts';

/** `siteUrl` is the published URL without a trailing slash. If it is empty, absolute URLs are left out. */
export function headTags(head: PageHead & PageFacts, siteUrl: string): string[] {
  const url = canonicalUrl(head, siteUrl);
  const image = siteUrl + head.image.url;
  return [
    titleTag(head.title),
    meta('name', 'description', head.description),
    ...(head.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    meta('property', 'og:site_name', store.name),
    meta('property', 'og:type', head.type),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    ...(siteUrl
      ? [
          searchLink(siteUrl),
          meta('property', 'og:image', image),
          meta('property', 'og:image:width', `${head.image.width}`),
          meta('property', 'og:image:height', `${head.image.height}`),
          meta('property', 'og:image:alt', head.image.alt),
          meta('name', 'twitter:image', image),
        ]
      : []),
  ];
}

export const titleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

const meta = (key: 'name' | 'property', id: string, content: string) =>
  `<meta ${key}="${id}" content="${escapeHtml(content)}">`;

/** Browsers offer the store's search in the address bar. The build writes the file: build/discovery.ts. */
const searchLink = (siteUrl: string) =>
  `<link rel="search" href="${escapeHtml(siteUrl)}/opensearch.xml" type="application/opensearchdescription+xml" title="${escapeHtml(store.name)}">`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
