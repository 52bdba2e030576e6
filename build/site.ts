// Adds to Vite's output: the prerendered pages, robots.txt, sitemap.xml, opensearch.xml, and the files that hosts read in the
// folder that they serve; writes the other server configurations to deploy/. This runs before Workbox computes the precache manifest, whose
// revisions are hashes of the final files.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type { PrerenderedPage } from '../src/prerender/prerender.tsx';
import { htaccess } from './apache.ts';
import type { Content } from './content.ts';
import { openSearch, robots, sitemap } from './discovery.ts';
import { caddySite, headersFile, vercelConfig } from './host-files.ts';
import { webConfig } from './iis.ts';
import { nginxLocations, nginxSite } from './nginx.ts';

type Prerender = typeof import('../src/prerender/prerender.tsx');

export type Site = {
  /** The prerendered pages by their files, the shells and the offline page too. */
  readonly pages: ReadonlyMap<string, PrerenderedPage>;
  /** The URLs of the store's pages. */
  readonly urls: readonly string[];
  /** The URLs of the sitemap. */
  readonly indexedUrls: readonly string[];
};

/**
 * `content`: the owner's pages. `siteUrl` is the published URL without a trailing slash, if it is known; `base` is the base path.
 */
export async function renderSite(content: Content, siteUrl = '', base = '/'): Promise<Site> {
  const { module } = await runnerImport<Prerender>('./src/prerender/prerender.tsx', {
    base,
    define: {
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
      CONTENT_PAGES: JSON.stringify(content.pages),
    },
    logLevel: 'error',
  });
  const pages = module.prerenderPages(siteUrl);
  return {
    pages: new Map([
      ...pages.map((page) => [fileOf(page.url), page] as const),
      ['shell.html', module.appShell()],
      ['offline.html', module.offlinePage()],
      ['404.html', module.notFoundPage(siteUrl)],
    ]),
    urls: pages.map(({ url }) => url),
    indexedUrls: module.indexedUrls(),
  };
}

/** The files that the build writes into the folder that hosts serve, besides the pages, the files of public/ and the bundle. */
export const otherFiles = [
  ...['robots.txt', 'sitemap.xml', 'opensearch.xml', '_headers', '.htaccess', 'web.config'],
  ...['vercel.json', 'manifest.webmanifest', 'sw.js', 'precache.json', 'licenses.txt'],
] as const;

/** Resolves once the pages and the files for hosts and search engines are in `outDir`. `bundle` are its files with a hash in their names. */
export async function writeSite(
  outDir: string,
  site: Site,
  bundle: readonly string[],
  siteUrl = '',
  base = '/',
) {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const [file, page] of site.pages) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), renderTemplate(template, page, base));
  }
  const write = (file: (typeof otherFiles)[number], text: string) =>
    writeFile(join(outDir, file), text);

  await write('robots.txt', robots(siteUrl));
  await write('_headers', headersFile(base, bundle));
  await write('.htaccess', htaccess(base));
  await write('web.config', webConfig(base));
  await write('vercel.json', vercelConfig(base, bundle));
  // These need absolute URLs.
  if (!siteUrl) return;
  await write('sitemap.xml', sitemap(siteUrl, site.indexedUrls));
  await write('opensearch.xml', openSearch(siteUrl));
}

/** Writes the nginx and Caddy configurations to `deploy/`, next to `dist/`. */
export async function writeHostFiles(outDir: string, siteUrl: string | undefined, base: string) {
  const folder = join(outDir, '../deploy');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), nginxSite(base, siteUrl));
  const locations = join(folder, 'nginx-locations.conf');
  // A site of its own at the root of a domain needs no other file.
  if (base === '/') await rm(locations, { force: true });
  else await writeFile(locations, nginxLocations(base));
  await writeFile(join(folder, 'Caddyfile'), caddySite(base));
}

/** The flat file of a page. Every host serves `/x` from `x.html`. */
export const fileOf = (url: string): string =>
  url === '/' ? 'index.html' : `${url.slice(1)}.html`;

/** Inserts a page into the template (build/page-template.ts). */
export function renderTemplate(template: string, page: PrerenderedPage, base: string): string {
  const { url, head, body, isShell, data } = page;
  const fullUrl = url && base + url.slice(1);
  const root = `<div id="root">${body}</div>`;
  const html = template
    // The app starts at this URL only: src/start/guard.ts.
    .replace('<html', isShell ? '<html' : `<html data-base="${base}" data-url="${fullUrl}"`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => root + data);
  // A shell shows nothing before the app has rendered the page.
  return isShell ? html.replaceAll('media="not all"', 'media="all"') : html;
}
