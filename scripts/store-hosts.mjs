// Commands that serve a build: `vite preview`, nginx and Caddy with the build's configuration, and a plain
// file server. Each is one process.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { nginxCommand } from './nginx.mjs';

/**
 * @typedef {import('./test-builds.mjs').StoreBuild} StoreBuild
 * @typedef {(build: StoreBuild, port: number) => [command: string, ...options: string[]]} Host
 */

/** @type {Record<string, Host>} */
const hosts = {
  vite: ({ folder }, port) => {
    const options = ['--strictPort', '--port', String(port), '--host', '127.0.0.1'];
    const vite = 'node_modules/vite/bin/vite.js';
    return [process.execPath, vite, 'preview', '--outDir', join(folder, 'dist'), ...options];
  },
  nginx: (build, port) => nginx(build, port, 'nginx.conf'),
  /** Within the server block of another site. */
  'nginx-locations': (build, port) => nginx(build, port, 'nginx-locations.conf'),
  caddy: (build, port) => {
    const workDir = workDirWith(build);
    const config = join(workDir, 'Caddyfile');
    const site = deployedFile(build, 'Caddyfile', workDir).replace(/^#.*\n/, '');
    const text = site.replace(':80', `http://127.0.0.1:${port}`);
    writeFileSync(config, `{\n  admin off\n}\n${text}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', config];
  },
  /** Serves files under their full name only, without 404.html. */
  plain: (build, port) => {
    const root = documentRoot(workDirWith(build));
    const options = [String(port), '--bind', '127.0.0.1', '--directory', root];
    return ['python3', '-m', 'http.server', ...options];
  },
};

/** The command that serves the build on a host. */
export function hostCommand(
  /** @type {string} */ name,
  /** @type {StoreBuild} */ build,
  /** @type {number} */ port,
) {
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

function nginx(
  /** @type {StoreBuild} */ build,
  /** @type {number} */ port,
  /** @type {string} */ name,
) {
  const workDir = workDirWith(build);
  return nginxCommand({
    site: deployedFile(build, name, workDir),
    isLocations: name === 'nginx-locations.conf',
    hostName: new URL(build.siteUrl ?? 'http://localhost').hostname,
    workDir,
    port,
  });
}

/** The text of a configuration file of the build, with another root folder. */
const deployedFile = (
  /** @type {StoreBuild} */ { folder },
  /** @type {string} */ name,
  /** @type {string} */ workDir,
) =>
  readFileSync(join(folder, 'deploy', name), 'utf8').replaceAll(
    /\/srv\/[a-z0-9-]+/g,
    documentRoot(workDir),
  );
