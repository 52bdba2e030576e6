import { expect, type Page } from '@playwright/test';
import { cartLink, goShopping, heading, recordNavigations } from './fixtures/page';
import { test } from './fixtures/test';

test.describe('a page whose app cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load (resource|module script)/ });

  const failure = (page: Page) => page.getByText('This page could not start yet');
  async function expectCartInLink(page: Page) {
    await expect(page.getByText('Opening your cart…')).toBeHidden();
    await expect(page.getByText('Your Cart is Empty')).toBeHidden();
    await expect(page.getByText('Your cart is in the link of this page.')).toBeVisible();
  }
  const isReload = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).type === 'reload';
  };

  test('reloads once, then says so, and its links work', async ({ page, open, flakyServer }) => {
    flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 'drop' : 'forward');
    const navigations = recordNavigations(page);
    await page.goto(`${flakyServer.url}/`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(isReload).catch(() => false)).toBe(true);
    await expect(failure(page)).toBeVisible();
    expect(navigations).toHaveLength(2);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    await expect(failure(page)).toBeVisible();
    expect(navigations).toHaveLength(4);
    flakyServer.fate = () => 'forward';
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(failure(page)).toBeHidden();
    await open(`${flakyServer.url}/`);
    await goShopping(page);
  });

  for (const fault of ['drop', 'stall', 'error 500', 'html'] as const) {
    test(`says so after ten seconds if the entry script has the fault "${fault}"`, async ({
      page,
      flakyServer,
    }) => {
      flakyServer.fate = (path) => (path.startsWith('/assets/index-') ? fault : 'forward');
      await page.goto(`${flakyServer.url}/products`, { waitUntil: 'commit' });
      await expect(failure(page)).toBeAttached();
      await expect(failure(page)).toBeHidden();
      const delay = () =>
        document.querySelector('#start-notice')?.getAnimations()[0]?.effect?.getTiming().delay;
      await expect.poll(() => page.evaluate(delay)).toBe(10_000);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(failure(page)).toBeVisible();
      await page.getByLabel('Search products').fill('ratchet');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${flakyServer.url}/search?q=ratchet`);
    });
  }

  test('lets its links work after ten seconds, with a cart in the URL too', async ({
    page,
    flakyServer,
  }) => {
    await page.clock.install();
    flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 'stall' : 'forward');
    await page.goto(`${flakyServer.url}/cart?items=socket-set-40pc:3`, { waitUntil: 'commit' });
    await expect(page.getByText('Opening your cart…')).toBeVisible();
    const isInert = () => page.evaluate(() => document.documentElement.inert);
    await expect.poll(isInert).toBe(true);
    await page.clock.fastForward(11_000);
    expect(await isInert()).toBe(false);
    await expectCartInLink(page);
    await page.getByRole('link', { name: 'All Tools' }).click();
    await expect(page).toHaveURL(`${flakyServer.url}/products`);
  });

  test('says that the cart in its URL is not lost', async ({ page, flakyServer }) => {
    flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 'drop' : 'forward');
    const url = `${flakyServer.url}/cart?items=socket-set-40pc:3`;
    await page.goto(url, { waitUntil: 'commit' });
    await expect(failure(page)).toBeVisible();
    await expectCartInLink(page);
    flakyServer.fate = () => 'forward';
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(cartLink(page, 3)).toBeVisible();
  });

  test('keeps the painted page if the server has stopped', async ({ page, flakyServer }) => {
    let isStopped = false;
    flakyServer.fate = (path) => {
      isStopped ||= path.startsWith('/assets/main-');
      return isStopped ? 'drop' : 'forward';
    };
    const navigations = recordNavigations(page);
    await page.goto(`${flakyServer.url}/products`, { waitUntil: 'commit' });
    await expect(failure(page)).toBeVisible();
    await expect(heading(page)).toHaveText('All Tools');
    expect(navigations).toHaveLength(1);
  });
});
