// How soon the store works offline after the first visit, what the precache costs that visit meanwhile, and how fast pages open
// without a connection. Slow 4G is Lighthouse's. `while precaching / without` at 1.00 x means that a shopper does not notice it.
/** @import { BrowserContextOptions, Page } from '@playwright/test' */
/** @import { StoreServer } from '../scripts/store-server.mjs' */
/** @import { Measurement, Result } from './measure.mjs' */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { launchProfile, throttleCpu, untilHydrated } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import {
  atMost,
  median,
  ms,
  openingTime,
  ratio,
  untilInstalled,
  withoutTarget,
} from './measure.mjs';

/** @type {Measurement} */
export async function offlineReady(browser, phone) {
  const server = await startServer();
  const network = await startSlowNetwork(server.url);
  const slowPhone = { ...phone, baseURL: network.url };
  const results = [
    ...(await reloads(server, browser, { ...phone, baseURL: server.url })),
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
      if (serviceWorkers === 'allow') await page.waitForFunction(isInstalling);
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

/** Runs in the page. */
const isInstalling = async () =>
  Boolean((await navigator.serviceWorker.getRegistration())?.installing);

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
  const received = () => log.filter(({ isComplete }) => isComplete).map(({ path }) => path);
  const seconds = () => (performance.now() - (log[0]?.time ?? 0)) / 1000;
  const first = await visit(async () => {
    while (received().length < 40) await setTimeout(20);
    return { seconds: seconds(), files: received() };
  });
  const second = await visit(async (page) => {
    await untilInstalled(page);
    const repeated = log.filter(({ path }) => first.files.includes(path));
    return { seconds: seconds(), repeated: repeated.length };
  });
  stop();
  const start = await visit(firstContentfulPaint);
  rmSync(profile, { recursive: true });
  return [
    withoutTarget('precache on slow 4G', `${(first.seconds + second.seconds).toFixed(1)} s`),
    atMost('requests repeated after an interrupted precache', 0, second.repeated),
    atMost('start of the browser without a connection to FCP', 1500, start, ms),
  ];
}

/**
 * A proxy with slow 4G in front of a server. It logs the requests of the service worker. `Network.emulateNetworkConditions` of
 * a page does not slow these down, and its bandwidth is not shared with them.
 */
async function startSlowNetwork(/** @type {string} */ target) {
  const [latency, bytesPerMs, packet] = [150, 200, 4096]; // 1.6 Mbit/s.
  /** @type {{ path: string, time: number, isComplete: boolean }[]} */
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

  const proxy = createServer(async ({ url: path = '/', headers, method = 'GET' }, outgoing) => {
    const entry = { path, time: performance.now(), isComplete: false };
    // Pages make no requests by fetch().
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
  return { url: `http://127.0.0.1:${port}`, log, stop };
}
