// Build entry: a known address in, its HTML and head out. It reads and writes no file.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app';
import { type HeadTag, headTags } from './head/head-tags';
import { structuredData } from './head/structured-data';
import { routes } from './routes';
import { store } from './store';

export type PrerenderedPage = {
  readonly url: string;
  readonly head: string;
  readonly body: string;
};

/** Every known address: whole where the page is the same for every visit, else with its head alone. */
export const prerenderPages = (siteUrl: string): PrerenderedPage[] =>
  routes.flatMap(({ urls, isPersonal }) =>
    urls.map((url) => ({ url, head: headOf(url, siteUrl), body: isPersonal ? '' : bodyOf(url) })),
  );

/** What the service worker gives for any address it has no file of. */
export const neutralShell = (): PrerenderedPage => ({
  url: '',
  head: asHtml({ name: 'title', attributes: {}, text: store.name }),
  body: '',
});

/** What a host gives for an address that the store does not have. */
export const notFoundPage = (siteUrl: string): PrerenderedPage => ({
  url: '',
  head: headOf('/404', siteUrl),
  body: '',
});

/** The addresses that search engines should know, in the order of the table. */
export const indexedUrls = (): string[] =>
  routes.flatMap(({ urls, head }) => (head({}, '').isIndexed ? urls : []));

const base = import.meta.env.BASE_URL;

const bodyOf = (url: string) =>
  renderToString(
    <StrictMode>
      <StaticRouter basename={base} location={base + url.slice(1)}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );

function headOf(url: string, siteUrl: string): string {
  const [tags = []] = routes.flatMap(({ path, head }) => {
    const match = matchPath(path, url);
    return match ? [headTags(head(match.params, ''), siteUrl)] : [];
  });
  const data = structuredData(url, siteUrl).map((each) => ({
    '@context': 'https://schema.org',
    ...each,
  }));
  return [...tags.map(asHtml), ...data.map(asScript)].join('\n    ');
}

function asHtml({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries({ 'data-page': '', ...attributes });
  const start = `<${name} ${pairs.map(([key, value]) => `${key}="${escaped(value)}"`).join(' ')}>`;
  return text === undefined ? start : `${start}${escaped(text)}</${name}>`;
}

/** A `</script>` inside a text must not end the element. */
const asScript = (data: object) =>
  `<script data-page="" type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
