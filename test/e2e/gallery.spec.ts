// The image gallery of a product page, and its dialog.
import assert from 'node:assert';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser.mjs';
import {
  dialog,
  expectModal,
  grinder,
  imageLinks,
  openZoom,
  thumbnails,
} from './fixtures/gallery.ts';
import { boxOf, heading } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** The image is in view, its thumbnail is marked, and the others are out of view. */
async function expectShown(page: Page, index: number) {
  await expect(thumbnails(page).nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('a[aria-current=true]')).toHaveCount(1);
  for (const image of [0, 1, 2]) {
    const inView = expect(imageLinks(page).nth(image));
    if (image === index) await inView.toBeInViewport({ ratio: 0.9 });
    else await inView.not.toBeInViewport({ ratio: 0.1 });
  }
}

async function expectClosed(page: Page, index = 0) {
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${grinder}$`));
  await expect(heading(page)).toHaveText('5 in. Variable-Speed Angle Grinder');
  await expect(imageLinks(page).nth(index)).toBeFocused();
}

const magnify = (page: Page) => dialog(page).getByRole('button', { name: 'Magnify' });

test.describe('on the widest screens', () => {
  test.use({ viewport: { width: 2560, height: 1440 } });

  test('the image is as wide as its sizes say', async ({ page, open }) => {
    await open(grinder);
    const image = imageLinks(page).first();
    await expect(image.locator('img')).toHaveAttribute('sizes', /^\(min-width: 100rem\) 36.5rem,/);
    expect((await image.locator('img').boundingBox())?.width).toBe(36.5 * 16);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test('only the first image has a large file until a swipe shows the next', async ({
    page,
    open,
    context,
  }) => {
    await open(grinder);
    await expectShown(page, 0);
    const fileWidths = () =>
      imageLinks(page)
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          // Of an image that is still far away Chromium has not chosen a file.
          images.map(({ currentSrc }) =>
            Number((currentSrc || '-0.avif').match(/-(\d+)\.avif$/)?.[1]),
          ),
        );
    await page.waitForLoadState('networkidle');
    const [first, ...others] = await fileWidths();
    expect(first).toBe(1120);
    for (const other of others) expect([0, 192, 560]).toContain(other);
    const { x = 0, y = 0 } = (await imageLinks(page).first().boundingBox()) ?? {};
    const session = await context.newCDPSession(page);
    const swipe = { x: x + 300, y: y + 200, xDistance: -250, yDistance: 0, speed: 1500 };
    await session.send('Input.synthesizeScrollGesture', swipe);
    await expectShown(page, 1);
    await expect.poll(async () => (await fileWidths())[1]).toBe(1120);
    expect((await fileWidths())[2]).toBeLessThan(1120);
  });

  test('a tap zooms, with the tool as wide as the screen; a second magnifies, a tap beside the image closes', async ({
    page,
    open,
  }) => {
    await open(grinder);
    await imageLinks(page).first().tap();
    // The widest tool takes 87 % of the width of its image. The image is centered on the screen.
    const size = 448.5;
    expect(await magnify(page).boundingBox()).toMatchObject({ width: size, height: size });
    expect((await magnify(page).boundingBox())?.x).toBeCloseTo((390 - size) / 2, 0);
    await magnify(page).tap();
    expect(await magnify(page).boundingBox()).toMatchObject({ width: 780, height: 780 });
    await magnify(page).tap();
    await page.touchscreen.tap(195, 40);
    await expectClosed(page);
  });
});

test('thumbnails and arrow keys show the other images, and change the zoomed one', async ({
  page,
  open,
}) => {
  await open(grinder);
  await thumbnails(page).nth(2).click();
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await expect(thumbnails(page).nth(1)).toBeFocused();
  await openZoom(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expect(magnify(page).locator('img')).toHaveAttribute('src', /angle-grinder-5in-560/);
  await dialog(page).getByRole('button', { name: 'Previous image' }).click();
  await expect(magnify(page).locator('img')).toHaveAttribute('src', /angle-grinder-5in-3-560/);
  await dialog(page).getByRole('button', { name: 'Next image' }).click();
  await expect(magnify(page).locator('img')).toHaveAttribute('src', /angle-grinder-5in-560/);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expectShown(page, 0);
});

test('on a page that is translated into a language written from right to left, the gallery works the other way round', async ({
  page,
  open,
}) => {
  await open(grinder);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await thumbnails(page).nth(2).click();
  await expectShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 2);
  await openZoom(page, 2);
  const image = magnify(page).locator('img');
  await dialog(page).getByRole('button', { name: 'Next image' }).click();
  await expect(image).toHaveAttribute('src', /angle-grinder-5in-560/);
  await dialog(page).getByRole('button', { name: 'Previous image' }).click();
  await expect(image).toHaveAttribute('src', /angle-grinder-5in-3-560/);
  await page.mouse.click(640, 600);
  await expect(magnify(page)).toHaveAttribute('aria-pressed', 'true');
  // The clicked point of the image stays under the pointer.
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(magnify(page));
      return Math.abs((640 - x) / width - 0.5);
    })
    .toBeLessThan(0.01);
});

test('without JavaScript the images are a row that thumbnails scroll', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(store.url + grinder);
  await expect(imageLinks(page)).toHaveCount(3);
  await expect(dialog(page)).toBeHidden();
  await thumbnails(page).nth(2).click();
  await expect(imageLinks(page).nth(2)).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test.describe('before hydration', () => {
  test.beforeEach(async ({ page, flakyServer }) => {
    flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
    await page.goto(flakyServer.url + grinder, { waitUntil: 'commit' });
  });

  test('images that are scrolled stay in view', async ({ page }) => {
    await imageLinks(page).nth(1).scrollIntoViewIfNeeded();
    await untilHydrated(page);
    await expectShown(page, 1);
  });

  test('an image that is clicked is zoomed once the app has started', async ({ page }) => {
    await openZoom(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
});

test('Escape, Back, a click and the button close the zoomed image, and the page keeps its place', async ({
  page,
  open,
}) => {
  await open('/products');
  await page.getByRole('link', { name: '5 in. Variable-Speed Angle Grinder', exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, 60));
  const ways: [name: string, close: () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
    ['a click beside the image', () => page.mouse.click(40, 400)],
    ['the button', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ];
  for (const [name, close] of ways) {
    // Playwright's own click scrolls.
    await page.mouse.click(400, 400);
    await expectModal(page);
    await close();
    await expectClosed(page);
    expect(await page.evaluate(() => window.scrollY), name).toBe(60);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('All Tools');
});

test('previous and next are at the edges of the window, on a phone below the image, and the ring of a thumbnail is in its column', async ({
  page,
  open,
}) => {
  const boxOf = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox()) ?? assert.fail();
    return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 };
  };
  await open(grinder);
  const ringed = await boxOf(thumbnails(page).first().locator('img'));
  const { left: column } = await boxOf(page.getByRole('navigation', { name: 'Breadcrumb' }));
  // The ring is 2 px wide and 2 px away.
  expect(ringed.left - 4).toBeGreaterThanOrEqual(column);
  await openZoom(page);
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const previous = await boxOf(dialog(page).getByRole('button', { name: 'Previous image' }));
    const next = await boxOf(dialog(page).getByRole('button', { name: 'Next image' }));
    expect(previous.left).toBe(8);
    expect(next.left + previous.right).toBeCloseTo(width, 0);
    if (width === 390) {
      const image = await boxOf(magnify(page));
      const thumbnail = await boxOf(dialog(page).getByRole('link').first());
      for (const { top, bottom } of [previous, next]) {
        expect(top).toBeGreaterThanOrEqual(image.bottom);
        expect(bottom).toBeLessThanOrEqual(thumbnail.top);
      }
    } else {
      // Half as high as the window above the bar.
      expect([previous.middle, next.middle]).toEqual([(height - 65) / 2, (height - 65) / 2]);
    }
    const add = await boxOf(dialog(page).getByRole('button', { name: 'Add to Cart', exact: true }));
    expect(add.middle).toBeGreaterThan(height - 65);
  }
});

test('a click magnifies the image where it was clicked, a drag pans it', async ({ page, open }) => {
  await open(grinder);
  await openZoom(page);
  const scroll = () => dialog(page).evaluate((each) => [each.scrollLeft, each.scrollTop]);
  await page.mouse.click(640, 600);
  await expect.poll(scroll).toEqual([95, 507]);
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 5 });
  await page.mouse.up();
  await expect.poll(scroll).toEqual([35, 407]);
  await expect(magnify(page)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(640, 400);
  await expect(magnify(page)).toHaveAttribute('aria-pressed', 'false');
});

test('after a reload the image is still zoomed, and a URL with it opens it; Back and Escape close it', async ({
  page,
  open,
}) => {
  await open(grinder);
  await openZoom(page);
  await page.reload();
  await expectModal(page);
  await page.goBack();
  await expectClosed(page);
  await open('/products');
  await open(`${grinder}#zoom`);
  await expectModal(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});
