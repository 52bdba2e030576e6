// Two builds and two tabs: however an update is found and answered, each tab keeps its cart, and no tab is
// reloaded without a click.
import { expect, type Page } from '@playwright/test';
import { cartLink, heading, recordNavigations, untilPrecached } from '../fixtures/page';
import {
  checkForUpdates,
  openPagesUntilOffered,
  test,
  updateNotice,
  workLight,
} from '../fixtures/updates';

const hide = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** How a tab finds the new version. */
const discoveries: Record<string, (page: Page, otherTab: Page) => Promise<unknown>> = {
  'by a load': async (_, otherTab) => {
    const loaded = await otherTab.context().newPage();
    await loaded.goto(new URL('/shipping', otherTab.url()).href);
    await loaded.close();
  },
  'by focus': async (page) => {
    await page.clock.fastForward(31_000);
    await hide(page);
  },
  'by the hourly check': (page) => page.clock.fastForward('01:00:00'),
  'by hand': checkForUpdates,
};

/** What the other tab shows: its URL, its heading and the items in its cart. */
const otherTabs = {
  'on the home page': { url: '/', title: 'Professional Tools for Every Bay', items: 0 },
  'with a cart': { url: '/cart?items=hvlp-spray-gun:5', title: 'Cart', items: 5 },
  'on a product page': {
    url: '/product/socket-set-40pc',
    title: '40-Piece 1/4 in. Socket Set',
    items: 0,
  },
};

const answers = ['accepted', 'dismissed', 'ignored'] as const;
/** Milliseconds from the first paint after the update to a click on the header's cart link. */
const clickDelays = { accepted: [0, 50, 200], dismissed: [0], ignored: [0] };

for (const [how, discover] of Object.entries(discoveries)) {
  for (const [where, other] of Object.entries(otherTabs)) {
    for (const answer of answers) {
      for (const isServerStopped of [false, true]) {
        for (const delay of clickDelays[answer]) {
          const server = isServerStopped ? 'the server stopped' : 'the server running';
          test(`found ${how}, ${answer}, other tab ${where}, ${server}, click after ${delay} ms`, async ({
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
            await otherTab.goto(flakyServer.url + other.url);
            await expect(heading(otherTab)).toHaveText(other.title);
            await expect(cartLink(otherTab, other.items)).toBeVisible();
            await page.bringToFront();
            await shopUntilPublished();
            const otherNavigations = recordNavigations(otherTab);
            await discover(page, otherTab);
            if (how !== 'by hand') await openPagesUntilOffered(page);
            await expect(updateNotice(page)).toBeVisible();
            if (isServerStopped) await flakyServer.stop();

            const navigations = recordNavigations(page);
            if (answer === 'accepted') {
              // The app removes the cart from the URL, on a busy machine before the click has returned.
              await Promise.all([
                page.waitForURL(/items=/, { waitUntil: 'commit' }),
                page.getByRole('button', { name: 'Update now' }).click(),
              ]);
              await clickWhenPainted(page, delay);
            } else {
              if (answer === 'dismissed') await page.getByRole('button', { name: 'Later' }).click();
              await cartLink(page, 2).click();
            }
            // The click opened the cart, or came before the app had the cart and did nothing.
            await expect(heading(page)).toHaveText(/^(Cart|20V LED Work Light)$/);
            await expect(cartLink(page, 2)).toBeVisible();
            expect(navigations).toHaveLength(answer === 'accepted' ? 1 : 0);
            const price = answer === 'accepted' ? /\$59\.99$/ : /\$69\.99$/;
            await expect(
              page.getByRole('main').getByText(price).filter({ visible: true }).first(),
            ).toBeVisible();
            await expect(page).toHaveURL(
              (url) => ['/cart', workLight].includes(url.pathname) && url.search === '',
            );

            expect(otherNavigations).toEqual([]);
            await expect(heading(otherTab)).toHaveText(other.title);
            await expect(cartLink(otherTab, other.items)).toBeVisible();
          });
        }
      }
    }
  }
}

/** A click at a position, which does not wait for an element to be enabled. */
async function clickWhenPainted(page: Page, delay: number) {
  const box = await page.getByRole('link', { name: /^Cart/ }).boundingBox();
  await page.evaluate(
    (milliseconds) =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(done, milliseconds))),
    delay,
  );
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
}
