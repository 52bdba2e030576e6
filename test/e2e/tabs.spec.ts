// Several tabs of the store, which share one cart.
import { kill } from 'node:process';
import { type Browser, expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser.mjs';
import { cartLink, mainNavigation } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const light = '/product/led-work-light-20v';
const sockets = '/product/socket-set-40pc';

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first().click();

test('tools that are opened in new tabs share one cart, which a reload keeps and the last tab takes along', async ({
  page,
  open,
  context,
  store,
}) => {
  await open('/products');
  const openTab = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(store.url + path);
    await untilHydrated(tab);
    return tab;
  };
  const first = await openTab(light);
  await add(first);
  const second = await openTab(sockets);
  await expect(cartLink(second, 1)).toBeVisible();
  await add(second);
  for (const tab of [page, first, second]) await expect(cartLink(tab, 2)).toBeVisible();
  await expect(first.getByRole('status')).toHaveText(/^Added to cart: 20V LED Work Light/);
  await expect(page.getByRole('status')).toHaveText('');

  await cartLink(page, 2).click();
  await page.getByLabel('Job name').fill('Bay 3');
  await second.reload();
  await expect(cartLink(second, 2)).toBeVisible();
  await cartLink(second, 2).click();
  await expect(second.getByLabel('Job name')).toHaveValue('Bay 3');
  await second.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(cartLink(page, 2)).toBeVisible();

  await first.close();
  await second.close();
  await page.reload();
  await expect(cartLink(page, 0)).toBeVisible();

  await test.step('stores with another base path on the same domain have a cart of their own', async () => {
    await untilHydrated(page);
    const heard = await page.evaluate(async () => {
      const counts = { '/shop/': 0, '/': 0 };
      const channels = (['/shop/', '/'] as const).map((base) => {
        const channel = new BroadcastChannel(`cart of ${base}`);
        const answered = new Promise((done) => {
          channel.onmessage = () => {
            counts[base] += 1;
            done(undefined);
          };
        });
        channel.postMessage({ type: 'ask' });
        return answered;
      });
      await channels[1];
      return counts;
    });
    expect(heard).toEqual({ '/shop/': 0, '/': 1 });
  });
});

test('a shared cart link adds to the cart of the other tabs, once', async ({
  page,
  open,
  context,
  store,
}) => {
  await open(light);
  await add(page);
  const tab = await context.newPage();
  await tab.goto(`${store.url}/cart?items=led-work-light-20v:2,socket-set-40pc:1&job=Bay+3`);
  for (const each of [page, tab]) await expect(cartLink(each, 4)).toBeVisible();
  await tab.reload();
  await expect(cartLink(tab, 4)).toBeVisible();
  // A document of its own, whose URL has the link again.
  await tab.goto(`${store.url}/specials`);
  await expect(cartLink(tab, 4)).toBeVisible();
  await tab.goBack();
  await untilHydrated(tab);
  for (const each of [page, tab]) await expect(cartLink(each, 4)).toBeVisible();
});

test('a page from the back/forward cache has the cart of the other tabs', async ({
  page,
  open,
  context,
  store,
}) => {
  await open(light);
  await add(page);
  const other = await context.newPage();
  await other.goto(store.url + sockets);
  await expect(cartLink(other, 1)).toBeVisible();
  await page.goto(`${store.url}/licenses.txt`);
  await add(other);
  await expect(cartLink(other, 2)).toBeVisible();
  await page.goBack();
  await expect(cartLink(page, 2)).toBeVisible();
  await mainNavigation(page).getByRole('link', { name: 'Specials' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
});

test('a tab whose process is suspended joins its cart with that of a later tab once it runs again', async ({
  page,
  open,
  context,
  browser,
  store,
}) => {
  await open(light);
  await add(page);
  const renderer = await rendererOf(page, browser);
  renderer.suspend();
  const second = await context.newPage();
  await second.goto(store.url + sockets);
  await untilHydrated(second);
  // The first tab does not answer.
  await add(second);
  await expect(cartLink(second, 1)).toBeVisible();
  renderer.resume();
  for (const tab of [page, second]) await expect(cartLink(tab, 2)).toBeVisible();
});

/** Phones suspend the processes of tabs in the background. DevTools cannot freeze a tab: docs/findings/frozen-tab.sh. */
async function rendererOf(page: Page, browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer');
  };
  // The browser also has renderers in reserve. Only that of the page is busy.
  const before = await renderers();
  await page.evaluate(() => {
    for (const start = performance.now(); performance.now() - start < 300; );
  });
  const busyTime = ({ id, cpuTime }: { id: number; cpuTime: number }) =>
    cpuTime - (before.find((each) => each.id === id)?.cpuTime ?? 0);
  const [busiest] = (await renderers()).toSorted((a, b) => busyTime(b) - busyTime(a));
  const pid = busiest?.id ?? -1;
  return {
    suspend: () => kill(pid, 'SIGSTOP'),
    resume: () => kill(pid, 'SIGCONT'),
  };
}
