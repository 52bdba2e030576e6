import { expect, type Page } from '@playwright/test';
import { positionsOf, recordLayoutShifts, scrollToTop } from './fixtures/in-page';
import { expectImages, heading, mainNavigation } from './fixtures/page';
import { test } from './fixtures/test';

test('name, search, account and cart share a baseline', async ({ page, open }) => {
  await open('/');
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const baselines = await page.getByRole('banner').evaluate((header) => {
      // The bottom of an empty box is on the baseline of the text beside it.
      const baselineIn = (element: Element | null | undefined) => {
        const box = document.createElement('span');
        box.style.display = 'inline-block';
        element?.append(box);
        const { bottom } = box.getBoundingClientRect();
        box.remove();
        return bottom;
      };
      const spanOf = (text: string) =>
        [...header.querySelectorAll('span')].find(({ textContent }) => textContent === text);
      const form = header.querySelector('form');
      form?.style.setProperty('align-items', 'baseline');
      return [
        baselineIn(spanOf('Torque Bay')),
        baselineIn(form),
        baselineIn(spanOf('Account')),
        baselineIn(spanOf('Cart')),
      ];
    });
    expect(Math.min(...baselines)).toBeGreaterThan(0);
    expect(Math.max(...baselines) - Math.min(...baselines), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the offline indicator moves nothing', async ({ page, open, context }) => {
  await open('/cart?items=socket-set-40pc:1');
  await expect(page.getByRole('button', { name: 'Check for updates' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const indicator = page.getByRole('banner').getByText(/offline/i);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectImages(page);
    // It has scrolled to images that were not loaded.
    await page.evaluate(scrollToTop);
    const positions = () =>
      page.evaluate(positionsOf, 'a:not([href^="tel:"]), button, input, h1, h2, dd');
    const before = await positions();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(indicator).toBeInViewport({ ratio: 1 });
    expect(await positions(), `${width} x ${height}`).toEqual(before);
    await context.setOffline(false);
    await expect(indicator).toBeHidden();
  }
});

test('a click on a link of the navigation that is partly out of its row opens it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const navigation = mainNavigation(page);
  await navigation.evaluate((row) => {
    const link = row.querySelector('li:nth-child(5) a') as HTMLElement;
    row.scrollLeft = link.offsetLeft + 60 - row.clientWidth;
  });
  const box = await navigation.getByRole('link', { name: 'Air Tools' }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
  await page.mouse.down();
  // Two frames between pointer down and up, as in any click.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.mouse.up();
  await expect(heading(page)).toHaveText('Air Tools');
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, contextOptions: { reducedMotion: 'reduce' } });

  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Tools' });
  const scrollBy = async (page: Page, distance: number) => {
    await page.mouse.move(420, 300);
    await page.mouse.wheel(0, distance);
  };
  /** Whether a tap in the middle of the link would reach it. */
  const isTappable = (page: Page) =>
    link(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });

  test('the navigation hides while the page scrolls down and returns when it scrolls up', async ({
    page,
    open,
  }) => {
    await page.addInitScript(recordLayoutShifts);
    await open('/products');
    expect(await isTappable(page)).toBe(true);
    await scrollBy(page, 400);
    await expect.poll(() => isTappable(page)).toBe(false);
    await scrollBy(page, -100);
    await expect.poll(() => isTappable(page)).toBe(true);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  test('the navigation stays while it has the focus', async ({ page, open }) => {
    await open('/products');
    await link(page).focus();
    await scrollBy(page, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await expect(page.locator('[data-scrolled-down]')).toHaveCount(1);
    expect(await isTappable(page)).toBe(true);
  });
});
