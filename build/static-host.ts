import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import { decodablePath } from '../src/paths.ts';
import { cacheControl, securityHeaders } from './headers.ts';
import { fileOf } from './site.ts';

/**
 * Makes `vite preview` answer as the store's host does: the real headers, compressed text, one address
 * for each page (without a slash or an ending), and 404 with its page for what has no file.
 */
export function staticHost(): Plugin {
  return {
    name: 'torque-bay:static-host',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      // `existsSync`, because asking for a name that is too long throws.
      const isFile = (path: string) => {
        const file = join(folder, path);
        return !path.includes('..') && existsSync(file) && statSync(file).isFile();
      };

      middlewares.use(compression() as Connect.NextHandleFunction);
      middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
        response.setHeaders(new Map(Object.entries(securityHeaders)));
        response.setHeader('Cache-Control', cacheControl(path));

        const plain = path.replace(/(?<=[^/])\/$|(?:\/index)?\.html$/, '') || '/';
        if (plain !== path) {
          response.statusCode = 301;
          response.setHeader('Location', query === undefined ? plain : `${plain}?${query}`);
          response.end();
          return;
        }
        const file = [fileOf(decodablePath(path)), path].find(isFile);
        if (file) {
          request.url = `/${file.replace(/^\//, '')}`;
          next();
          return;
        }
        const isPage = !/^\/(assets|images)\//.test(path);
        response.statusCode = 404;
        response.setHeader('Content-Type', isPage ? 'text/html' : 'text/plain');
        response.end(isPage ? readFileSync(join(folder, '404.html')) : 'Not found');
      });
    },
  };
}
