// What the build adds to Vite's output: a whole page for every known address, and the files by which
// the store is found. It runs before the service worker's list is made, which must name the final files.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { openSearch, robots, sitemap } from './discovery.ts';
import { pagePolicy } from './headers.ts';
import { socialPictures } from './social-pictures.ts';

type Prerender = typeof import('../src/prerender');

/** `siteUrl` is where the store will be published, without a slash at its end. */
export async function writeSite(outDir: string, siteUrl: string) {
  const { module } = await runnerImport<Prerender>('./src/prerender.tsx', {
    define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
    logLevel: 'error',
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  };

  for (const page of module.prerenderPages(siteUrl)) {
    await write(fileOf(page.url), composed(template, page));
  }
  await write('shell.html', composed(template, module.neutralShell()));
  await write('404.html', composed(template, module.notFoundPage(siteUrl)));

  const urls = module.indexedUrls();
  await write('sitemap.xml', sitemap(siteUrl, urls));
  await write('robots.txt', robots(siteUrl));
  await write('opensearch.xml', openSearch(siteUrl));
  await socialPictures(outDir);
}

/** A flat file, which every host serves at the address without its ending. */
export const fileOf = (url: string): string =>
  url === '/' ? 'index.html' : `${url.slice(1)}.html`;

const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`;

const unscripted =
  '<noscript>This page needs JavaScript. <a href="/products">Browse all tools without it</a>.</noscript>';

/**
 * The page in Vite's template. The script moves behind the page and is asked for last: nothing of the
 * page waits for it.
 */
export function composed(template: string, { url, head, body }: Page): string {
  const [script = ''] = template.match(/<script type="module".*?<\/script>/) ?? [];
  const last = script.replace('<script ', '<script fetchpriority="low" ');
  // Only what was drawn for its address can be taken over by the app.
  const root = body
    ? `<div id="root" data-url="${url}">${body}</div>`
    : `<div id="root">${unscripted}</div>`;
  return template
    .replace(script, '')
    .replace('<meta charset="utf-8" />', (first) => `${first}\n    ${policy}`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => root)
    .replace('</body>', () => `${last}</body>`);
}

type Page = ReturnType<Prerender['notFoundPage']>;
