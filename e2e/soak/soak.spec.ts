import { type CDPSession, expect } from '@playwright/test';
import { products } from '../../src/catalogue/products';
import { test } from '../test';

test.use({
  // Nothing here needs the worker.
  serviceWorkers: 'block',
  expectedNoise: /Service Worker registration blocked/,
  // The machine code that the engine makes of what runs often would grow for hours, leak or none.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
  },
});

const rounds = 20;
const names = Array.from({ length: rounds }, (_, n) => products[n % products.length]?.name ?? '');
/** Ten to each round. */
const steps = rounds * 10;
const growthLimit = 1.02;
/** React may or may not hold the calm page before the last; a leak of a node each round would leave 200. */
const calmPageNodes = 50;

/**
 * Ten navigations and changes of the cart for each of these names, pressed inside the page because that
 * is many times as fast; then two calm pages, because React keeps what was shown before the last.
 */
async function shop(names: readonly string[]) {
  const until = async <Found>(find: () => Found | undefined) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((next) => setTimeout(next));
    }
  };
  const press = async (name: string) => {
    const targets = () => [...document.querySelectorAll<HTMLElement>('a, button')];
    const target = await until(() =>
      targets().find((each) => (each.ariaLabel ?? each.textContent) === name),
    );
    target.click();
  };
  const untilHeading = (text: string) =>
    until(() => document.querySelector('h1')?.textContent === text);

  const scroll = async () => {
    window.scrollTo(0, 300);
    await new Promise((scrolled) => document.addEventListener('scroll', scrolled, { once: true }));
  };

  for (const name of names) {
    await press('All Tools');
    await untilHeading('All Tools');
    await scroll();
    await press(name);
    await untilHeading(name);
    await scroll();
    await press('Add to Cart');
    const box = await until(() => document.querySelector<HTMLInputElement>('[type=search]'));
    box.value = name;
    box.form?.requestSubmit();
    await untilHeading(`Showing 1 results for "${name}"`);
    history.back();
    await untilHeading(name);
    await press('Cart, 1 item');
    await press(`Increase quantity of ${name}`);
    await press(`Remove ${name}`);
    await press('Undo');
    await press('Clear Cart');
  }
  for (const calm of ['Specials', 'Account']) {
    await press(calm);
    await untilHeading(calm);
  }
}

/** What the page holds once it has nothing more to let go. */
async function held(session: CDPSession) {
  for (let before = 0; ; ) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
    if (nodes === before) return { heap, nodes, listeners };
    before = nodes;
  }
}

const told = (curve: readonly Awaited<ReturnType<typeof held>>[]) =>
  curve
    .map(({ heap, nodes, listeners }, n) => {
      return `${(n + 1) * steps} steps: heap ${heap} B, ${nodes} nodes, ${listeners} listeners\n`;
    })
    .join('');

test('a tab that shops all day holds no more in the evening than in the morning', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const session = await context.newCDPSession(page);
  await page.goto('/');
  // In the first rounds the pages, their pictures and their fonts come.
  await page.evaluate(shop, names);
  const morning = await held(session);
  const curve = [morning];
  for (let walked = 0; walked < 2000; walked += steps) {
    await page.evaluate(shop, names);
    const now = await held(session);
    curve.push(now);
    expect(now.heap, told(curve)).toBeLessThanOrEqual(morning.heap * growthLimit);
    expect(now.nodes, told(curve)).toBeLessThan(morning.nodes + calmPageNodes);
    expect(now.listeners, told(curve)).toBeLessThanOrEqual(morning.listeners);
  }
  process.stdout.write(told(curve));
});
