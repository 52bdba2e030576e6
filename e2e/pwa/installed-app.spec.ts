import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { untilHydrated } from '../../scripts/browser.mjs';
import { cartLink, heading } from '../fixtures/page';
import { test } from '../fixtures/test';

test.use({ isFullBrowser: true });

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('the installed app has a back button and no invitation to install', async ({
  openPersistentContext,
  store,
}) => {
  // A window of its own, as that of an installed app.
  const browser = await openPersistentContext(`--app=${store.url}/category/battery-tools`);
  const page = browser.pages()[0] as Page;
  await untilHydrated(page);
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();
  await page
    .getByRole('main')
    .getByRole('link', { name: '20V LED Work Light', exact: true })
    .click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(page.getByText(/^Install the store/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await back.click();
  await expect(heading(page)).toHaveText('Battery Tools');
  await expect(cartLink(page, 1)).toBeVisible();
});

// In a tab, where the button is hidden: the navigation API, which enables it, is the same.
test('its back button is enabled whenever there is a page before', async ({ context, store }) => {
  for (const { opened, isEnabled, use } of [
    { opened: '/product/no-such-tool', isEnabled: false },
    { opened: '/cart?items=socket-set-40pc:1', isEnabled: false },
    {
      opened: '/products',
      use: async (page: Page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
      isEnabled: true,
    },
    {
      opened: '/products',
      // A native navigation, as before hydration.
      use: (page: Page) => page.evaluate(() => window.location.assign('shipping')),
      isEnabled: true,
    },
  ]) {
    const page = await context.newPage();
    await page.goto(store.url + opened);
    await untilHydrated(page);
    await use?.(page);
    await untilHydrated(page);
    const back = page.getByRole('button', { name: 'Back', includeHidden: true });
    await expect(back, opened).toBeEnabled({ enabled: isEnabled });
  }
});

test('the system bar has the colour of the top of the page, and a browser tab no back button of the store', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [themes, edge] = await page.evaluate(() => [
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
        ({ content }) => content,
      ),
      getComputedStyle(document.querySelector('header > :first-child') as Element).backgroundColor,
    ]);
    const hex = edge.match(/\d+/g)?.map((value) => Number(value).toString(16).padStart(2, '0'));
    expect(themes).toEqual([`#${hex?.join('')}`]);
    expect(themes).toEqual([manifest.theme_color]);
  }
});

test('iOS gets its icon, its status bar style and the whole screen', async ({ page, open }) => {
  await open('/');
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta('apple-mobile-web-app-status-bar-style')).toHaveAttribute('content', 'default');
  await expect(meta('viewport')).toHaveAttribute('content', /viewport-fit=cover/);
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await sharp(`dist/${icon?.slice(1)}`).metadata()).toMatchObject({
    width: 180,
    height: 180,
  });
});
