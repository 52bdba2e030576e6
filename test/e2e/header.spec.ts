import { expect, type Locator, type Page } from '@playwright/test';
import { shippingPromises } from '../../src/money/money.ts';
import { categoryFor } from './fixtures/categories.ts';
import { recordLayoutShifts, scrollToTop } from './fixtures/in-page.ts';
import {
  boxOf,
  categoryLink,
  expectImages,
  heading,
  mainNavigation,
  untilLaterParts,
} from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** Where the boxes of all controls, headings and sums begin. */
const positions = (page: Page) =>
  page.locator('a, button, input, h1, h2, dd').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return [element.tagName, x, y];
    }),
  );

/** In the header, where the window has room for it. */
const phoneNumber = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '1-800-555-0142', exact: true });

/** How wide these texts are on one line, in the font of the element. */
const widthsOfTexts = (element: Element, texts: string[]) =>
  texts.map((textContent) => {
    const text = Object.assign(document.createElement('span'), {
      textContent,
      className: 'absolute whitespace-nowrap',
    });
    element.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  });

test('the offline notice moves nothing, on small and on large screens', async ({
  page,
  open,
  context,
}) => {
  await open('/cart?items=socket-set-40pc:1');
  await untilLaterParts(page);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectImages(page);
    // It has scrolled to images that were not loaded.
    await page.evaluate(scrollToTop);
    await page.waitForLoadState('networkidle');
    const before = await positions(page);
    await context.setOffline(true);
    const notice = page.getByRole('banner').getByText(/offline/i);
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await positions(page), `${width} px`).toEqual(before);
    await expect(phoneNumber(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(shippingPromises.freeShippingPromise)).toBeHidden();
    const widths = await notice.evaluate(widthsOfTexts, [
      shippingPromises.freeShippingPromise,
      'Offline. The store still opens.',
      'Offline. Images may be missing.',
      'Offline. Pages may be missing.',
      'Offline. Not all could be saved.',
      'Offline. 100 % is saved.',
    ]);
    expect(Math.max(...widths)).toBe(widths[0]);
    expect(widths[0]).toBeGreaterThan(150);
    await context.setOffline(false);
    await expect(page.getByRole('banner').getByText(/offline/i)).toHaveCount(0);
  }
});

/** Of a store with this name: on how many lines each word is, and whether it is shown to its end. */
const wordsOfName = (page: Page, longName: string) =>
  page
    .getByRole('banner')
    .getByText('Torque Bay', { exact: true })
    .evaluate((element, text) => {
      element.textContent = text;
      const node = element.firstChild as Text;
      const box = element.getBoundingClientRect();
      const range = document.createRange();
      return text.split(' ').map((word) => {
        range.setStart(node, text.indexOf(word));
        range.setEnd(node, text.indexOf(word) + word.length);
        const lines = [...range.getClientRects()];
        const isWhole = lines.every(({ right, top }) => right <= box.right && top < box.bottom);
        return [word, new Set(lines.map(({ top }) => Math.round(top))).size, isWhole];
      });
    }, longName);

test('the search field shows its whole placeholder, and its focus around the form, and a store with a long name keeps to its rows', async ({
  page,
  open,
}) => {
  await open('/cart');
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [640, 360],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const field = page.getByRole('combobox', { name: 'Search products' });
    await expect(field).toHaveAttribute('placeholder', 'Search or item no.');
    const longer = page.getByText('Search tools, item no., or 200 N·m');
    await expect(longer).toBeVisible({ visible: width === 1280 });
    await field.fill('t');
    await expect(longer).toBeHidden();
    await field.fill('');
    const [needed = 0, available = 0] = await field.evaluate((input: HTMLInputElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(input, '::placeholder');
      const context = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, {
        font: `${fontWeight} ${fontSize} ${fontFamily}`,
      }) as CanvasRenderingContext2D;
      return [
        context.measureText(input.placeholder).width,
        input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      ];
    });
    expect(needed).toBeGreaterThan(80);
    expect(needed, `${width} px`).toBeLessThanOrEqual(available);
    await field.focus();
    // #9fcbee, which has 11:1 on the header.
    await expect(page.getByRole('search')).toHaveCSS('outline', 'rgb(159, 203, 238) solid 3px');
    await expect(field).toHaveCSS('outline-style', 'none');
    const button = page.getByRole('button', { name: 'Search' });
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(page.getByRole('search')).toHaveCSS('outline-style', 'none');
    await expect(button).toHaveCSS('outline', 'rgb(23, 74, 112) solid 3px');
  }

  await page.setViewportSize({ width: 600, height: 844 });
  expect(await wordsOfName(page, 'Werkstattbedarf Krüger')).toEqual([
    ['Werkstattbedarf', 1, false],
    ['Krüger', 1, true],
  ]);
  await page.setViewportSize({ width: 768, height: 844 });
  const longer = await boxOf(page.getByText('Search tools, item no., or 200 N·m'));
  expect(longer.height).toBeLessThanOrEqual(48);
});

test('the header has 120 px, 96 while it is stuck, and the phone number as text; name, search, account and cart share a row', async ({
  page,
  open,
}) => {
  const header = page.getByRole('banner');
  const middleOf = async (locator: Locator) => {
    const { y, height } = await boxOf(locator);
    return y + height / 2;
  };
  await open('/products?items=socket-set-40pc:1');
  for (const width of [320, 360, 390, 768, 1023, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await boxOf(header)).height, `${width} px`).toBeLessThanOrEqual(
      width < 360 ? 144 : 120,
    );
    const search = await middleOf(header.getByRole('search'));
    for (const name of ['Torque Bay', 'Account', 'Cart, 1 item']) {
      const link = header.getByRole('link', { name, exact: true });
      expect(Math.abs((await middleOf(link)) - search), name).toBeLessThan(8);
    }
    await expect(header.locator('img')).toBeVisible();
    const promise = header.getByText(shippingPromises.freeShippingPromise);
    expect(await middleOf(promise)).toBeLessThan(24);
    await expect(phoneNumber(page)).toBeInViewport({ ratio: 1 });
    await expect(phoneNumber(page)).toHaveAttribute('href', 'tel:+18005550142');
    const phone = await boxOf(phoneNumber(page));
    expect(phone.height, `${width} px`).toBeGreaterThanOrEqual(24);
    expect(phone.width).toBeGreaterThan(80);
    const { x, y: top, width: promiseWidth } = await boxOf(promise);
    const isBesidePromise = Math.abs(phone.y - top) < 8 && phone.x >= x + promiseWidth + 4;
    expect(isBesidePromise, `${width} px`).toBe(width < 1024);
    if (width === 320) continue;
    await page.evaluate(() => window.scrollTo(0, 400));
    const { y, height } = await boxOf(header);
    expect(y + height, `${width} px`).toBeLessThanOrEqual(96);
    // Clear of the edge of the window, and so is the badge of the cart.
    expect((await boxOf(header.getByRole('search'))).y).toBeGreaterThanOrEqual(4);
    const badge = await boxOf(header.getByText('1', { exact: true }));
    expect(badge.y).toBeGreaterThanOrEqual(4);
    const cart = await boxOf(header.getByRole('link', { name: /^Cart/ }).locator('svg'));
    expect(badge.y + badge.height).toBeGreaterThan(cart.y);
    expect(badge.x).toBeLessThan(cart.x + cart.width);
  }
});

test('a click on a link of the navigation that is partly out of its row opens it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const link = categoryLink(page, 'hvlp-spray-gun');
  await link.evaluate((each: HTMLElement) => {
    const row = each.parentElement as HTMLElement;
    row.scrollLeft = each.offsetLeft + 60 - row.clientWidth;
  });
  const { x, y } = await boxOf(link);
  await page.mouse.move(x + 30, y + 20);
  await page.mouse.down();
  // Two frames between pointer down and up, as in any click.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.mouse.up();
  await expect(heading(page)).toHaveText(categoryFor('hvlp-spray-gun').name);
});

test('on a phone the logo stands alone, the search field is wide, and no word of the navigation is cut', async ({
  page,
  open,
}) => {
  await open('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Torque Bay' })).toBeVisible();
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    // For screen readers only.
    await expect(header.getByText('Torque Bay')).toHaveCSS('clip-path', 'inset(50%)');
    const searchWidth = (await boxOf(header.getByRole('search'))).width;
    expect(searchWidth).toBeGreaterThanOrEqual(width === 320 ? 150 : 200);
    const shown = await mainNavigation(page).evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('a')]
        .filter((link) => getComputedStyle(link).opacity !== '0')
        .map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const text = range.getBoundingClientRect();
          return text.left >= left && text.right <= right;
        });
    });
    expect(shown.length, `${width} px`).toBeGreaterThanOrEqual(3);
    expect(shown).not.toContain(false);
  }
  const last = mainNavigation(page).getByRole('link', { name: 'Specials' });
  await expect(last).toHaveCSS('opacity', '0');
  await last.focus();
  await expect(last).toHaveCSS('opacity', '1');
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, contextOptions: { reducedMotion: 'reduce' } });

  const link = (page: Page) => mainNavigation(page).getByRole('link', { name: 'All Tools' });
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

  test('the phone number stands at the end of the navigation', async ({ page, open }) => {
    await open('/');
    await expect(phoneNumber(page)).toBeInViewport({ ratio: 1 });
    const { y } = await boxOf(phoneNumber(page));
    expect(y).toBe((await boxOf(mainNavigation(page))).y);
  });

  test('the navigation hides while the page scrolls down, returns when it scrolls up, and stays while it has the focus', async ({
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

    await page.evaluate(scrollToTop);
    await link(page).focus();
    await scrollBy(page, 400);
    await expect(page.locator('[data-scrolled-down]')).toHaveCount(1);
    expect(await isTappable(page)).toBe(true);
  });
});
