// Every page but the product and the cart, and the notices of the app, translated by the browser.
import { expect, type Page } from '@playwright/test';
import { dialog, grinder, openZoom } from './fixtures/gallery';
import { translate } from './fixtures/in-page';
import { heading, search } from './fixtures/page';
import { test } from './fixtures/test';
import { click, expectText, follow, translatePage } from './fixtures/translation';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('option');
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ products?$/);

test.describe('a page that is translated as it changes', () => {
  test('suggestions follow what is typed', async ({ page, open }) => {
    await open('/');
    await translatePage(page);
    for (const [term, first, last] of [
      ['wrench', '1/2 in. Composite Air Impact Wrench $229.99', 'See all 7 results'],
      ['wre', '1/2 in. Composite Air Impact Wrench $229.99', 'See all 7 results'],
      ['w', '1/2 in. Composite Air Impact Wrench $229.99', 'See all 14 results'],
      ['socket', '40-Piece 1/4 in. Socket Set $59.99', 'See all 2 results'],
      ['40-piece 1/4', '40-Piece 1/4 in. Socket Set $59.99', 'See all 1 results'],
      ['piece', '12-Piece Combination Wrench Set $89.99', /^See all/],
    ] as const) {
      await field(page).fill(term);
      await expectText(options(page).last(), last);
      await expectText(options(page).first(), first);
    }
    await field(page).fill('no such tool');
    await expect(options(page)).toHaveCount(0);
    await field(page).fill('');
    await field(page).pressSequentially('ratchet');
    await expectText(options(page).first(), '3/8 in. Air Ratchet $109.99');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expectText(heading(page), '3/8 in. Air Ratchet');
    await expect(options(page)).toHaveCount(0);
  });

  test('searches, the sort order and Back change heading, count and cards', async ({
    page,
    open,
  }) => {
    await open('/search?q=wrench');
    await translatePage(page);
    const card = page.getByRole('article').first();
    await expectText(heading(page), 'Showing 7 results for "wrench"');
    await search(page, 'diagnostic');
    await expectText(heading(page), 'Showing 3 results for "diagnostic"');
    await expectText(count(page), '3 products');
    await expectText(card, /Diagnostic Tools/);
    await search(page, 'cars');
    await expectText(card, /cars/);
    await search(page, 'spray');
    await expectText(heading(page), 'Showing 1 results for "spray"');
    await expectText(count(page), '1 product');
    await search(page, 'no such tool');
    await expectText(heading(page), 'No results found');
    await expect(
      page.getByText('No products found for "no such tool". Try a different search term.'),
    ).toBeVisible();
    await search(page, 'cordless wrench set');
    await expect(page.getByText('No products found for "cordless wrench set".')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Matching some of your words' })).toBeVisible();
    await search(page, 'wrench');
    await expectText(count(page), '7 products');
    const sort = page.getByLabel('Sort by');
    await sort.selectOption('Price low to high');
    await expectText(card, /40-Piece 1\/4 in. Socket Set[\s\S]*\$59\.99/);
    await sort.selectOption('Price high to low');
    await expectText(card, /20V Brushless 1\/2 in. Impact Wrench Kit[\s\S]*\$349\.99/);
    await page.goBack();
    await expectText(heading(page), 'No results found');
    await page.goBack();
    await page.goBack();
    await expectText(heading(page), 'Showing 1 results for "spray"');
    await expectText(card, /HVLP/);
    await page.goForward();
    await expectText(heading(page), 'No results found');
  });

  test('products are compared', async ({ page, open }) => {
    await open('/category/air-tools');
    await translatePage(page);
    const table = page.getByRole('table');
    const cells = table.locator('tr', { hasText: /^Price/ }).getByRole('cell');
    await follow(page, 'Compare 3/8 in. Air Ratchet');
    await expectText(heading(page), 'Air Tools');
    await expect(page.getByText('Choose another tool below')).toBeVisible();
    await expect(cells).toHaveText(['$109.99'], { useInnerText: true });
    await follow(page, 'Compare HVLP Gravity-Feed Spray Gun');
    await expect(page.getByText('Choose another tool below')).toBeHidden();
    await expect(cells).toHaveText(['$109.99', '$159.99'], { useInnerText: true });
    await follow(page, 'Compare All 3');
    await expect(cells).toHaveText(['$229.99', '$109.99', '$159.99'], { useInnerText: true });
    await follow(page, 'Remove 3/8 in. Air Ratchet from the comparison');
    await expect(cells).toHaveText(['$229.99', '$159.99'], { useInnerText: true });
    await follow(page, 'Clear comparison');
    await expect(table).toHaveCount(0);
    await page.goBack();
    await expect(cells).toHaveText(['$229.99', '$159.99'], { useInnerText: true });
  });

  test('gallery, share button and notices of the app', async ({ page, open, context }) => {
    await open(grinder);
    await translatePage(page);
    await openZoom(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await click(page, 'Share');
    await expect(page.getByText(/^(Link copied|Copy this link: )/)).toBeVisible();
    await click(page, 'Check for updates');
    await expect(
      page.getByText('This version could not be downloaded yet.', { exact: false }),
    ).toBeVisible();
    const notice = page.locator('#header-notice');
    const promise = page.getByRole('banner').getByText('Free shipping on orders over $99');
    for (let times = 0; times < 2; times++) {
      await context.setOffline(true);
      await expectText(notice, "You're offline. Pages you have not opened may be missing.");
      await expect(promise).toBeHidden();
      await context.setOffline(false);
      await expectText(notice, '');
      await expect(promise).toBeVisible();
    }
  });

  test('the not-found page leads back to the store', async ({ page, open }) => {
    await open('/no/such/page');
    await translatePage(page);
    await expectText(heading(page), 'Page Not Found');
    await follow(page, 'Browse All Products');
    await expectText(heading(page), 'All Tools');
    await expectText(count(page), '14 products');
    await page.goBack();
    await expectText(heading(page), 'Page Not Found');
  });
});

test.describe('a page that is translated before hydration', () => {
  // React logs that it renders the page anew.
  test.use({ expectedErrors: /Minified React error #418/ });

  test('works', async ({ page, flakyServer }) => {
    flakyServer.fate = (path) => (path.startsWith('/assets/main-') ? 1000 : 'forward');
    await page.goto(`${flakyServer.url}${grinder}`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(translate, false);
    await translatePage(page);
    await click(page, 'Add to Cart');
    await click(page, 'Add to Cart');
    await expect(page.getByText('2 in cart · Free shipping ·')).toBeVisible();
    await follow(page, 'View cart');
    await expectText(heading(page), 'Cart');
  });
});
