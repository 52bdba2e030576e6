import { type CDPSession, expect } from '@playwright/test';
import { products } from '../../src/catalogue/products';
import { test } from '../fixtures/test';

test.use({
  // Without the JIT: its machine code would go on growing for hours, leak or none.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
  },
});

const rounds = 20;
const names = Array.from({ length: rounds }, (_, n) => products[n % products.length]?.name ?? '');
const stepsOfARun = rounds * 10;
const heapLimit = 1.02;
/** React may still hold the page before the last; a leak of one node a round would leave 200. */
const nodeLimit = 50;

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
    const target = await until(() =>
      all('a, button').find((each) => (each.ariaLabel ?? each.textContent) === name),
    );
    target.click();
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
    const box = await until(() => document.querySelector<HTMLInputElement>('[type=search]'));
    box.value = name;
    box.form?.requestSubmit();
    await untilHeading(`Showing 1 results for "${name}"`);
    history.back();
    await untilHeading(name);
    await click('Cart, 1 item');
    await click(`Increase quantity of ${name}`);
    await click(`Remove ${name}`);
    await click('Undo');
    await click('Clear Cart');
  }
  for (const small of ['Specials', 'Account']) {
    await click(small);
    await untilHeading(small);
  }
  // Until the store has dropped the pages that it does not keep.
  await new Promise((idle) => requestIdleCallback(idle));
}

/** What the page holds after garbage collection. */
async function memoryOf(session: CDPSession) {
  for (let before = 0; ; ) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    if (nodes === before) return { heap, nodes, listeners };
    before = nodes;
  }
}

const report = (samples: readonly Awaited<ReturnType<typeof memoryOf>>[]) =>
  samples
    .map(({ heap, nodes, listeners }, n) => {
      return `${(n + 1) * stepsOfARun} steps: heap ${heap} B, ${nodes} nodes, ${listeners} listeners\n`;
    })
    .join('');

test('2,000 steps in one tab leak neither memory nor nodes nor listeners', async ({
  page,
  open,
  context,
}) => {
  test.setTimeout(600_000);
  const session = await context.newCDPSession(page);
  await open('/');
  // The first run loads images and fonts.
  await page.evaluate(shop, names);
  const first = await memoryOf(session);
  const samples = [first];
  for (let steps = 0; steps < 2000; steps += stepsOfARun) {
    await page.evaluate(shop, names);
    const sample = await memoryOf(session);
    samples.push(sample);
    expect(sample.heap, report(samples)).toBeLessThanOrEqual(first.heap * heapLimit);
    expect(sample.nodes, report(samples)).toBeLessThan(first.nodes + nodeLimit);
    expect(sample.listeners, report(samples)).toBeLessThanOrEqual(first.listeners);
  }
  process.stdout.write(report(samples));
});
