// The links to compare are on the cards. The comparison is above the cards, which keep their place on the screen.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');
const compare = (page: Page, name: string) =>
  main(page).getByRole('link', { name: `Compare ${name}` });
const stop = (page: Page, name: string) =>
  main(page).getByRole('link', { name: `Stop comparing ${name}` });
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const firstImage = (page: Page) => main(page).locator('li:has(button) img').first();
const top = async (part: ReturnType<Page['locator']>) =>
  (await part.boundingBox())?.y ?? Number.NaN;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const first = '5 in. Variable-Speed Angle Grinder';
const last = '40-Piece 1/4 in. Socket Set';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const url of ['/category/power-tools', '/products']) {
    test(`${url} begins with its products, in the upper half of the screen`, async ({
      page,
      open,
    }) => {
      await open(url);
      expect(await top(firstImage(page))).toBeLessThan(844 / 2);
    });
  }

  test.describe('in all tools', () => {
    test.beforeEach(async ({ page, open }) => {
      await open('/products');
      // As in Safari, which has no scroll anchoring.
      await page.evaluate(() => {
        document.documentElement.style.overflowAnchor = 'none';
      });
    });

    for (const name of [first, last]) {
      test(`the card of ${name} stays where it is when its link is tapped`, async ({ page }) => {
        await compare(page, name).scrollIntoViewIfNeeded();
        const before = await top(compare(page, name));
        await compare(page, name).tap();
        await expect(table(page)).toBeAttached();
        await expect(stop(page, name)).toBeFocused();
        await expect.poll(() => top(stop(page, name))).toBeCloseTo(before, 0);
      });
    }

    test('a button shows the comparison, and Back returns to the card', async ({ page }) => {
      await compare(page, last).scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await compare(page, last).tap();
      await page.getByRole('button', { name: 'Show Comparison' }).tap();
      await expect(page.getByRole('heading', { name: 'Compare', exact: true })).toBeFocused();
      await expect(table(page).locator('img').first()).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expect(table(page)).toBeHidden();
      await expect.poll(() => scrollY(page)).toBe(before);
    });

    test('clearing the comparison stays at the top of the page', async ({ page }) => {
      await compare(page, first).tap();
      await page.getByRole('button', { name: 'Show Comparison' }).tap();
      await page.getByRole('link', { name: 'Clear comparison' }).tap();
      await expect(table(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(firstImage(page)).toBeInViewport();
    });
  });
});

test('on a wide screen a clicked card stays where it is', async ({ page, open }) => {
  await open('/category/air-tools');
  const before = await top(firstImage(page));
  await compare(page, 'HVLP Gravity-Feed Spray Gun').click();
  await expect(table(page)).toBeAttached();
  await expect.poll(() => top(firstImage(page))).toBeCloseTo(before, 0);
});

test('a comparison begun on one page goes on through a product page', async ({ page, open }) => {
  await open('/category/air-tools');
  await compare(page, '1/2 in. Composite Air Impact Wrench').click();
  await main(page).getByRole('link', { name: '3/8 in. Air Ratchet', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3/8 in. Air Ratchet');
  await main(page).getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Tools');
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
});
