import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { basePath } from '../build/base-path.mjs';

/** What to do with a request: pass it on, cut the line, or pass it on after so many milliseconds. */
export type Weather = (path: string) => 'pass' | 'cut' | number;

export type UnsteadyHost = {
  readonly url: string;
  weather: Weather;
  stop: () => void;
};

/** Stands before a store's server and treats its line as the weather says. */
export async function unsteadyHost(target: string): Promise<UnsteadyHost> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(basePath.length - 1);
    const weather = host.weather(path);
    if (weather === 'cut') {
      request.socket.destroy();
      return;
    }
    setTimeout(
      () => {
        const upstream = ask(target + path, { headers: request.headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        upstream.on('error', () => response.destroy());
        upstream.end();
      },
      weather === 'pass' ? 0 : weather,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const host: UnsteadyHost = {
    url: `http://127.0.0.1:${port}${basePath.slice(0, -1)}`,
    weather: () => 'pass',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
