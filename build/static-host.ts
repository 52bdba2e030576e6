import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import compression from 'compression';
import type { ConfigEnv, Connect, PreviewServer, UserConfig } from 'vite';
import { decodablePath } from '../src/paths.ts';
import { cacheControl, hashedFolder, headersFor } from './headers.ts';

/** The preview has the base path of the build, which is in its web app manifest, whatever `BASE_PATH` is now. */
export function baseOfPreview({ build }: UserConfig, { isPreview }: ConfigEnv) {
  const manifest = join(build?.outDir ?? 'dist', 'manifest.webmanifest');
  if (!isPreview || !existsSync(manifest)) return undefined;
  return { base: JSON.parse(readFileSync(manifest, 'utf8')).scope as string };
}

/**
 * Makes the preview server behave like the production hosts: the same headers, compression, redirects to the canonical URL (no trailing
 * slash, no `.html`), and 404.html with status 404.
 */
export function serveAsHosts({ config, middlewares }: PreviewServer) {
  const { base } = config;
  const folder = resolve(config.root, config.build.outDir);
  // `existsSync` first: `statSync` throws for a name that is too long.
  const isFile = (path: string) => {
    const name = decodeURIComponent(decodablePath(path));
    const file = join(folder, name);
    return !name.includes('..') && existsSync(file) && statSync(file).isFile();
  };

  middlewares.use(compression() as Connect.NextHandleFunction);
  middlewares.use((request, response, next) => {
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    // Hosts merge repeated slashes too.
    const path = pathname.slice(base.length - 1).replace(/^\/+/, '/');
    response.setHeaders(new Map(Object.entries(headersFor(base))));
    response.setHeader('Cache-Control', cacheControl(path));

    // A folder of public/ with a page of its own keeps its slash, to which the links in that page are relative.
    const isFolder = path !== '/' && isFile(`${path}/index.html`);
    const canonical = isFolder
      ? path.replace(/\/?$/, '/')
      : path.replace(/(?<=[^/])\/$|(?:\/index)?\.html$/, '') || '/';
    const isInBase = `${pathname}/`.startsWith(base);
    // A Location with two leading slashes would be another host.
    if (isInBase && canonical !== path && !pathname.startsWith('//')) {
      const location = base.slice(0, -1) + canonical;
      response.statusCode = 301;
      response.setHeader('Location', query === undefined ? location : `${location}?${query}`);
      response.end();
      return;
    }
    const ends = path.endsWith('/') ? ['index.html'] : ['.html', ''];
    const end = ends.find((each) => isFile(path + each));
    if (isInBase && end !== undefined) {
      request.url = base.slice(0, -1) + path + end;
      next();
      return;
    }
    const isHtml = isInBase && !new RegExp(`^/(${hashedFolder}|images/)`).test(path);
    response.statusCode = 404;
    response.setHeader('Cache-Control', cacheControl(''));
    response.setHeader('Content-Type', isHtml ? 'text/html' : 'text/plain');
    response.end(isHtml ? readFileSync(join(folder, '404.html')) : 'Not found');
  });
}
