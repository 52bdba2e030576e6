// Whether a long visit holds more memory than a short one: after 300 navigations among all pages, with the cart in use, compared
// with 30. Without the JIT, whose machine code grows with every navigation, leak or none: with it the heap grows to 1.15 x.
// test/e2e/soak/ goes on for 2,000 steps.
/** @import { Page } from '@playwright/test' */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { launchBrowser, untilHydrated } from '../browser.mjs';
import { atMost, kB, ratio } from './measure.mjs';

export const withoutJit = '--js-flags=--jitless';

/** @type {import('./measure.mjs').Measurement} */
export async function memory(_browser, { baseURL = '' }) {
  const browser = await launchBrowser(withoutJit);
  const page = await browser.newPage({ baseURL });
  await page.goto('/');
  await untilHydrated(page);
  const samples = [];
  for (let round = 0; round < 10; round++) {
    await shop(page, 3, round * 3);
    samples.push(await heldMemory(page));
  }
  await browser.close();
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return [];
  const note = `${kB(last.heap)} / ${kB(first.heap)}`;
  return [
    atMost('heap after 300 navigations / after 30', 1.05, last.heap / first.heap, ratio, note),
    atMost('detached elements after 300 navigations', first.detached, last.detached),
  ];
}

/** Counts what the page holds after garbage collection. Detached elements are those that only scripts hold. */
export async function heldMemory(/** @type {Page} */ page) {
  const session = await page.context().newCDPSession(page);
  for (let before = 0; ; ) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    if (nodes === before) {
      await session.send('DOM.enable');
      const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
      await session.detach();
      return { heap, nodes, listeners, detached: detachedNodes.length };
    }
    before = nodes;
  }
}

/** Buys that many products, which takes five navigations each, and opens all other pages that have a link, which takes 15. */
export const shop = (/** @type {Page} */ page, /** @type {number} */ count, first = 0) => {
  const urlsIn = (/** @type {string} */ folder) =>
    readdirSync(`dist/${folder}`).map((file) => `/${folder}/${basename(file, '.html')}`);
  const products = urlsIn('product');
  return page.evaluate(shopInPage, {
    products: Array.from(
      { length: count },
      (_, n) => products[(first + n) % products.length] ?? '',
    ),
    // Small pages last, because React holds the page before the last.
    others: [
      ...['/', ...urlsIn('category'), '/contact', '/shipping', '/returns', '/warranty'],
      ...['/specials', '/account'],
    ],
  });
};

/** Clicks from inside the page, because that is many times as fast. */
async function shopInPage(/** @type {Record<'products' | 'others', string[]>} */ urls) {
  /** @type {<Found>(find: () => Found | undefined) => Promise<Found>} */
  const until = async (find) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((next) => setTimeout(next));
    }
  };
  /** Not of the hidden pages. */
  const all = (/** @type {string} */ selector) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].filter(
      (each) => !each.closest('main > [aria-hidden]'),
    );
  const heading = () => all('h1')[0]?.textContent ?? '';
  const navigate = async (/** @type {() => void} */ start) => {
    const previous = heading();
    start();
    await until(() => ![previous, ''].includes(heading()));
  };
  const open = async (/** @type {string} */ url) => {
    const link = await until(() => all(`a[href="${url}"]`)[0]);
    await navigate(() => link.click());
  };
  const control = (/** @type {string | RegExp} */ name) =>
    until(() =>
      all('a, button').find((each) => {
        const text = each.ariaLabel ?? each.textContent;
        return typeof name === 'string' ? text === name : name.test(text);
      }),
    );
  const click = async (/** @type {string | RegExp} */ name) => (await control(name)).click();
  const scroll = async () => {
    window.scrollTo(0, 300);
    await new Promise(requestAnimationFrame);
  };

  let name = '';
  for (const url of urls.products) {
    await open('/products');
    await scroll();
    await open(url);
    await scroll();
    await click(/^Add to Cart(\$|$)/);
    name = heading();
    const box = await until(() => document.querySelector('[role=search] input'));
    if (!(box instanceof HTMLInputElement)) throw new Error('The search has no field.');
    box.value = name;
    await navigate(() => box.form?.requestSubmit());
    await navigate(() => history.back());
    for (const each of [
      // Its shown name, its full name and its badge.
      'CartCart, 1 item1',
      `Increase quantity of ${name}`,
      `Remove ${name}`,
      'Undo',
      'Clear Cart',
    ]) {
      await click(each);
    }
  }
  await open('/products');
  await click('Compare');
  await click(`Compare ${name}`);
  const compare = await control('Choose one more');
  await navigate(() => compare.click());
  await navigate(() => history.back());
  await click(`Comparing ${name}: stop`);
  for (const url of urls.others) await open(url);
  // Until the store has dropped the pages that it does not keep.
  await new Promise((idle) => requestIdleCallback(idle));
}
