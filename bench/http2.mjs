// HTTP/2, as production hosts speak it, in front of a server that speaks HTTP/1.1. Browsers need TLS for it: the
// certificate is self-signed, so launch them with `--ignore-certificate-errors`.
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pipeline } from 'node:stream';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { listen } from './listen.mjs';

/** HTTP/2 forbids them. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/** Serves what is at `target`, a URL without a trailing slash; so is `url`. */
export async function startHttp2(/** @type {string} */ target) {
  const certificate = await getCertificate('reports/certificate');
  const server = createSecureServer(
    { key: certificate, cert: certificate },
    (incoming, outgoing) => {
      const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
      const options = { method: incoming.method, headers: Object.fromEntries(headers) };
      const forwarded = request(target + incoming.url, options, (answer) => {
        for (const name of connectionHeaders) delete answer.headers[name];
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, outgoing, () => {});
      });
      incoming.pipe(forwarded);
    },
  );
  const port = await listen(server);
  return { url: `https://127.0.0.1:${port}`, stop: () => server.close() };
}
