// How soon the store works offline after the first visit, what the precache costs that visit meanwhile, and how fast pages open
// without a connection. `/ line` compares with the time that the line alone needs for the same bytes. Slow 4G is Lighthouse's. `while precaching / without` at 1.00 x means that a shopper does not notice it.
/** @import { BrowserContextOptions, Page } from '@playwright/test' */
/** @import { StoreServer } from '../store-server.mjs' */
/** @import { Measurement, Result } from './measure.mjs' */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { launchProfile, throttleCpu, untilHydrated } from '../browser.mjs';
import { startServer } from '../store-server.mjs';
import { atMost, median, ms, openingTime, ratio, untilInstalled } from './measure.mjs';

/** @type {Measurement} */
export async function offlineReady(browser, phone) {
  const server = await startServer();
  const network = await startSlowNetwork(server.url, slow4G);
  const slowPhone = { ...phone, baseURL: network.url };
  const results = [
    ...(await reloads(server, browser, { ...phone, baseURL: server.url })),
    ...(await fills(server.url, browser, phone)),
    ...(await firstVisits(browser, slowPhone)),
    ...(await interruptedInstall(network, slowPhone)),
  ];
  await server.stop();
  return results;
}

/**
 * Without a slow network: the install, from the end of the bundle's download, and reloads with the server running and stopped.
 * @type {(server: StoreServer, ...browser: Parameters<Measurement>) => Promise<Result[]>}
 */
async function reloads(server, browser, phone) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto('/');
  await untilInstalled(page);
  const install = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const bundle = resources.find(({ name }) => name.includes('/main-'))?.toJSON();
    return performance.now() - bundle.responseEnd;
  });
  /** @type {Record<'warmUp' | 'online' | 'offline', number[]>} */
  const times = { warmUp: [], online: [], offline: [] };
  for (const kind of /** @type {const} */ (['warmUp', 'online', 'offline', 'online', 'offline'])) {
    await (kind === 'offline' ? server.stop() : server.start());
    for (const url of [
      ...['/products', '/product/angle-grinder-5in', '/category/power-tools', '/'],
      ...['/cart', '/search?q=drive', '/shipping'],
    ]) {
      await page.goto(url);
      await page.reload();
      times[kind].push(await firstContentfulPaint(page));
    }
  }
  await context.close();
  await server.start();
  const [online, offline] = [median(times.online), median(times.offline)];
  const note = `${ms(offline)} / ${ms(online)}`;
  return [
    atMost('install of the service worker on loopback', 1500, install, ms),
    atMost('reload with the server stopped to FCP, median', 150, offline, ms),
    atMost('reload with the server stopped / running, median', 1.2, offline / online, ratio, note),
  ];
}

async function firstContentfulPaint(/** @type {Page} */ page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const time = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return (await (await page.waitForFunction(time)).jsonValue()) ?? Number.NaN;
}

/** @typedef {{ latency: number, bytesPerMs: number }} Line The latency in milliseconds. */
/** @type {Line} */
const slow4G = { latency: 150, bytesPerMs: 200 };

/** @type {[name: string, line: Line, limit: number][]} */
const lines = [
  ['150 ms, 1.6 Mbit/s', slow4G, 1.3],
  ['400 ms, 400 kbit/s', { latency: 400, bytesPerMs: 50 }, 1.3],
  ['40 ms, 10 Mbit/s', { latency: 40, bytesPerMs: 1250 }, 2.1],
];

/**
 * From the start of a first visit until the service worker controls the page.
 * @type {(target: string, ...browser: Parameters<Measurement>) => Promise<Result[]>}
 */
async function fills(target, browser, phone) {
  const results = [];
  for (const [name, line, limit] of lines) {
    const network = await startSlowNetwork(target, line);
    const context = await browser.newContext({ ...phone, baseURL: network.url });
    const page = await context.newPage();
    const start = performance.now();
    await page.goto('/');
    const isControlled = () => navigator.serviceWorker.controller?.state === 'activated';
    await page.waitForFunction(isControlled, undefined, { timeout: 300_000, polling: 100 });
    const seconds = (performance.now() - start) / 1000;
    const ofLine = network.bytes() / line.bytesPerMs / 1000;
    const note = `${seconds.toFixed(1)} s / ${ofLine.toFixed(1)} s`;
    results.push(
      atMost(`ready for offline use at ${name} / line`, limit, seconds / ofLine, ratio, note),
    );
    await context.close();
    network.stop();
  }
  return results;
}

/**
 * On slow 4G and at 4x CPU slowdown. Visits with and without the service worker take turns, so that they can be compared.
 * @type {Measurement}
 */
async function firstVisits(browser, phone) {
  /** @type {(what: string, url: string, limit: number, measure: (page: Page) => Promise<number[]>) => Promise<Result>} */
  const compare = async (what, url, limit, measure) => {
    /** @type {Record<'allow' | 'block', number[]>} */
    const times = { allow: [], block: [] };
    for (const serviceWorkers of [...turn, ...turn, ...turn]) {
      const context = await browser.newContext({ ...phone, serviceWorkers });
      const page = await context.newPage();
      await throttleCpu(page, 4);
      await page.goto(url);
      await untilHydrated(page);
      if (serviceWorkers === 'allow') await page.waitForFunction(isFilling);
      times[serviceWorkers].push(...(await measure(page)));
      await context.close();
    }
    const [during, without] = [median(times.allow), median(times.block)];
    const name = `${what}, while precaching / without`;
    return atMost(name, limit, during / without, ratio, `${ms(during)} / ${ms(without)}`);
  };
  return [
    await compare('navigation', '/', 1.2, async (page) => {
      const times = [];
      for (const step of [...trip, ...trip]) {
        times.push(await openingTime(page, step));
        await setTimeout(300);
      }
      return times;
    }),
    await compare('images of /products, first page', '/products', 1.1, async (page) => {
      return [await page.evaluate(visibleImagesLoaded)];
    }),
    await compare('images of /products, opened by a tap', '/shipping', 1.1, async (page) => {
      await openingTime(page, '/products');
      const loaded = await page.evaluate(visibleImagesLoaded);
      return [loaded - (await page.evaluate(() => Reflect.get(window, 'inputTime')))];
    }),
  ];
}

const turn = /** @type {const} */ (['allow', 'block']);
const trip = ['/category/air-tools', '/product/hvlp-spray-gun', '/cart', 'back', 'back', 'back'];

/** Runs in the page: whether it downloads the precache. */
const isFilling = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/precache.json'));

/** Runs in the page: when the last image in the viewport was loaded, in milliseconds after the page was opened. */
async function visibleImagesLoaded() {
  const visible = () =>
    [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
  do await new Promise((done) => window.setTimeout(done, 100));
  while (visible().some(({ complete, naturalWidth }) => !complete || naturalWidth === 0));
  const entries = visible().flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc));
  return Math.max(...entries.map((entry) => entry.toJSON().responseEnd));
}

/**
 * The browser is closed after 40 files of the precache, opened again, and opened a third time without a connection.
 * @type {(network: Awaited<ReturnType<typeof startSlowNetwork>>, phone: BrowserContextOptions) => Promise<Result[]>}
 */
async function interruptedInstall({ log, stop }, phone) {
  const profile = mkdtempSync(join(tmpdir(), 'torque-bay-profile-'));
  /** @type {<Value>(measure: (page: Page) => Promise<Value>) => Promise<Value>} */
  const visit = async (measure) => {
    log.length = 0;
    const context = await launchProfile(profile, phone);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/');
    const value = await measure(page);
    await context.close();
    return value;
  };
  const received = () =>
    log
      .filter(({ path, isComplete }) => isComplete && path !== '/precache.json')
      .map(({ path }) => path);
  const files = await visit(async () => {
    while (received().length < 40) await setTimeout(20);
    return received();
  });
  const repeated = await visit(async (page) => {
    await untilInstalled(page);
    return log.filter(({ path }) => files.includes(path)).length;
  });
  stop();
  const start = await visit(firstContentfulPaint);
  rmSync(profile, { recursive: true });
  return [
    atMost('requests repeated after an interrupted precache', 0, repeated),
    atMost('start of the browser without a connection to FCP', 1500, start, ms),
  ];
}

/**
 * A proxy with a slow line in front of a server. It logs the requests by `fetch()`: those of the precache.
 * `Network.emulateNetworkConditions` of a page does not slow down those of the service worker.
 */
async function startSlowNetwork(/** @type {string} */ target, /** @type {Line} */ line) {
  const { latency, bytesPerMs } = line;
  const packet = 4096;
  let bytes = 0;
  /** @type {{ path: string, time: number, isComplete: boolean }[]} */
  const log = [];
  let freeAt = 0;

  /** All responses share the bandwidth: each waits for its turn before every packet. */
  async function* throttled(/** @type {AsyncIterable<Buffer>} */ body) {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length; at += packet) {
        const part = chunk.subarray(at, at + packet);
        bytes += part.length;
        freeAt = Math.max(freeAt, performance.now()) + part.length / bytesPerMs;
        await setTimeout(freeAt - performance.now());
        yield part;
      }
    }
  }

  const proxy = createServer(async ({ url: path = '/', headers, method = 'GET' }, outgoing) => {
    const entry = { path, time: performance.now(), isComplete: false };
    if (headers['sec-fetch-dest'] === 'empty' && method === 'GET') log.push(entry);
    await setTimeout(latency);
    const forwarded = request(target + path, { headers, method }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // A browser that is closed cancels its requests.
      await pipeline(answer, throttled, outgoing).catch(() => undefined);
      entry.isComplete = answer.statusCode === 200 && outgoing.writableFinished;
    });
    forwarded.on('error', () => outgoing.destroy()).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, log, stop, bytes: () => bytes };
}
