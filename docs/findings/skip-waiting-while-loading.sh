#!/usr/bin/env bash
# A new service worker that calls skipWaiting() is activated within milliseconds, but only after half a minute if the page requests
# something in these milliseconds.
#
# Chromium asks the active worker to end as soon as it is idle. If a request comes between the question and the answer, Chromium lets
# the worker go on, and asks again when it has been idle for 30 seconds. Another skipWaiting() changes nothing. A request that is
# running already, or that comes a little later, is no obstacle. Under Playwright workers are never idle (idle-worker.sh), so a
# test waits for minutes.
#
# Seen on 2026-11-29 with Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
run <<'END'
import { spawn } from 'node:child_process';
import { chromiumOptions, see, serve } from './lib.mjs';

const worker = `
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', () => skipWaiting());
addEventListener('fetch', (event) => event.request.url.endsWith('/image') && event.respondWith(new Response('')));
`;

/** Reports the seconds that each new version takes: three of a page that requests nothing, then of one that does, until one takes long. */
const page = `<!doctype html><script type="module">
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const registration = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
while (!navigator.serviceWorker.controller) await pause(100);
async function activateNext(requestsAt) {
  await registration.update();
  while (!registration.waiting) await pause(100);
  await pause(500);
  const activated = new Promise((done) => (navigator.serviceWorker.oncontrollerchange = done));
  const start = performance.now();
  registration.waiting.postMessage('');
  for (const ms of requestsAt) setTimeout(() => fetch('/image'), ms);
  await activated;
  return (performance.now() - start) / 1000;
}
const quiet = [];
const busy = [];
while (quiet.length < 3) quiet.push(await activateNext([]));
while (busy.length < 20 && Math.max(0, ...busy) < 10) busy.push(await activateNext([1, 3, 5]));
await fetch('/result', { method: 'POST', body: JSON.stringify({ quiet, busy }) });
</script>`;

let tell;
const told = new Promise((done) => {
  tell = done;
});
let version = 0;
const server = await serve({
  '/': page,
  '/worker.js': () => `// ${version++}${worker}`,
  '/result': async (request) => {
    tell(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    return { status: 204 };
  },
});
const { executablePath, args } = chromiumOptions;
const headless = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${process.cwd()}/profile`];
const browser = spawn(executablePath, [...args, ...headless, server.url], { stdio: 'ignore' });
const { quiet, busy } = await told;
await new Promise((done) => browser.once('exit', done).kill());
server.close();

console.log('  seconds:', { quiet, busy });
see('without a request, each is activated within 5 seconds', Math.max(...quiet) < 5);
see('with a request in the milliseconds after, one is activated after 25 to 40 seconds', Math.max(...busy) > 25 && Math.max(...busy) < 40);
END
