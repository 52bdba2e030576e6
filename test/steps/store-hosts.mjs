// Used by store-server.mjs: commands that serve a build. They are `vite preview`, nginx, Caddy and Apache with the build's
// configuration, and a plain file server. Each is one process.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

/**
 * @typedef {import('./builds.mjs').StoreBuild} StoreBuild
 * @typedef {[command: string, ...options: string[]]} Command
 * @typedef {(build: StoreBuild, port: number) => Command} Host
 */

/** @type {Record<string, Host>} */
const hosts = {
  vite: ({ folder }, port) => {
    const options = ['--strictPort', '--port', String(port), '--host', '127.0.0.1'];
    const vite = 'node_modules/vite/bin/vite.js';
    return [process.execPath, vite, 'preview', '--outDir', join(folder, 'dist'), ...options];
  },
  nginx: (build, port) => {
    const workDir = workDirWith(build);
    return nginx(build, port, workDir, deployedFile(build, 'nginx.conf', workDir));
  },
  'nginx-locations': (build, port) => {
    const workDir = workDirWith(build);
    const locations = join(workDir, 'locations.conf');
    writeFileSync(locations, deployedFile(build, 'nginx-locations.conf', workDir));
    return nginx(build, port, workDir, siteAround(build, workDir, locations));
  },
  caddy: (build, port) => {
    const workDir = workDirWith(build);
    const config = join(workDir, 'Caddyfile');
    const site = deployedFile(build, 'Caddyfile', workDir).replace(/^#.*\n/, '');
    const text = site.replace(':80', `http://127.0.0.1:${port}`);
    writeFileSync(config, `{\n  admin off\n}\n${text}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', config];
  },
  apache,
  /** Serves files under their full name only, without 404.html. */
  plain: (build, port) => {
    const root = documentRoot(workDirWith(build));
    const options = [String(port), '--bind', '127.0.0.1', '--directory', root];
    return ['python3', '-m', 'http.server', ...options];
  },
};

/** @type {(name: string, build: StoreBuild, port: number) => Command} */
export function hostCommand(name, build, port) {
  const host = hosts[name];
  if (!host) throw new Error(`Unknown host ${name}. Hosts: ${Object.keys(hosts).join(', ')}`);
  return host(build, port);
}

/** @type {string[]} */
const workDirs = [];
process.once('exit', () => {
  for (const workDir of workDirs) rmSync(workDir, { recursive: true, force: true });
});

/** A temporary folder whose `root/` contains the build at its base path. */
function workDirWith(/** @type {StoreBuild} */ { folder, basePath }) {
  const workDir = mkdtempSync(join(tmpdir(), 'torque-bay-host-'));
  const storeRoot = join(documentRoot(workDir), basePath).replace(/\/$/, '');
  mkdirSync(dirname(storeRoot), { recursive: true });
  symlinkSync(resolve(folder, 'dist'), storeRoot);
  workDirs.push(workDir);
  return workDir;
}

const documentRoot = (/** @type {string} */ workDir) => join(workDir, 'root');

/**
 * The text of a configuration file of the build, with another root folder.
 * @type {(build: StoreBuild, name: string, workDir: string) => string}
 */
const deployedFile = ({ folder }, name, workDir) =>
  readFileSync(join(folder, 'deploy', name), 'utf8').replaceAll(
    /\/srv\/[a-z0-9-]+/g,
    documentRoot(workDir),
  );

const hostName = (/** @type {StoreBuild} */ { siteUrl = 'http://localhost' }) =>
  new URL(siteUrl).hostname;

/** Debian's default site, which is the default server of port 80. */
const defaultSite = `server {
  listen 80 default_server;
  root /var/www/html;
  server_name _;
  location / { try_files $uri $uri/ =404; }
}`;

/**
 * The server block of another site, which includes the locations of the store.
 * @type {(build: StoreBuild, workDir: string, locations: string) => string}
 */
function siteAround(build, workDir, locations) {
  const root = join(workDir, 'other');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), 'Another site');
  return `server {
  listen 80;
  server_name ${hostName(build)};
  root ${root};
  expires 30d;
  error_page 404 /index.html;
  location / { try_files $uri $uri/ =404; }
  location ~ \\.(html|js|avif)$ { try_files $uri =404; }
  include ${locations};
}`;
}

/**
 * Serves a site beside the default site, with the same address and port, as on a server. Requests get the Host header of
 * the published store, as a browser at its URL would send.
 * @type {(build: StoreBuild, port: number, workDir: string, site: string) => Command}
 */
function nginx(build, port, workDir, site) {
  const sites = `${site}\n${defaultSite}`
    .replaceAll(/listen \[::\]:80.*;/g, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.2:${port}`);
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(workDir, kind)};`)
    .join(' ');
  const config = join(workDir, 'main.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${join(workDir, 'pid')}; error_log stderr;
    events {}
    http {
      access_log off; ${tempPaths}
      ${sites}
      server {
        listen 127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Host ${hostName(build)};
        location / { proxy_pass http://127.0.0.2:${port}; }
      }
    }`,
  );
  return ['nginx', '-p', workDir, '-e', 'stderr', '-c', config];
}

/** The modules of a usual web hosting. */
const apacheModules = [
  ...['authz_core', 'autoindex', 'deflate', 'dir', 'expires', 'filter', 'headers', 'mime'],
  ...['mpm_event', 'negotiation', 'rewrite'],
];

/**
 * The site of a web hosting. It knows no content types, and has a cache policy of its own. Below a base path it negotiates
 * content.
 * @type {Host}
 */
function apache(build, port) {
  const workDir = mkdtempSync(join(tmpdir(), 'torque-bay-host-'));
  workDirs.push(workDir);
  const root = documentRoot(workDir);
  // Apache does not run as root, so another user has to read the files.
  chmodSync(workDir, 0o755);
  cpSync(join(build.folder, 'dist'), join(root, build.basePath), { recursive: true });
  mkdirSync(join(root, build.basePath, 'blog'));
  writeFileSync(join(root, build.basePath, 'blog/index.html'), 'Our blog');
  const multiViews = build.basePath === '/' ? '' : 'MultiViews';
  const config = join(workDir, 'apache.conf');
  const modules = apacheModules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  writeFileSync(
    config,
    `${modules.join('\n')}
    ServerName localhost
    Listen 127.0.0.1:${port}
    ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
    DefaultRuntimeDir ${workDir}
    PidFile ${workDir}/pid
    ErrorLog ${workDir}/error.log
    TypesConfig /dev/null
    DirectoryIndex index.html
    DocumentRoot ${root}
    ExpiresActive On
    ExpiresDefault "access plus 1 month"
    <Directory ${root}>
      Options Indexes FollowSymLinks ${multiViews}
      AllowOverride FileInfo
      Require all granted
    </Directory>`,
  );
  return ['apache2', '-X', '-f', config];
}
