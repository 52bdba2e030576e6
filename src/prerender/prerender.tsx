// Build entry: renders a URL to its HTML and head. It does not read or write files.
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from '../app.tsx';
import { contentPages } from '../content-pages.ts';
import { LoadingPage } from '../pages/loading-page.tsx';
import { pageTextId } from '../pages/markdown/page-text.ts';
import { OfflinePage } from '../pages/offline-page.tsx';
import { withBase } from '../paths.ts';
import { canonicalUrl, type PageHead, routes } from '../routes.ts';
import { store } from '../store.ts';
import { fullHead, type PageFacts } from './page-facts.ts';

export type PrerenderedPage = {
  readonly url: string;
  readonly head: string;
  readonly body: string;
  /** A shell has only the parts that all pages share. The app replaces a shell instead of hydrating it. */
  readonly isShell: boolean;
  /** An element below the body: the text of a Markdown page as JSON, which the app reads (pages/markdown/page-text.ts). */
  readonly data: string;
};

/** Every URL of the store. */
export const prerenderPages = (siteUrl: string): PrerenderedPage[] =>
  routes.flatMap(({ urls, loadingMessage }) =>
    urls.map((url) => {
      const head = headHtml(url, siteUrl);
      return loadingMessage === undefined
        ? { url, head, body: render(url), isShell: false, data: pageText(url) }
        : shell(url, head, <LoadingPage message={loadingMessage} />);
    }),
  );

/** The page that the service worker sends for a navigation that is not precached. */
export const appShell = (): PrerenderedPage =>
  shell('', titleTag(store.name), <LoadingPage message="Loading…" />);

/** The page that hosts send for a URL that does not exist. */
export const notFoundPage = (siteUrl: string): PrerenderedPage =>
  shell(
    '',
    headHtml('/404', siteUrl),
    <LoadingPage
      message="Loading…"
      noScript="Page Not Found - The page you're looking for doesn't exist."
    />,
  );

/**
 * The page that the service worker sends, at any URL, for a file of the host that it cannot get. As the empty `url` is that of no page,
 * the app does not start on it (src/start/guard.ts), and the link to the same URL asks for that file again.
 */
export const offlinePage = (): PrerenderedPage => ({
  url: '',
  head: [titleTag(`No Connection | ${store.name}`), meta('name', 'robots', 'noindex')].join(
    '\n    ',
  ),
  body: renderToString(<OfflinePage />),
  isShell: false,
  data: '',
});

const shell = (url: string, head: string, page: ReactNode): PrerenderedPage => ({
  url,
  head,
  body: render('/404', page),
  isShell: true,
  data: '',
});

function pageText(url: string): string {
  const text = contentPages.find(({ path }) => path === url)?.text;
  if (!text) return '';
  return `<script type="application/json" id="${pageTextId}" data-path="${url}">${json(text)}</script>`;
}

/** The URLs of the sitemap, in the order of the route table. */
export const indexedUrls = (): string[] =>
  routes.flatMap(({ urls }) => urls.filter((url) => fullHead(url).isIndexed));

const base = import.meta.env.BASE_URL;

/** Without the preload that React adds for the main image, which the browser finds as early in the page itself. */
const render = (url: string, page?: ReactNode) =>
  renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={base + url.slice(1)}>
        <App page={page} />
      </StaticRouter>
    </StrictMode>,
  ).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');

const headHtml = (url: string, siteUrl: string): string =>
  headTags(fullHead(url), siteUrl).join('\n    ');

/** A `</script>` in a text must not end the element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function jsonLd(things: readonly object[]): string {
  const data = things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return `<script type="application/ld+json">${json(data)}</script>`;
}

/** The head elements of a prerendered page, as HTML. `siteUrl` is the published URL without a trailing slash. If it is empty, absolute URLs are left out. */
export function headTags(head: PageHead & PageFacts, siteUrl: string): string[] {
  const url = canonicalUrl(head, siteUrl);
  const image = siteUrl + head.image.url;
  const structuredData = head.structuredData(siteUrl);
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
    ...(head.wideImage
      ? [
          `<link rel="preload" as="image" media="(width >= 64rem)" href="${escapeHtml(withBase(head.wideImage))}">`,
        ]
      : []),
    // Title and description are read from `og:`.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(siteUrl
      ? [
          // Browsers offer the store's search in the address bar. The build writes the file: build/discovery.ts.
          `<link rel="search" href="${escapeHtml(siteUrl)}/opensearch.xml" type="application/opensearchdescription+xml" title="${escapeHtml(store.name)}">`,
          meta('property', 'og:image', image),
          meta('property', 'og:image:width', `${head.image.width}`),
          meta('property', 'og:image:height', `${head.image.height}`),
          meta('property', 'og:image:alt', head.image.alt),
          meta('name', 'twitter:image', image),
          ...(structuredData.length > 0 ? [jsonLd(structuredData)] : []),
        ]
      : []),
  ];
}

const titleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

const meta = (key: 'name' | 'property', id: string, content: string) =>
  `<meta ${key}="${id}" content="${escapeHtml(content)}">`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
