import { once } from 'node:events';

/**
 * Starts a server of this machine on a free port and returns the port.
 * @returns {Promise<number>}
 */
export async function listen(/** @type {import('node:net').Server} */ server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  return bound.port;
}
