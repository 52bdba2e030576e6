// Used by test/e2e/, tools/bench/, audit.mjs and screenshots.mjs: serves a build from a separate process, so that a test can stop it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { builds } from '../test/steps/builds.mjs';
import { hostCommand } from '../test/steps/store-hosts.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * `url` has no trailing slash.
 * @typedef {{ readonly url: string, stop: () => Promise<void>, start: () => Promise<void> }} StoreServer
 */

/**
 * Serves a build on the host in `STORE_HOST`, by default `vite preview`. A stopped server restarts at the
 * same URL.
 * @param {import('../test/steps/builds.mjs').StoreBuild} build
 * @returns {Promise<StoreServer>}
 */
export async function startServer(build = builds.store, host = process.env.STORE_HOST ?? 'vite') {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${build.basePath.slice(0, -1)}`;
  const [command, ...options] = hostCommand(host, build, port);
  /** @type {ChildProcess | undefined} */
  let server;
  const start = async () => {
    if (server && !hasExited(server)) return;
    // The preview server has the base path of the build.
    server = spawn(command, options, { stdio: 'pipe' });
    await untilReady(url, server);
  };
  const stop = async () => {
    if (!server || hasExited(server)) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return { url, stop, start };
}

const hasExited = (/** @type {ChildProcess} */ { exitCode, signalCode }) =>
  exitCode !== null || signalCode !== null;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function untilReady(/** @type {string} */ url, /** @type {ChildProcess} */ server) {
  let output = '';
  server.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  // A minute is ten times what it takes beside busy processes.
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`The server exited: ${output}`);
    const isReady = await fetch(`${url}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server does not respond: ${output}`);
}
