// Two builds and two tabs: however an update is found and answered, both tabs keep the cart, and no tab is reloaded
// without a click. Pairwise: each two of these values are together in a test.
import { expect, type Page } from '@playwright/test';
import { isHydrated, throttleCpu } from '../../../tools/browser.mjs';
import {
  cartLink,
  heading,
  mainNavigation,
  recordNavigations,
  untilPrecached,
} from '../fixtures/page.ts';
import { tapAt } from '../fixtures/slow-phone.ts';
import {
  checkForUpdates,
  openPagesUntilOffered,
  test,
  updateNotice,
  workLight,
} from '../fixtures/updates.ts';

const answers = ['Update now', 'Later', 'no answer'] as const;

/** How a tab finds the new version. */
const discoveries: [name: string, discover: (page: Page, otherTab: Page) => Promise<unknown>][] = [
  [
    'by a load',
    async (_, otherTab) => {
      const loaded = await otherTab.context().newPage();
      await loaded.goto(new URL('/shipping', otherTab.url()).href);
      await loaded.close();
    },
  ],
  [
    'by focus',
    async (page) => {
      await page.clock.fastForward(31_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  ],
  ['by the hourly check', (page) => page.clock.fastForward('01:00:00')],
  [
    'by hand',
    async (page) => {
      await checkForUpdates(page);
      await expect(updateNotice(page)).toBeVisible();
    },
  ],
];

/** The other tab is one of these: its URL, its heading and the items that it has put into the cart. */
const otherTabs = [
  ['/', 'Professional Tools for Every Bay', 0],
  ['/cart?items=hvlp-spray-gun:5', 'Cart', 5],
  ['/product/socket-set-40pc', '40-Piece 1/4 in. Socket Set', 0],
] as const;

for (const [row, answer] of answers.entries()) {
  for (const [column, [how, discover]] of discoveries.entries()) {
    const [url, title, items] = otherTabs[(row + column) % 3] ?? otherTabs[0];
    const isServerStopped = (row + column) % 2 === 1;
    const server = isServerStopped ? 'the server stopped' : 'the server running';

    test(`found ${how}, ${answer}, other tab on ${url}, ${server}`, async ({
      page,
      open,
      context,
      flakyServer,
      shopUntilPublished,
    }) => {
      await page.clock.install();
      await open(`${flakyServer.url}/`);
      await untilPrecached(page);
      const otherTab = await context.newPage();
      await otherTab.goto(flakyServer.url + url);
      await expect(cartLink(otherTab, items)).toBeVisible();
      await page.bringToFront();
      await shopUntilPublished(items);
      const otherNavigations = recordNavigations(otherTab);
      await discover(page, otherTab);
      await openPagesUntilOffered(page);
      if (isServerStopped) await flakyServer.stop();

      const isAccepted = answer === 'Update now';
      const navigations = recordNavigations(page);
      if (answer !== 'no answer') await page.getByRole('button', { name: answer }).click();
      await expect(updateNotice(page)).toBeVisible({ visible: answer === 'no answer' });
      const prices = page.getByRole('main').getByText(isAccepted ? '$59.99' : '$69.99');
      await expect(prices.filter({ visible: true }).first()).toBeVisible();
      await expect(page).toHaveURL(flakyServer.url + workLight);
      await cartLink(page, items + 2).click();
      await expect(heading(page)).toHaveText('Cart');
      expect(navigations).toHaveLength(isAccepted ? 1 : 0);

      expect(otherNavigations).toEqual([]);
      await expect(heading(otherTab)).toHaveText(title);
      await expect(cartLink(otherTab, items + 2)).toBeVisible();
    });
  }
}

test('taps on a link while an update is accepted do not lose the cart', async ({
  page,
  shopUntilPublished,
}) => {
  await shopUntilPublished();
  await checkForUpdates(page);
  await expect(updateNotice(page)).toBeVisible();
  const box = await mainNavigation(page).getByRole('link', { name: 'Specials' }).boundingBox();
  await throttleCpu(page, 6);
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  const taps = tapAt(page, box);
  await load;
  await page.waitForFunction(isHydrated);
  taps.end();
  await expect(cartLink(page, 2)).toBeVisible();
});
