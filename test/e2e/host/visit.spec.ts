import { expect } from '@playwright/test';
import { builds } from '../../steps/builds.mjs';
import { cartLink, expectImages, goShopping, heading, untilPrecached } from '../fixtures/page.ts';
import { templateUrls } from '../fixtures/templates.ts';
import { test } from '../fixtures/test.ts';
import { acceptUpdate, checkForUpdates } from '../fixtures/updates.ts';

test('a shopper browses, searches and fills the cart on the first visit, without a service worker', async ({
  page,
  open,
}) => {
  await open('/');
  await expectImages(page);
  await goShopping(page);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit every page opens with the server stopped', async ({
    page,
    open,
    context,
    flakyServer,
  }) => {
    await open(`${flakyServer.url}/`);
    await untilPrecached(page);
    await flakyServer.stop();
    const tab = await context.newPage();
    for (const url of templateUrls) {
      await tab.goto(flakyServer.url + url);
      await expect(heading(tab), url).not.toBeEmpty();
    }
    await tab.goto(`${flakyServer.url}/products`);
    await expectImages(tab);
  });

  test('a new version is offered, and accepting it keeps page and cart', async ({
    page,
    open,
    flakyServer,
    build,
    serverOf,
  }) => {
    await open(`${flakyServer.url}/product/led-work-light-20v`);
    await untilPrecached(page);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const next = build.basePath === '/' ? builds.nextAgain : builds.subpathAgain;
    flakyServer.target = (await serverOf(next)).url;
    await checkForUpdates(page);
    await acceptUpdate(page);
    await expect(cartLink(page, 1)).toBeVisible();
    await expect(page).toHaveURL(`${flakyServer.url}/account`);
  });
});
