// Serves the built store from a process of its own, so that a test can truly end it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { basePath } from '../build/base-path.mjs';
import { commandOf } from './store-hosts.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Paths within the store are appended to its `url`.
 * @typedef {{ readonly url: string, stop: () => Promise<void>, start: () => Promise<void> }} StoreServer
 */

/**
 * `folder` holds the built store; `STORE_HOST` names another host than `vite preview`. Stopped, the
 * server can be started again at the same address.
 * @returns {Promise<StoreServer>}
 */
export async function startServer(folder = 'dist', host = process.env.STORE_HOST ?? 'vite') {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${basePath.slice(0, -1)}`;
  const [command, ...options] = commandOf(host, folder, port);
  /** @type {ChildProcess | undefined} */
  let server;
  const start = async () => {
    if (server && !isEnded(server)) return;
    server = spawn(command, options, { stdio: 'pipe' });
    await untilItAnswers(url, server);
  };
  const stop = async () => {
    if (!server || isEnded(server)) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return { url, stop, start };
}

const isEnded = (/** @type {ChildProcess} */ { exitCode, signalCode }) =>
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

async function untilItAnswers(/** @type {string} */ url, /** @type {ChildProcess} */ server) {
  let output = '';
  server.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`The store's server ended: ${output}`);
    const isUp = await fetch(`${url}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The store's server does not answer: ${output}`);
}
