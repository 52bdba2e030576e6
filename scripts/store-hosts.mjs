// The servers that the tests can send a build from: `vite preview`, a plain file server, and nginx and
// Caddy with the site files of the build. Each is one process.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

/**
 * @typedef {import('./test-builds.mjs').StoreBuild} StoreBuild
 * @typedef {(build: StoreBuild, port: number) => [command: string, ...options: string[]]} Host
 */

/** @type {Record<string, Host>} */
const hosts = {
  vite: ({ folder }, port) => {
    const where = ['--strictPort', '--port', String(port), '--host', '127.0.0.1'];
    const vite = 'node_modules/vite/bin/vite.js';
    return [process.execPath, vite, 'preview', '--outDir', join(folder, 'dist'), ...where];
  },
  nginx: (build, port) => {
    const home = temporaryHome(build);
    const site = siteFile(build, 'nginx.conf', home, ['listen 80', `listen 127.0.0.1:${port}`]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${join(home, kind)};`)
      .join(' ');
    const main = join(home, 'main.conf');
    writeFileSync(
      main,
      `daemon off; master_process off; pid ${join(home, 'pid')}; error_log stderr;
      events {} http { access_log off; ${temporary} include ${site}; }`,
    );
    return ['nginx', '-p', home, '-e', 'stderr', '-c', main];
  },
  caddy: (build, port) => {
    const home = temporaryHome(build);
    const site = siteFile(build, 'Caddyfile', home, [':80', `http://127.0.0.1:${port}`]);
    writeFileSync(site, `{\n  admin off\n}\n${readFileSync(site, 'utf8')}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', site];
  },
  /** Sends each file under its whole name and knows no other URL. */
  plain: (build, port) => {
    const root = rootOf(temporaryHome(build));
    const where = [String(port), '--bind', '127.0.0.1', '--directory', root];
    return ['python3', '-m', 'http.server', ...where];
  },
};

/** The command that serves the build as the host of that name does. */
export function hostCommand(
  /** @type {string} */ name,
  /** @type {StoreBuild} */ build,
  /** @type {number} */ port,
) {
  const host = hosts[name];
  if (!host) throw new Error(`No host is called ${name}: ${Object.keys(hosts).join(', ')}.`);
  return host(build, port);
}

/** @type {string[]} */
const homes = [];
process.once('exit', () => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/** A temporary folder with the build at its base path in what the host serves. */
function temporaryHome(/** @type {StoreBuild} */ { folder, basePath }) {
  const home = mkdtempSync(join(tmpdir(), 'torque-bay-host-'));
  const place = join(rootOf(home), basePath).replace(/\/$/, '');
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(folder, 'dist'), place);
  homes.push(home);
  return home;
}

const rootOf = (/** @type {string} */ home) => join(home, 'root');

/** The build's site file with another root folder and another port. */
function siteFile(
  /** @type {StoreBuild} */ { folder },
  /** @type {string} */ name,
  /** @type {string} */ home,
  /** @type {[string, string]} */ [standard, own],
) {
  const text = readFileSync(join(folder, 'deploy', name), 'utf8')
    .replace(/^#.*\n/, '')
    .replace(standard, own);
  const site = join(home, 'site');
  writeFileSync(site, text.replaceAll('/srv/torque-bay', rootOf(home)));
  return site;
}
