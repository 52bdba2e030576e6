// What the build adds to Vite's output: a whole page for every known address, and the files by which
// the store is found. It runs before the service worker's list is made, which must name the final files.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { openSearch, robots, sitemap } from './discovery.ts';
import { pagePolicy } from './headers.ts';
import { caddySite, headersFile, nginxSite } from './host-files.ts';

type Prerender = typeof import('../src/prerender');

/** `siteUrl` is where the store will be published, `base` its folder there. */
export async function writeSite(outDir: string, siteUrl: string, base: string) {
  const { module } = await runnerImport<Prerender>('./src/prerender.tsx', {
    base,
    define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
    logLevel: 'error',
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  };

  for (const page of module.prerenderPages(siteUrl)) {
    await write(fileOf(page.url), composed(template, page, base));
  }
  await write('shell.html', composed(template, module.neutralShell(), base));
  await write('404.html', composed(template, module.notFoundPage(siteUrl), base));

  const urls = module.indexedUrls();
  await write('sitemap.xml', sitemap(siteUrl, urls));
  await write('robots.txt', robots(siteUrl));
  await write('opensearch.xml', openSearch(siteUrl));
  await write('_headers', headersFile(base));
}

/** Site files for the hosts that are set up by one, beside the store's own files. */
export async function writeHostFiles(outDir: string, base: string) {
  const folder = join(outDir, '../deploy');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), nginxSite(base));
  await writeFile(join(folder, 'Caddyfile'), caddySite(base));
}

/** A flat file, which every host serves at the address without its ending. */
export const fileOf = (url: string): string =>
  url === '/' ? 'index.html' : `${url.slice(1)}.html`;

const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`;

const unscripted = (base: string) =>
  `<noscript>This page needs JavaScript. <a href="${base}products">Browse all tools without it</a>.</noscript>`;

/**
 * The page in Vite's template. The script moves behind the page and is asked for last: nothing of the
 * page waits for it.
 */
export function composed(template: string, { url, head, body }: Page, base: string): string {
  const [script = ''] = template.match(/<script type="module".*?<\/script>/) ?? [];
  const last = script.replace('<script ', '<script fetchpriority="low" ');
  // Only what was drawn for its address can be taken over by the app.
  const root = body
    ? `<div id="root" data-url="${base}${url.slice(1)}">${body}</div>`
    : `<div id="root">${unscripted(base)}</div>`;
  return template
    .replace(script, '')
    .replace('<meta charset="utf-8" />', (first) => `${first}\n    ${policy}`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => root)
    .replace('</body>', () => `${last}</body>`);
}

type Page = ReturnType<Prerender['notFoundPage']>;
