// The servers that the tests can send the store from: `vite preview`, and real hosts with the site files
// of the build. Each is one process, so that ending it ends all of it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { basePath } from '../build/base-path.mjs';

/** @typedef {(folder: string, port: number) => [command: string, ...options: string[]]} Host */

/** @type {Record<string, Host>} */
const hosts = {
  vite: (folder, port) => {
    const where = ['--strictPort', '--port', String(port), '--host', '127.0.0.1'];
    const vite = 'node_modules/vite/bin/vite.js';
    return [process.execPath, vite, 'preview', '--outDir', folder, ...where];
  },
  nginx: (folder, port) => {
    const home = placed(folder);
    const site = settled('deploy/nginx.conf', home, ['listen 80', `listen 127.0.0.1:${port}`]);
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
  caddy: (folder, port) => {
    const site = settled('deploy/Caddyfile', placed(folder), [':80', `http://127.0.0.1:${port}`]);
    writeFileSync(site, `{\n  admin off\n}\n${readFileSync(site, 'utf8')}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', site];
  },
  /** Gives each file under its whole name and knows nothing else. */
  plain: (folder, port) => {
    const where = [String(port), '--bind', '127.0.0.1', '--directory', rootOf(placed(folder))];
    return ['python3', '-m', 'http.server', ...where];
  },
};

/** The command that serves the built store in `folder` as the host of that name does. */
export function commandOf(
  /** @type {string} */ host,
  /** @type {string} */ folder,
  /** @type {number} */ port,
) {
  const command = hosts[host];
  if (!command) throw new Error(`No host is called ${host}: ${Object.keys(hosts).join(', ')}.`);
  return command(folder, port);
}

/** @type {string[]} */
const homes = [];
process.once('exit', () => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/** A new folder with the store at its place in what the host serves. */
function placed(/** @type {string} */ folder) {
  const home = mkdtempSync(join(tmpdir(), 'torque-bay-host-'));
  const place = join(rootOf(home), basePath).replace(/\/$/, '');
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(folder), place);
  homes.push(home);
  return home;
}

const rootOf = (/** @type {string} */ home) => join(home, 'root');

/** The host's site file, with the folder in the place of the usual one, and an address of its own. */
function settled(
  /** @type {string} */ siteFile,
  /** @type {string} */ home,
  /** @type {[string, string]} */ [standard, own],
) {
  const text = readFileSync(siteFile, 'utf8')
    .replace(/^#.*\n/, '')
    .replace(standard, own);
  const site = join(home, 'site');
  writeFileSync(site, text.replaceAll('/srv/torque-bay', rootOf(home)));
  return site;
}
