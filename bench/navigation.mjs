// Times of client-side navigation at 4x CPU slowdown, of the store with and without its service worker and of the floor,
// interleaved because only values of one run can be compared.
import { startServer } from '../scripts/store-server.mjs';
import { buildFloor, floor } from './floor/build.mjs';
import { median } from './median.mjs';
import { atMost } from './sizes.mjs';

const rounds = 6;

/** A trip: what is clicked, or Back. */
const trip = ['/category/air-tools', '/product/hvlp-spray-gun', '/cart', 'back'];

const kinds = /** @type {const} */ (['tap', 'first tap', 'Enter', 'back']);

/** The highest ratios to the floor. */
const targets = { tap: 1.6, 'first tap': 1.8, Enter: 1.6, back: 1.6 };

/** @typedef {{ name: string, url: string, context: import('@playwright/test').BrowserContext, times: Record<typeof kinds[number], number[]>, longTasks: number }} Subject */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function navigationResults(browser, phone) {
  await buildFloor();
  const servers = { store: await startServer(), floor: await startServer(floor) };
  const subject = async (
    /** @type {string} */ name,
    /** @type {string} */ url,
    /** @type {'allow' | 'block'} */ serviceWorkers,
  ) => ({
    name,
    url,
    context: await browser.newContext({ ...phone, baseURL: url, hasTouch: true, serviceWorkers }),
    times: { tap: [], 'first tap': [], Enter: [], back: [] },
    longTasks: 0,
  });
  /** @type {Subject[]} */
  const subjects = [
    await subject('service worker', servers.store.url, 'allow'),
    await subject('no service worker', servers.store.url, 'block'),
    await subject('floor', servers.floor.url, 'block'),
  ];
  // The first round is a warm-up, in which the service worker precaches.
  for (let round = 0; round <= rounds; round++) {
    for (const each of subjects) await visit(each, round > 0);
  }
  for (const { context } of subjects) await context.close();
  for (const server of Object.values(servers)) await server.stop();

  const floorTimes = subjects[2]?.times;
  return subjects.slice(0, 2).flatMap(({ name, times, longTasks }) => [
    ...kinds.map((kind) => {
      const floorTime = median(floorTimes?.[kind] ?? []);
      const text = (/** @type {number} */ ratio) =>
        `${ratio.toFixed(2)}, ${Math.round(median(times[kind]))} ms, worst ${Math.round(Math.max(...times[kind]))} ms`;
      const what = `navigation, ${name}: ${kind} / floor (${Math.round(floorTime)} ms)`;
      return {
        ...atMost(what, targets[kind], median(times[kind]) / floorTime, text),
        target: `at most ${targets[kind]}`,
      };
    }),
    atMost(`navigation, ${name}: long tasks after the first tap`, 0, longTasks),
  ]);
}

/** A visit to the home page and two trips: the first by taps, the second by the keyboard. */
async function visit(
  /** @type {Subject} */ { context, times, longTasks },
  /** @type {boolean} */ isMeasured,
) {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.controller ?? 0);
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [index, step] of [...trip, 'back', 'back', 'back', ...trip].entries()) {
    const isFirst = index === 0;
    const kind =
      step === 'back' ? 'back' : index > trip.length ? 'Enter' : isFirst ? 'first tap' : 'tap';
    const time = await timeOf(page, step, kind);
    if (isMeasured) times[kind].push(time);
    await page.waitForTimeout(500);
  }
  await page.close();
  return longTasks;
}

/** From the click, key press or Back to the second frame after the heading has changed. */
async function timeOf(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {string} */ step,
  /** @type {string} */ kind,
) {
  const link = page.locator(`a[href="${step}"]:visible`).first();
  if (kind === 'Enter') {
    await link.focus();
    await page.waitForTimeout(300);
  } else if (step !== 'back') {
    await link.scrollIntoViewIfNeeded();
  }
  const time = page.evaluate(untilNextHeading, step);
  if (kind === 'Enter') await page.keyboard.press('Enter');
  else if (step !== 'back') await tap(page, link);
  return time;
}

/** As people tap: 80 ms between pointer down and up. */
async function tap(
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {import('@playwright/test').Locator} */ link,
) {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link has no box.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

/** Runs in the page. */
function untilNextHeading(/** @type {string} */ step) {
  return /** @type {Promise<number>} */ (
    new Promise((done) => {
      const text = () => document.querySelector('h1')?.textContent;
      const previous = text();
      let start = performance.now();
      const begin = (/** @type {Event} */ { timeStamp }) => {
        start = timeStamp;
      };
      for (const type of ['keydown', 'pointerup']) {
        window.addEventListener(type, begin, { capture: true, once: true });
      }
      const observer = new MutationObserver(() => {
        if (text() === previous) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      if (step === 'back') history.back();
    })
  );
}
