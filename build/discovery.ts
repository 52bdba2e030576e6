// Files that search engines and browsers use to discover the store's pages and its search.
import { pages, queryParameters } from '../src/paths.ts';
import { store } from '../src/store.ts';

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (siteUrl: string, urls: readonly string[]): string => `\
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${siteUrl}${url}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * Crawlers leave out comparisons and the URLs that only change how a page shows its products, and links to them are `nofollow`: 14 tools alone have
 * 26,404 comparisons. `*` stands for any text (https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3). Without a `siteUrl` there is
 * no sitemap.
 */
export const robots = (siteUrl: string): string => {
  const { tools, choosing, sort, view } = queryParameters;
  const views = [tools, choosing, sort, view].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  return [
    'User-agent: *',
    'Allow: /',
    ...views.map((path) => `Disallow: ${path}`),
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
};

const escapedName = () => store.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Browsers offer the store's search in the address bar: https://github.com/dewitt/opensearch */
export const openSearch = (siteUrl: string): string => `\
<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapedName()}</ShortName>
  <Description>Search the tools of ${escapedName()}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${siteUrl}${store.logo}</Image>
  <Url type="text/html" template="${siteUrl}${pages.search.path}?${queryParameters.search}={searchTerms}"/>
</OpenSearchDescription>
`;
