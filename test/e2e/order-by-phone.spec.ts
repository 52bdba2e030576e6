// The screen to read an order out on the phone.
import { expect, type Page } from '@playwright/test';
import { horizontalOverflow } from './fixtures/in-page.ts';
import { boxOf, expectImages } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const cart =
  '/cart?items=socket-set-40pc:1,led-work-light-20v:12,hvlp-spray-gun:1,obd2-scan-tablet:1,angle-grinder-5in:999&job=Bay+3+brakes';

/** On a phone the first is in the bar at the bottom. */
const orderButton = (page: Page) => page.getByRole('button', { name: 'Order by phone' }).first();
const order = (page: Page) => page.getByRole('dialog', { name: 'Order by phone' });
const fromBottom = (element: Element) => {
  const box = element.closest('.sticky, dialog > div > :last-child')?.getBoundingClientRect();
  return (box?.bottom ?? Number.NaN) - element.getBoundingClientRect().bottom;
};
const close = (page: Page) => order(page).getByRole('button', { name: 'Close' });
const lines = (page: Page) => order(page).getByRole('checkbox');

test('without a connection the order opens, can be read at any size, and is read out', async ({
  page,
  open,
  context,
}) => {
  await open(cart);
  await expectImages(page);
  await context.setOffline(true);
  await orderButton(page).click();
  const session = await context.newCDPSession(page);
  for (const [width, height, fontSize] of [
    [320, 568, 16],
    [320, 568, 32],
    [390, 844, 16],
    [844, 390, 16],
    [2560, 1440, 16],
  ] as const) {
    await test.step(`${width} x ${height} px with text of ${fontSize} px`, async () => {
      await page.setViewportSize({ width, height });
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      // It fills a phone's screen.
      const isWide = width === 2560;
      const { width: shown, y } = await boxOf(order(page));
      expect([shown, y > 0]).toEqual([isWide ? 640 : width, isWide]);
      const number = order(page).getByText('TB-1110', { exact: true });
      await expect(number).toHaveCSS('font-size', `${2 * fontSize}px`);
      expect((await number.boundingBox())?.height).toBeLessThan(3 * fontSize);
      expect(await page.evaluate(horizontalOverflow)).toBe(0);
      expect(
        await order(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
      // On a phone that is held upright the number to call is always there.
      await close(page).scrollIntoViewIfNeeded();
      const call = order(page).getByRole('link', { name: /1-800-555-0142$/ });
      if (isWide) await expect(call).toHaveCSS('font-size', '44px');
      // 16 px from the edge, or more where the system has its own controls.
      else {
        expect(await call.evaluate(fromBottom)).toBeGreaterThanOrEqual(16);
        const box = await boxOf(call);
        expect([box.x, box.width, box.height >= 56]).toEqual([
          fontSize,
          width - 2 * fontSize,
          true,
        ]);
      }
      if (fontSize === 16 && height > 480) await expect(call).toBeInViewport({ ratio: 1 });
      await call.scrollIntoViewIfNeeded();
      await expect(order(page).getByText('Total $131,819.86')).toBeInViewport({ ratio: 1 });
      for (const control of [
        close(page),
        call,
        order(page).locator('label').filter({ hasText: 'line 5 of 5' }),
      ]) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      }
    });
  }
  await lines(page).first().check();
  await expect(order(page).getByText('Shipping Free')).toBeVisible();
});

test('with a keyboard: Tab stays in the order, Space ticks a line, Escape returns to the button', async ({
  page,
  open,
}) => {
  await open(cart);
  const button = orderButton(page);
  await button.press('Enter');
  await expect(close(page)).toBeFocused();
  // The number to call, and the lines.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(lines(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(order(page).getByRole('checkbox', { checked: true })).toHaveAccessibleName(
    /^20V LED Work Light TB-1110 quantity 12, line 2 of 5$/,
  );
  // After the last control the browser's own follow, during which the page has no focus. Nothing behind the order gets it.
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const isBehind = await order(page).evaluate(
      (dialog) =>
        document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(order(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the screen stays on while the order is open', async ({ page, open, context }) => {
  // A browser with a window grants it without asking.
  await context.grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    window.wakeLocks = [];
    wakeLock.request = async (...args) => {
      const lock = await request(...args);
      window.wakeLocks.push(lock);
      return lock;
    };
  });
  const areReleased = () => page.evaluate(() => window.wakeLocks.map(({ released }) => released));
  await open(cart);
  await orderButton(page).click();
  await expect.poll(areReleased).toEqual([false]);
  await close(page).click();
  await expect.poll(areReleased).toEqual([true]);
});

declare global {
  interface Window {
    wakeLocks: WakeLockSentinel[];
  }
}

test('Back from the open order shows the page before, which works', async ({ page, open }) => {
  await open('/specials');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await orderButton(page).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Returns' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns');
});
