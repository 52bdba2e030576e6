import { expect, type Page } from '@playwright/test';
import { axeTags, colorRules, runAxe } from './fixtures/axe';
import {
  dialog,
  expectClosed,
  expectModal,
  expectShown,
  grinder,
  imageLinks,
  magnify,
  openZoom,
} from './fixtures/gallery';
import { heading, shopperOn } from './fixtures/page';
import { test } from './fixtures/test';

const ways: [name: string, close: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
  ['a click beside the image', (page) => page.mouse.click(40, 400)],
  ['the button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
];
test('Escape, Back, a click and the button close the zoomed image without leaving the page', async ({
  page,
  open,
}) => {
  await open('/products');
  await page.getByRole('link', { name: '5 in. Variable-Speed Angle Grinder', exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, 60));
  // Playwright's own click scrolls.
  const openByMouse = () => page.mouse.click(400, 400);
  for (const [name, close] of ways.flatMap((way) => [way, way])) {
    await openByMouse();
    await expectModal(page);
    await close(page);
    await expectClosed(page);
    expect(await page.evaluate(() => window.scrollY), name).toBe(60);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('All Tools');
});

test('arrow keys change the zoomed image, and the focus returns to it', async ({ page, open }) => {
  await open(grinder);
  await openZoom(page);
  await page.keyboard.press('ArrowRight');
  const image = dialog(page).locator('img');
  await expect(image).toHaveAttribute('src', /angle-grinder-5in-2-1120/);
  await page.keyboard.press('Escape');
  await expectClosed(page, 1);
  await expectShown(page, 1);
});

test('a click magnifies the image where it was clicked, a drag pans it', async ({ page, open }) => {
  await open(grinder);
  await openZoom(page);
  const scroll = () => dialog(page).evaluate((each) => [each.scrollLeft, each.scrollTop]);
  await page.mouse.click(640, 600);
  await expect.poll(scroll).toEqual([160, 600]);
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 5 });
  await page.mouse.up();
  await expect.poll(scroll).toEqual([100, 500]);
  await expect(magnify(page)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(640, 400);
  await expect(magnify(page)).toHaveAttribute('aria-pressed', 'false');
});

test('an image clicked before hydration is zoomed after it', async ({ page, flakyServer }) => {
  flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
  await page.goto(flakyServer.url + grinder, { waitUntil: 'commit' });
  await openZoom(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('after a reload the image is still zoomed, and Back closes it', async ({ page, open }) => {
  await open(grinder);
  await openZoom(page);
  await page.reload();
  await expectModal(page);
  await page.goBack();
  await expectClosed(page);
});

test('a URL with the zoomed image opens it, and Escape leads to the page', async ({
  page,
  open,
}) => {
  await open('/products');
  await open(`${grinder}#zoom`);
  await expectModal(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap zooms, a second magnifies, a tap beside the image closes', async ({ page, open }) => {
    await open(grinder);
    await imageLinks(page).first().tap();
    expect(await magnify(page).boundingBox()).toMatchObject({ width: 390, height: 390 });
    await magnify(page).tap();
    expect(await magnify(page).boundingBox()).toMatchObject({ width: 780, height: 780 });
    await page.touchscreen.tap(195, 20);
    await expectClosed(page);
  });
});

test('axe finds nothing in the dialog, light or dark', async ({ page, open }) => {
  await open(grinder);
  await openZoom(page);
  expect((await runAxe(shopperOn(page), { runOnly: axeTags })).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await runAxe(shopperOn(page), { runOnly: colorRules })).violations).toEqual([]);
});
