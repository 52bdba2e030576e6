#!/usr/bin/env bash
# A service worker that has nothing to do for half a minute loses its memory, although a page that it controls is open. Under
# Playwright it does not.
#
# A variable of the worker is there after ten seconds and gone after forty: Chromium ends an idle worker after 30 seconds
# and starts it anew with the next message. Nobody is told. Playwright attaches to service workers, and Chromium does not end one that
# is debugged, so a test with Playwright does not find out.
#
# Seen on 2026-11-27 with Chromium 156 and Playwright 1.65.1.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { spawn } from 'node:child_process';
import { chromiumOptions, openBrowser, see, serve } from './lib.mjs';

const worker = `
let kept = 'nothing';
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', ({ data, ports: [port] }) => {
  if (data) kept = data;
  port.postMessage(kept);
});`;
const page = `<!doctype html><script type="module">
await navigator.serviceWorker.register('/worker.js');
const { active } = await navigator.serviceWorker.ready;
const ask = (data) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => done(event.data);
    active.postMessage(data, [port2]);
  });
const after = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000)).then(() => ask());
const kept = [await ask('a cart'), await after(10), await after(40)];
await fetch('/result', { method: 'POST', body: JSON.stringify(kept) });
</script>`;

/** The values that the worker still has at once, after 10 and after another 40 seconds, in a browser that `open` opens. */
async function keptIn(open) {
  let tell;
  const told = new Promise((done) => {
    tell = done;
  });
  const server = await serve({
    '/': page,
    '/worker.js': worker,
    '/result': async (request) => {
      const chunks = await request.toArray();
      tell(JSON.parse(Buffer.concat(chunks).toString()));
      return { status: 204 };
    },
  });
  const close = await open(server.url);
  const kept = await told;
  await close();
  server.close();
  return kept;
}

see(
  'under Playwright, at once, after 10 and after 40 seconds',
  await keptIn(async (url) => {
    const browser = await openBrowser();
    await (await browser.newPage()).goto(url);
    return () => browser.close();
  }),
  ['a cart', 'a cart', 'a cart'],
);
see(
  'without Playwright',
  await keptIn(async (url) => {
    const { executablePath, args } = chromiumOptions;
    const headless = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${process.cwd()}/profile`];
    const browser = spawn(executablePath, [...args, ...headless, url], { stdio: 'ignore' });
    return () => new Promise((done) => browser.once('exit', done).kill());
  }),
  ['a cart', 'a cart', 'nothing'],
);
END
