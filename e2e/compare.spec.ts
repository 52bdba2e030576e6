// On a phone the links to compare are below the products until something is compared.
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures/test';

const compareLinks = (page: Page) => page.getByRole('navigation', { name: 'Compare' });
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' });
/** The image of the first product that is compared. */
const tableHead = (page: Page) => table(page).locator('img').first();
const firstCard = (page: Page) => page.getByRole('main').locator('li:has(button)').first();
const firstImage = (page: Page) => firstCard(page).locator('img');
const top = async (part: ReturnType<Page['locator']>) =>
  (await part.boundingBox())?.y ?? Number.NaN;
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [url, first, last] of [
  ['/category/power-tools', '5 in. Variable-Speed Angle Grinder', '1500W Digital Heat Gun'],
  ['/category/air-tools', '1/2 in. Composite Air Impact Wrench', 'HVLP Gravity-Feed Spray Gun'],
] as const) {
  test.describe(`${url} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test.beforeEach(async ({ open }) => {
      await open(url);
    });

    test('begins with its products, in the upper half of the screen', async ({ page }) => {
      expect(await top(firstImage(page))).toBeLessThan(844 / 2);
      expect(await top(compareLinks(page))).toBeGreaterThan(await top(firstCard(page)));
    });

    for (const name of [first, last]) {
      test(`the link of ${name} shows the table and, clicked again, the products`, async ({
        page,
      }) => {
        const compare = compareLinks(page).getByRole('link', { name: `Compare ${name}` });
        await page.evaluate(() => {
          // As in Safari, which has no scroll anchoring.
          document.documentElement.style.overflowAnchor = 'none';
          window.scrollTo(0, document.body.scrollHeight);
        });
        await compare.tap();
        const link = compareLinks(page).getByRole('link', { name: `Stop comparing ${name}` });
        await expect(tableHead(page)).toBeInViewport({ ratio: 1 });
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(link).toBeFocused();
        expect(await top(compareLinks(page))).toBeLessThan(await top(table(page)));
        expect(await top(table(page))).toBeLessThan(await top(firstCard(page)));
        await link.tap();
        await expect(compare).toBeInViewport({ ratio: 1 });
        await expect(compare).toBeFocused();
        expect(await top(compareLinks(page))).toBeGreaterThan(await top(firstCard(page)));
      });
    }

    test('Back returns to the place of the links below the products', async ({ page }) => {
      const link = compareLinks(page).getByRole('link', { name: /^Compare All/ });
      await link.scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await link.tap();
      await expect(tableHead(page)).toBeInViewport({ ratio: 1 });
      expect(await scrollY(page)).not.toBe(before);
      await page.goBack();
      await expect(table(page)).toBeHidden();
      await expect.poll(() => scrollY(page)).toBe(before);
    });

    test('clearing the comparison stays at the top of the page', async ({ page }) => {
      await compareLinks(page)
        .getByRole('link', { name: /^Compare All/ })
        .tap();
      await page.getByRole('link', { name: 'Clear comparison' }).tap();
      await expect(table(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(firstImage(page)).toBeInViewport();
    });
  });
}

test('on a wide screen the links are above the products, and a click moves nothing above them', async ({
  page,
  open,
}) => {
  await open('/category/power-tools');
  expect(await top(compareLinks(page))).toBeLessThan(await top(firstCard(page)));
  const before = await compareLinks(page).boundingBox();
  await compareLinks(page)
    .getByRole('link', { name: /^Compare All/ })
    .click();
  await expect(table(page)).toBeVisible();
  expect(await compareLinks(page).boundingBox()).toEqual(before);
});
