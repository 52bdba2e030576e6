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
      const { base } = config;
      const folder = resolve(config.root, config.build.outDir);
      // `existsSync`, because asking for a name that is too long throws.
      const isFile = (path: string) => {
        const file = join(folder, path);
        return !path.includes('..') && existsSync(file) && statSync(file).isFile();
      };

      middlewares.use(compression() as Connect.NextHandleFunction);
      middlewares.use((request, response, next) => {
        const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
        const path = address.slice(base.length - 1);
        response.setHeaders(new Map(Object.entries(securityHeaders)));
        response.setHeader('Cache-Control', cacheControl(path));

        const plain = path.replace(/(?<=[^/])\/$|(?:\/index)?\.html$/, '') || '/';
        // Two slashes at its start would lead to another host.
        const isOfStore = `${address}/`.startsWith(base) && !address.startsWith('//');
        if (isOfStore && plain !== path) {
          const location = base.slice(0, -1) + plain;
          response.statusCode = 301;
          response.setHeader('Location', query === undefined ? location : `${location}?${query}`);
          response.end();
          return;
        }
        const file = [fileOf(decodablePath(path)), path].find(isFile);
        if (isOfStore && file) {
          request.url = base + file.replace(/^\//, '');
          next();
          return;
        }
        const isPage = isOfStore && !/^\/(assets|images)\//.test(path);
        response.statusCode = 404;
        response.setHeader('Cache-Control', cacheControl(''));
        response.setHeader('Content-Type', isPage ? 'text/html' : 'text/plain');
        response.end(isPage ? readFileSync(join(folder, '404.html')) : 'Not found');
      });
    },
  };
}
