import { expect } from '@playwright/test';
import { positionsOf } from './fixtures/in-page';
import { cartLink } from './fixtures/page';
import { test } from './fixtures/test';

test('headings are set in the display font, which came with the page', async ({ page, open }) => {
  await open('/products');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((font) => font.status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Barlow Condensed');
});

test('a pull at the page does not reload it', async ({ page, open }) => {
  await open('/');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
  ).toBe('contain');
});

test('removing a cart line and restoring it moves nothing', async ({ page, open }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open('/cart?items=socket-set-40pc:3,hvlp-spray-gun:1,led-work-light-20v:2');
    const positions = () =>
      page.evaluate(() => [
        window.scrollY,
        ...[...document.querySelectorAll('main li:has(h2)')].map(
          (line) => line.getBoundingClientRect().top,
        ),
      ]);
    await page.getByRole('button', { name: /^Remove HVLP/ }).scrollIntoViewIfNeeded();
    const before = await positions();
    await page.getByRole('button', { name: /^Remove HVLP/ }).click();
    await expect(page.getByText('Removed.')).toBeVisible();
    expect(await positions()).toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Removed.')).toBeHidden();
    expect(await positions()).toEqual(before);
  }
});

test('adding a product from a list moves nothing', async ({ page, open }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open('/products');
    const positions = () => page.evaluate(positionsOf, 'a, button, input, select, img, h2, main p');
    const add = page.getByRole('button', { name: /^Add to Cart/ }).nth(2);
    await add.scrollIntoViewIfNeeded();
    const before = await positions();
    await add.click();
    await expect(cartLink(page, 1)).toBeVisible();
    expect(await positions()).toEqual(before);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a product can be added to the cart from anywhere on its page', async ({ page, open }) => {
    await open('/product/led-work-light-20v');
    const add = page.getByRole('button', { name: 'Add to Cart' });
    for (const top of [0, 500, 100_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(add).toBeInViewport({ ratio: 1 });
    }
    await add.click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeInViewport({ ratio: 1 });
  });

  test('search and cart stay in the viewport', async ({ page, open }) => {
    await open('/products');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(page.getByLabel('Search products')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Cart' })).toBeInViewport({ ratio: 1 });
  });

  test('the order summary stays in the viewport while the cart lines scroll', async ({
    page,
    open,
  }) => {
    await open(
      '/cart?items=socket-set-40pc:1,obd2-scan-tablet:1,hvlp-spray-gun:1,digital-heat-gun:1,angle-grinder-5in:1',
    );
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport({
      ratio: 1,
    });
  });

  test('no control lies under the home indicator', async ({ page, open, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await open('/product/led-work-light-20v');
    const bottom = async (name: string) => {
      const box = await page.getByRole('button', { name }).first().boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const edge = 844 - 34;
    expect(await bottom('Add to Cart')).toBeLessThanOrEqual(edge);
    await open('/cart?items=socket-set-40pc:1');
    expect(await bottom('Checkout')).toBeLessThanOrEqual(edge);
    await page.getByRole('button', { name: 'Check for updates' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await bottom('Check for updates')).toBeLessThanOrEqual(edge);
  });
});
