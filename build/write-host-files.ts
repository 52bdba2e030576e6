// The files for hosts and search engines.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htaccess } from './apache.ts';
import { openSearch, robots, sitemap } from './discovery.ts';
import { caddySite, headersFile, vercelConfig } from './host-files.ts';
import { webConfig } from './iis.ts';
import { nginxLocations, nginxSite } from './nginx.ts';
import type { Site } from './site.ts';

/** The files that the build writes into the folder that hosts serve, besides the pages, the files of public/ and the bundle. */
export const otherFiles = [
  ...['robots.txt', 'sitemap.xml', 'opensearch.xml', '_headers', '.htaccess', 'web.config'],
  ...['vercel.json', 'manifest.webmanifest', 'sw.js', 'precache.json', 'licenses.txt'],
] as const;

/**
 * Resolves once the files are in `outDir`, and the nginx and Caddy configurations in `deploy/` next to it. `bundle` are the files with a
 * hash in their names.
 */
export async function writeHostFiles(
  outDir: string,
  site: Site,
  bundle: readonly string[],
  siteUrl: string | undefined,
  base: string,
) {
  const write = (file: (typeof otherFiles)[number], text: string) =>
    writeFile(join(outDir, file), text);
  await write('robots.txt', robots(siteUrl ?? ''));
  await write('_headers', headersFile(base, bundle));
  await write('.htaccess', htaccess(base));
  await write('web.config', webConfig(base));
  await write('vercel.json', vercelConfig(base, bundle));
  // These need absolute URLs.
  if (siteUrl) {
    await write('sitemap.xml', sitemap(siteUrl, site.indexedUrls));
    await write('opensearch.xml', openSearch(siteUrl));
  }

  const folder = join(outDir, '../deploy');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), nginxSite(base, siteUrl));
  const locations = join(folder, 'nginx-locations.conf');
  // A site of its own at the root of a domain needs no other file.
  if (base === '/') await rm(locations, { force: true });
  else await writeFile(locations, nginxLocations(base));
  await writeFile(join(folder, 'Caddyfile'), caddySite(base));
}
