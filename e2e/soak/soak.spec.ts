import { expect } from '@playwright/test';
import { products } from '../../src/catalogue/products.ts';
import { test } from '../fixtures/test.ts';

test.use({
  // Without the JIT: its machine code would go on growing for hours, leak or none.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
  },
});

/** 200 steps a round, ten for each of these. */
const names = Array.from({ length: 20 }, (_, n) => products[n % products.length]?.name ?? '');

test('2,000 steps in one tab leak neither memory nor nodes nor listeners', async ({
  page,
  open,
  context,
}) => {
  test.setTimeout(600_000);
  const session = await context.newCDPSession(page);
  /** What the page holds after garbage collection. */
  const memory = async () => {
    for (let before = 0; ; ) {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
      if (nodes === before) return { heap, nodes, listeners };
      before = nodes;
    }
  };
  await open('/');
  // The first round loads images and fonts.
  await page.evaluate(shop, names);
  const first = await memory();
  const samples = [first];
  for (let round = 0; round < 10; round++) {
    await page.evaluate(shop, names);
    const { heap, nodes, listeners } = await memory();
    samples.push({ heap, nodes, listeners });
    const message = JSON.stringify(samples, undefined, 1);
    expect(heap, message).toBeLessThanOrEqual(first.heap * 1.02);
    // React may still hold the page before the last; a leak of one node a product would leave 200.
    expect(nodes, message).toBeLessThan(first.nodes + 50);
    expect(listeners, message).toBeLessThanOrEqual(first.listeners);
  }
});

/**
 * Ten navigations and changes of the cart for each of these names, clicked from inside the page because
 * that is many times as fast; then two small pages, because React holds the page before the last.
 */
async function shop(names: readonly string[]) {
  const until = async <Found>(find: () => Found | undefined) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((next) => setTimeout(next));
    }
  };
  /** Not of the hidden pages. */
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => !each.closest('main > [aria-hidden]'),
    );
  const click = async (name: string) => {
    const find = () =>
      all('a, button').find((each) => (each.ariaLabel ?? each.textContent) === name);
    (await until(find)).click();
  };
  const untilHeading = (text: string) => until(() => all('h1')[0]?.textContent === text);
  const scroll = async () => {
    window.scrollTo(0, 300);
    await new Promise((scrolled) => document.addEventListener('scroll', scrolled, { once: true }));
  };

  for (const name of names) {
    await click('All Tools');
    await untilHeading('All Tools');
    await scroll();
    await click(name);
    await untilHeading(name);
    await scroll();
    await click('Add to Cart');
    const box = await until(() => document.querySelector<HTMLInputElement>('[role=search] input'));
    box.value = name;
    box.form?.requestSubmit();
    await untilHeading(`Showing 1 results for "${name}"`);
    history.back();
    await untilHeading(name);
    for (const control of [
      // Its shown name, its full name and its badge.
      'CartCart, 1 item1',
      `Increase quantity of ${name}`,
      `Remove ${name}`,
      'Undo',
      'Clear Cart',
    ]) {
      await click(control);
    }
  }
  for (const small of ['Specials', 'Account']) {
    await click(small);
    await untilHeading(small);
  }
  // Until the store has dropped the pages that it does not keep.
  await new Promise((idle) => requestIdleCallback(idle));
}
