import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { decodablePath } from '../src/paths.ts';
import { cacheControl, securityHeaders } from './headers.ts';

/**
 * Makes `vite preview` answer as the store's host does: with its real headers, with 404 and never a
 * page for a file that is gone, and with the store for an address that cannot be decoded.
 */
export function staticHost(): Plugin {
  return {
    name: 'torque-bay:static-host',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      server.middlewares.use((request, response, next) => {
        const [path = '/', ...query] = (request.url ?? '/').split('?');
        response.setHeaders(new Map(Object.entries(securityHeaders)));
        response.setHeader('Cache-Control', cacheControl(path));
        if (/^\/(assets|images)\//.test(path) && !existsSync(join(root, build.outDir, path))) {
          response.statusCode = 404;
          response.end('Not found');
          return;
        }
        request.url = [decodablePath(path), ...query].join('?');
        next();
      });
    },
  };
}
