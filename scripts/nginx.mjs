// Runs nginx with the configuration of a build beside Debian's default site, which is the default server of port 80.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const debianSite = '/etc/nginx/sites-available/default';

/** What Debian installs, for other systems. */
const defaultSite = `server {
  listen 80 default_server;
  listen [::]:80 default_server;
  root /var/www/html;
  server_name _;
  location / { try_files $uri $uri/ =404; }
}`;

/** The server block of another site, which includes the locations of the store. */
const siteAround = (
  /** @type {string} */ hostName,
  /** @type {string} */ root,
  /** @type {string} */ locations,
) => `server {
  listen 80;
  server_name ${hostName};
  root ${root};
  expires 30d;
  error_page 404 /index.html;
  location / { try_files $uri $uri/ =404; }
  location ~ \\.(html|js|avif)$ { try_files $uri =404; }
  include ${locations};
}`;

/**
 * The command that serves a site's configuration at the port. Requests get the Host header of the published store, as a
 * browser at its URL would send. `isLocations` says that the configuration is for another site's server block.
 * @param {{ site: string, isLocations: boolean, hostName: string, workDir: string, port: number }} options
 * @returns {[command: string, ...options: string[]]}
 */
export function nginxCommand({ site, isLocations, hostName, workDir, port }) {
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    writeFileSync(join(workDir, name), text);
    return join(workDir, name);
  };
  mkdirSync(join(workDir, 'other'));
  write('other/index.html', 'Another site');
  const config = write('site.conf', site);
  const block = isLocations ? siteAround(hostName, join(workDir, 'other'), config) : site;
  const beside = existsSync(debianSite) ? readFileSync(debianSite, 'utf8') : defaultSite;
  // Both sites have the same address and port, as on a server.
  const address = `127.0.0.2:${port}`;
  const sites = write(
    'sites.conf',
    `${block}\n${beside}`
      .replaceAll(/listen \[::\]:80.*;/g, '')
      .replaceAll(/listen 80\b/g, `listen ${address}`),
  );
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(workDir, kind)};`)
    .join(' ');
  const main = write(
    'main.conf',
    `daemon off; master_process off; pid ${join(workDir, 'pid')}; error_log stderr;
    events {}
    http {
      access_log off; ${tempPaths}
      include ${sites};
      server {
        listen 127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Host ${hostName};
        location / { proxy_pass http://${address}; }
      }
    }`,
  );
  return ['nginx', '-p', workDir, '-e', 'stderr', '-c', main];
}
