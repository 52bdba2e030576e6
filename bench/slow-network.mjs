// A proxy in front of a server with Lighthouse's slow 4G. The browser's own emulation does not slow down the requests of
// a service worker.
import { createServer, request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { listen } from './listen.mjs';

const latency = 150;
const bytesPerMs = 200; // 1.6 Mbit/s.
const packet = 4096;

/** @typedef {{ path: string, isByWorker: boolean, bytes: number, isComplete: boolean }} LoggedRequest */

/** Serves what is at `target`, a URL without a slash at its end, and logs the requests. */
export async function startSlowNetwork(/** @type {string} */ target) {
  /** @type {LoggedRequest[]} */
  const log = [];
  let freeAt = 0;

  /** All responses share the bandwidth: each waits for its turn before every packet. */
  async function* throttled(/** @type {AsyncIterable<Buffer>} */ body) {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length; at += packet) {
        const part = chunk.subarray(at, at + packet);
        freeAt = Math.max(freeAt, performance.now()) + part.length / bytesPerMs;
        await setTimeout(freeAt - performance.now());
        yield part;
      }
    }
  }

  const server = createServer(async ({ url: path = '/', headers, method = 'GET' }, outgoing) => {
    // Pages make no requests by fetch().
    const isByWorker = headers['sec-fetch-dest'] === 'empty' && method === 'GET';
    const entry = { path, isByWorker, bytes: 0, isComplete: false };
    log.push(entry);
    await setTimeout(latency);
    const forwarded = request(target + path, { headers, method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const body = Readable.from(throttled(answer));
      body.on('data', (part) => {
        entry.bytes += part.length;
      });
      body.pipe(outgoing);
      outgoing.once('finish', () => {
        entry.isComplete = answer.statusCode === 200;
      });
      outgoing.once('close', () => body.destroy());
    });
    forwarded.on('error', () => outgoing.destroy()).end();
  });
  const port = await listen(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, log, stop };
}
