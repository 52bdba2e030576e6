// Serves the built store from a process of its own, so that a test can truly end it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';

/** @typedef {{ readonly url: string, stop: () => Promise<void> }} StoreServer */

/**
 * `folder` holds the built store.
 * @returns {Promise<StoreServer>}
 */
export async function startServer(folder = 'dist') {
  const port = String(await freePort());
  const command = ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port', port];
  command.push('--outDir', folder);
  const server = spawn(process.execPath, [...command, '--host', '127.0.0.1'], { stdio: 'pipe' });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, server);
  return { url, stop: () => stop(server) };
}

async function stop(/** @type {import('node:child_process').ChildProcess} */ server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function untilItAnswers(
  /** @type {string} */ url,
  /** @type {import('node:child_process').ChildProcess} */ server,
) {
  let output = '';
  server.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`The store's server ended: ${output}`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The store's server does not answer: ${output}`);
}
