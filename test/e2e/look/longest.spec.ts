// The longest texts that an owner can write, each also as a single word, and prices of seven digits: nothing is cut or covered,
// and on a phone the products of a category begin on the first screen.
import { expect } from '@playwright/test';
import { startServer } from '../../../tools/store-server.mjs';
import { buildLongestStore } from '../../steps/generated-stores.mjs';
import { categoryFor } from '../fixtures/categories.ts';
import { test } from '../fixtures/test.ts';
import { cutTexts } from './cut-texts.ts';
import { layoutFaults } from './layout-faults.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
let server: Server;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startServer({ folder: await buildLongestStore(), basePath: '/' });
});
test.afterAll(() => server.stop());

const ids = ['angle-grinder-5in', 'dual-action-polisher-6in', 'cordless-impact-wrench-20v'];
const urls = [
  '/',
  '/products',
  '/products?view=list',
  categoryFor('angle-grinder-5in').url,
  categoryFor('cordless-impact-wrench-20v').url,
  ...ids.map((id) => `/product/${id}`),
  `/cart?items=${ids.map((id) => `${id}:999`).join(',')}`,
  '/search?q=grinder',
  `/compare?tools=${ids.join(',')}`,
  '/shipping',
];

// One test, so that the store is built once.
test('the longest texts fit from 320 to 1280 px', { tag: '@release' }, async ({ page, open }) => {
  test.setTimeout(600_000);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const url of urls) {
      await open(`${server.url}${url}`);
      expect.soft(await page.evaluate(layoutFaults), `${url} at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(cutTexts), `${url} at ${width} px`).toEqual([]);
    }
    await open(`${server.url}${categoryFor('angle-grinder-5in').url}`);
    const first = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect.soft(first?.y, `the first product at ${width} px`).toBeLessThan(422);
  }
});
