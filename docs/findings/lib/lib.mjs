// Shared by the modules of the findings. lib.sh copies it beside the packages of a finding.
import { createServer } from 'node:http';
import process from 'node:process';
import { inspect, isDeepStrictEqual } from 'node:util';

/** Prints what was seen. The script fails if it is something else than what is expected. */
export function see(what, seen, expected = true) {
  const isSame = isDeepStrictEqual(seen, expected);
  const show = (value) => inspect(value, { breakLength: 120, depth: 5 });
  console.log(
    isSame ? `  ${what}: ${show(seen)}` : `  CHANGED ${what}: ${show(seen)}, not ${show(expected)}`,
  );
  if (!isSame) process.exitCode = 1;
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The options with which Playwright starts the installed Chromium. Its sandbox does not start as root. */
export const chromiumOptions = {
  executablePath: process.env.CHROME_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags,
};

/** Starts Chromium and prints its version. */
export async function openBrowser(options = {}) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ ...chromiumOptions, ...options });
  console.log(`  Chromium ${browser.version()}`);
  return browser;
}

const types = {
  js: 'text/javascript',
  html: 'text/html',
  json: 'application/json',
  png: 'image/png',
};

/**
 * A server on localhost. `files` has a body for each path, or `{ status, headers, body }`, or a function of the request that
 * returns one of these. `requests` are the paths that were requested.
 */
export async function serve(files) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    requests.push(pathname);
    let file = files[pathname];
    if (typeof file === 'function') file = await file(request);
    if (typeof file === 'string' || Buffer.isBuffer(file)) file = { body: file };
    const { status = 200, headers = {}, body = '' } = file ?? { status: 404 };
    const type = types[pathname.split('.')[1]] ?? types.html;
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const close = () => server.close() && server.closeAllConnections();
  return { url: `http://localhost:${server.address().port}`, requests, close };
}
