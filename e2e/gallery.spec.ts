import { expect } from '@playwright/test';
import { untilHydrated } from '../scripts/browser.mjs';
import {
  dialog,
  expectShown,
  fileWidths,
  grinder,
  imageLinks,
  thumbnails,
} from './fixtures/gallery';
import { test } from './fixtures/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test('only the first image has a large file before the shopper moves', async ({ page, open }) => {
    await open(grinder);
    await page.waitForLoadState('networkidle');
    const [first, ...others] = await fileWidths(page);
    expect(first).toBe(1120);
    for (const other of others) expect([192, 560]).toContain(other);
  });

  test('a swipe shows the next image and loads its large file', async ({ page, open, context }) => {
    await open(grinder);
    await expectShown(page, 0);
    const { x = 0, y = 0 } = (await imageLinks(page).first().boundingBox()) ?? {};
    const session = await context.newCDPSession(page);
    const swipe = { x: x + 300, y: y + 200, xDistance: -250, yDistance: 0, speed: 1500 };
    await session.send('Input.synthesizeScrollGesture', swipe);
    await expectShown(page, 1);
    await expect.poll(async () => (await fileWidths(page))[1]).toBe(1120);
    expect((await fileWidths(page))[2]).toBeLessThan(1120);
  });
});

test('thumbnails and arrow keys show the other images', async ({ page, open }) => {
  await open(grinder);
  await thumbnails(page).nth(2).click();
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await expect(thumbnails(page).nth(1)).toBeFocused();
  await imageLinks(page).nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 0);
  await expect(imageLinks(page).first()).toBeFocused();
  const [image, thumbnail] = [imageLinks(page).first(), thumbnails(page).first()];
  const [left, right] = [await thumbnail.boundingBox(), await image.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
});

test('images scrolled before hydration stay in view', async ({ page, flakyServer }) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
  await page.goto(flakyServer.url + grinder, { waitUntil: 'commit' });
  await imageLinks(page).nth(1).scrollIntoViewIfNeeded();
  await untilHydrated(page);
  await expectShown(page, 1);
});

test('without JavaScript the images are a row that thumbnails scroll', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(store.url + grinder);
  for (const alt of [
    /^Angle grinder lying/,
    /^Back of the angle grinder/,
    /^Close-up of the Type 27/,
  ]) {
    await expect(page.getByRole('img', { name: alt })).toHaveCount(1);
  }
  await expect(dialog(page)).toBeHidden();
  await thumbnails(page).nth(2).click();
  await expect(imageLinks(page).nth(2)).toBeInViewport({ ratio: 0.9 });
  await context.close();
});
