// Adds to Vite's output: the prerendered pages, robots.txt, sitemap.xml, opensearch.xml and _headers; writes
// the server configurations to deploy/. This runs before Workbox computes the precache manifest, whose
// revisions are hashes of the final files.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type { PrerenderedPage } from '../src/prerender/prerender.tsx';
import { cartGuard } from './cart-guard.ts';
import { openSearch, robots, sitemap } from './discovery.ts';
import { hashedFolder, metaPolicy } from './headers.ts';
import { caddySite, headersFile } from './host-files.ts';
import { nginxLocations, nginxSite } from './nginx.ts';

type Prerender = typeof import('../src/prerender/prerender.tsx');

/** `siteUrl` is the published URL without a trailing slash, if it is known; `base` is the base path. */
export async function writeSite(outDir: string, siteUrl = '', base = '/') {
  const { module } = await runnerImport<Prerender>('./src/prerender/prerender.tsx', {
    base,
    define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
    logLevel: 'error',
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), text);
  };

  const [, entry = ''] = template.match(/<script type="module".*? src="(.+?)"/) ?? [];
  const scripts = importedBy(await readFile(join(outDir, entry.slice(base.length)), 'utf8'));
  const writePage = (file: string, page: PrerenderedPage) =>
    write(file, renderTemplate(template, page, base, scripts));
  for (const page of module.prerenderPages(siteUrl)) await writePage(fileOf(page.url), page);
  await writePage('shell.html', module.appShell());
  await writePage('404.html', module.notFoundPage(siteUrl));

  await write('robots.txt', robots(siteUrl));
  await write('_headers', headersFile(base));
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

const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy}" />`;

/** The files that a bundled script imports dynamically, all from its own folder. */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/import\([`'"]\.\/(.+?)[`'"]\)/g)].map(([, name = '']) => name);

/**
 * Inserts a page into Vite's template. The script moves to the end of the body with low priority, so that it does not
 * delay the first paint. `scripts` are the files that this script imports.
 */
export function renderTemplate(
  template: string,
  page: PrerenderedPage,
  base: string,
  scripts: readonly string[] = [],
): string {
  const { url, head, body, isShell, preloadMedia } = page;
  const [script = ''] = template.match(/<script type="module".*?<\/script>/) ?? [];
  const lowPriorityScript = script.replace('<script ', '<script fetchpriority="low" ');
  const preloads = scripts.map(
    (name) =>
      `\n    <link rel="modulepreload" href="${base}${hashedFolder}${name}" media="${preloadMedia}" fetchpriority="low" />`,
  );
  // The app hydrates only a root whose `data-url` is the current URL.
  const root = `<div id="root"${isShell ? '' : ` data-url="${base}${url.slice(1)}"`}>${body}</div>`;
  return template
    .replace(script, '')
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`)
    .replace('<!--head-->', () => head + (preloadMedia ? preloads.join('') : ''))
    .replace('<!--cart guard-->', () => `<script>${cartGuard}</script>`)
    .replace('<div id="root"></div>', () => root)
    .replace('</body>', () => `${lowPriorityScript}</body>`);
}
