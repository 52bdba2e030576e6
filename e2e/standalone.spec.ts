import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { basePath } from '../build/base-path.mjs';
import { kindsOfPages } from './addresses';
import { heading, untilStarted } from './shopper';
import { test } from './test';

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('the installed app has a way back, and is not invited to install', async ({
  openBrowser,
  store,
}) => {
  // A window of its own, as an installed app has it.
  const browser = await openBrowser(`--app=${store.url}/category/battery-tools`);
  const page = browser.pages()[0] as Page;
  await untilStarted(page);
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: '20 V LED Work Light' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByText(/^Install the store/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await back.click();
  await expect(heading(page)).toHaveText('Battery Tools');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('in a tab the browser has its own way back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} system bar has the colour of the page's upper edge`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const [themes, edge] = await page.evaluate(() => [
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
      getComputedStyle(document.querySelector('.promise') as Element).backgroundColor,
    ]);
    const hex = edge.match(/\d+/g)?.map((value) => Number(value).toString(16).padStart(2, '0'));
    expect(themes).toEqual([`#${hex?.join('')}`]);
    expect(themes).toEqual([manifest.theme_color]);
  });
}

test('iOS gets its own icon, a status bar apart from the page, and the whole screen', async ({
  page,
}) => {
  await page.goto('/');
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta('apple-mobile-web-app-status-bar-style')).toHaveAttribute('content', 'default');
  await expect(meta('viewport')).toHaveAttribute('content', /viewport-fit=cover/);
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await sharp(`dist/${icon?.slice(basePath.length)}`).metadata()).toMatchObject({
    width: 180,
    height: 180,
  });
});

test('a pull at the page does not reload it', async ({ page }) => {
  await page.goto('/');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
  ).toBe('contain');
});

test('no link opens a page of the store in another window', async ({ page }) => {
  for (const address of kindsOfPages) {
    await page.goto(address);
    const own = page
      .locator('a[target]')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[])
          .filter(({ origin }) => origin === location.origin)
          .map(({ href }) => href),
      );
    expect(await own, address).toEqual([]);
  }
});

test.describe('on a phone without a button', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing that is pressed lies under the system's line", async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
    await page.goto('/product/led-work-light-20v');
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.click();
    const lower = async (name: string) => {
      const box = await page.getByRole('button', { name }).first().boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const edge = 844 - 34;
    expect(await lower('Add to Cart')).toBeLessThanOrEqual(edge);
    const bar = await add.locator('xpath=ancestor::*[contains(@class, "buy-bar")]').boundingBox();
    expect(await lower('Not now')).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.goto('/cart?items=socket-set-40pc:1');
    await expect(page.getByText(/^To install the store/)).toBeHidden();
    expect(await lower('Checkout')).toBeLessThanOrEqual(edge);
    await page.getByRole('button', { name: 'Check for updates' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await lower('Check for updates')).toBeLessThanOrEqual(edge);
  });
});
