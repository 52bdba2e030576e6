import { expect } from '@playwright/test';
import { heading, untilStarted } from './shopper';
import { test } from './test';

// Nothing here needs the worker, and storing the shop for every page takes its time.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker registration blocked/ });

test('headings are set in our own font, which came with the page', async ({ page }) => {
  await page.goto('/products');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Barlow Condensed');
});

/** How often a page was faded into the next; the clock stands still, so that no device is too slow. */
const countFades = () => {
  performance.now = () => 0;
  const start = document.startViewTransition.bind(document);
  Object.assign(window, { fades: 0 });
  document.startViewTransition = (update) => {
    (window as unknown as { fades: number }).fades++;
    return start(update);
  };
};

for (const { motion, fades } of [
  { motion: 'no-preference', fades: 1 },
  { motion: 'reduce', fades: 0 },
] as const) {
  test(`pages fade into each other ${fades} times with motion: ${motion}`, async ({ page }) => {
    await page.addInitScript(countFades);
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    for (const aisle of ['Air Tools', 'Hand Tools']) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: aisle })
        .click();
      await expect(heading(page)).toHaveText(aisle);
      await expect(heading(page)).toBeFocused();
    }
    expect(await page.evaluate(() => (window as unknown as { fades: number }).fades)).toBe(fades);
  });
}

test('a browser without view transitions swaps its pages all the same', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 0;
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/products');
  for (const name of ['20 V LED Work Light', '20 V Brushless 1/2 in. Impact Wrench Kit']) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
  }
});

test('pressing Add to Cart is answered in the next frame', async ({ page }) => {
  await page.goto('/product/led-work-light-20v');
  await untilStarted(page);
  const answered = await page.evaluate(async () => {
    const add = [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.startsWith('Add to Cart'),
    );
    add?.click();
    await new Promise(requestAnimationFrame);
    return [
      add?.textContent,
      document.querySelector('[role=status]')?.textContent,
      document.querySelector('header .badge')?.textContent,
    ];
  });
  expect(answered).toEqual([
    'Add to Cart1',
    'Added to cart: 20 V LED Work Light. 1 item in cart.',
    '1',
  ]);
});

test('on paper the cart is a plain list', async ({ page }) => {
  await page.goto('/cart?items=socket-set-40pc:1,obd2-scan-tablet:2');
  await expect(page.getByRole('table')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('row').nth(2)).toHaveText(
    'Pro OBD-II Scan Tabletobd2-scan-tablet2$899.99$1,799.98',
  );
  for (const gone of ['navigation', 'button', 'searchbox', 'contentinfo', 'region'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0);
  }
});

for (const address of [
  '/',
  '/products',
  '/product/hvlp-spray-gun',
  '/cart?items=socket-set-40pc:1',
  '/returns',
]) {
  test(`${address} loses nothing at 400 % zoom or with text twice as large`, async ({ page }) => {
    // 1280 by 1024 pixels at 400 % are 320 by 256.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('.site-header, .buy-bar, .order-summary')].map(
        (bar) => getComputedStyle(bar).position,
      ),
    );
    expect(bars.filter((position) => ['fixed', 'sticky'].includes(position))).toEqual([]);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });
}

test('a link shared from a cart opens the same cart, and back leads out of it', async ({
  page,
  store,
}) => {
  await page.goto('/shipping');
  await page.goto('/cart?items=socket-set-40pc:3');
  await expect(page).toHaveURL(`${store.url}/cart`);
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${store.url}/shipping`);
});
