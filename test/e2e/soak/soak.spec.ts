import { expect } from '@playwright/test';
import { heldMemory, shop, withoutJit } from '../../../tools/bench/memory.mjs';
import { test } from '../fixtures/test.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutJit] });
  },
});

test('2,000 steps in one tab leak neither memory nor nodes nor listeners', async ({
  page,
  open,
}) => {
  test.setTimeout(600_000);
  await open('/');
  // The first round loads images and fonts. A round has 200 steps, ten for each product.
  await shop(page, 20);
  const first = await heldMemory(page);
  const samples = [first];
  for (let round = 0; round < 10; round++) {
    await shop(page, 20);
    const { heap, nodes, listeners, detached } = await heldMemory(page);
    samples.push({ heap, nodes, listeners, detached });
    const message = JSON.stringify(samples, undefined, 1);
    expect(heap, message).toBeLessThanOrEqual(first.heap * 1.02);
    // React may still hold the page before the last; a leak of one node a product would leave 200.
    expect(nodes, message).toBeLessThan(first.nodes + 50);
    expect(listeners, message).toBeLessThanOrEqual(first.listeners);
    expect(detached, message).toBeLessThanOrEqual(first.detached);
  }
});
