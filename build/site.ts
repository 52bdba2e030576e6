// The prerendered pages of the store.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type { PrerenderedPage } from '../src/prerender/prerender.tsx';
import type { Content } from './content.ts';

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

/** Resolves once the pages are in `outDir`. */
export async function writePages(outDir: string, site: Site, base: string) {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const [file, page] of site.pages) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), renderTemplate(template, page, base));
  }
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
