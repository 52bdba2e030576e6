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

/**
 * `content`: the owner's pages. `siteUrl` is the published URL without a trailing slash, if it is known; `base` is the base path.
 */
export async function writeSite(outDir: string, content: Content, siteUrl = '', base = '/') {
  const { module } = await runnerImport<Prerender>('./src/prerender/prerender.tsx', {
    base,
    define: {
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
      CONTENT_PAGES: JSON.stringify(content.pages),
    },
    logLevel: 'error',
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  };

  const writePage = (file: string, page: PrerenderedPage) =>
    write(file, renderTemplate(template, page, base));
  for (const page of module.prerenderPages(siteUrl)) await writePage(fileOf(page.url), page);
  await writePage('shell.html', module.appShell());
  await writePage('404.html', module.notFoundPage(siteUrl));

  await write('robots.txt', robots(siteUrl));
  await write('_headers', headersFile(base));
  await write('.htaccess', htaccess(base));
  await write('web.config', webConfig(base));
  await write('vercel.json', vercelConfig(base));
  // These need absolute URLs.
  if (!siteUrl) return;
  await write('sitemap.xml', sitemap(siteUrl, module.indexedUrls()));
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
  // The app hydrates only a root whose `data-url` is the current URL.
  const root = `<div id="root"${isShell ? '' : ` data-url="${base}${url.slice(1)}"`}>${body}</div>`;
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => root + data);
  // A shell shows nothing before the app has rendered the page.
  return isShell ? html.replaceAll('media="not all"', 'media="all"') : html;
}
