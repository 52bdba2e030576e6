// Build entry: renders a URL to its HTML and head. It does not read or write files.
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { App } from '../app.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { routes } from '../routes.ts';
import { store } from '../store.ts';
import { headTags, titleTag } from './head-tags.ts';
import { fullHead } from './page-facts.ts';

export type PrerenderedPage = {
  readonly url: string;
  readonly head: string;
  readonly body: string;
  /** A shell has only the parts that all pages share. The app replaces a shell instead of hydrating it. */
  readonly isShell: boolean;
};

/** Every URL of the store. */
export const prerenderPages = (siteUrl: string): PrerenderedPage[] =>
  routes.flatMap(({ urls, loadingMessage }) =>
    urls.map((url) => {
      const head = headHtml(url, siteUrl);
      return loadingMessage === undefined
        ? { url, head, body: render(url), isShell: false }
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

const shell = (url: string, head: string, page: ReactNode): PrerenderedPage => ({
  url,
  head,
  body: render('/404', page),
  isShell: true,
});

/** The URLs of the sitemap, in the order of the route table. */
export const indexedUrls = (): string[] =>
  routes.flatMap(({ urls }) => urls.filter((url) => fullHead(url).isIndexed));

const base = import.meta.env.BASE_URL;

const render = (url: string, page?: ReactNode) =>
  renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={base + url.slice(1)}>
        <App page={page} />
      </StaticRouter>
    </StrictMode>,
  );

function headHtml(url: string, siteUrl: string): string {
  const head = fullHead(url);
  const things = siteUrl ? head.structuredData(siteUrl) : [];
  return [
    ...headTags(head, siteUrl),
    ...things.map((thing) => jsonLd({ '@context': 'https://schema.org', ...thing })),
  ].join('\n    ');
}

/** A `</script>` in a text must not end the element. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
