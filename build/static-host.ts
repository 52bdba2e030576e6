import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import { decodablePath } from '../src/paths.ts';
import { cacheControl, securityHeaders } from './headers.ts';

/**
 * Makes `vite preview` answer as the store's host does: the real headers, compressed text, one address
 * for each page (without a slash or an ending), and 404 with its page for what has no file.
 */
export function staticHost(): Plugin {
  return {
    name: 'torque-bay:static-host',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(compression() as Connect.NextHandleFunction);
      middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
        response.setHeaders(new Map(Object.entries(securityHeaders)));
        response.setHeader('Cache-Control', cacheControl(path));
        const plain = path.replace(/(?<=.)\/+$|\.html$/, '');
        if (plain !== path && !/^\/\/|\/\//.test(path)) {
          response.statusCode = 301;
          response.setHeader('Location', query === undefined ? plain : `${plain}?${query}`);
          response.end();
          return;
        }
        request.url = [decodablePath(path), query].filter((part) => part !== undefined).join('?');
        next();
      });
      // After Vite's own: nothing answered, so there is no such file.
      return () => {
        const page = readFileSync(join(config.root, config.build.outDir, '404.html'));
        middlewares.use((request, response) => {
          const isFile = /^\/(assets|images)\//.test(request.url ?? '');
          response.statusCode = 404;
          response.setHeader('Content-Type', isFile ? 'text/plain' : 'text/html');
          response.end(isFile ? 'Not found' : page);
        });
      };
    },
  };
}
