// A page that the browser translates, which replaces the text nodes that React has rendered. test/setup.ts fails a unit test
// in which React changes a text that is not alone in its element.
import { expect, type Locator, type Page } from '@playwright/test';
import { subtotalOf, sumsOf, toFreeShipping } from '../../src/cart/pricing.ts';
import { shippingPromises } from '../../src/money/money.ts';
import { untilHydrated } from '../../tools/browser.mjs';
import { grinder } from './fixtures/gallery.ts';
import { translate } from './fixtures/in-page.ts';
import { cartLink, heading, search, section } from './fixtures/page.ts';
import { countOf, resultsHeading } from './fixtures/results.ts';
import { shippingProgress } from './fixtures/shopping-trip.ts';
import { test } from './fixtures/test.ts';

const light = '20V LED Work Light';

const lights = (quantity: number) => [{ productId: 'led-work-light-20v', quantity }];
/** The note below Add to Cart, with so many of them in the cart. */
const shippingNote = (quantity: number) =>
  toFreeShipping(subtotalOf(lights(quantity))) ?? 'Free shipping';
const sumsText = (quantity: number) =>
  sumsOf(lights(quantity))
    .map(({ label, text }) => `${label} ${text}`)
    .join(' ');

/** Translates the page that is shown, once the app has started; unless `isOnce`, its changes too. */
async function translatePage(page: Page, isOnce = false) {
  await untilHydrated(page);
  await page.evaluate(translate, isOnce);
}

/** The text that the shopper sees. */
const expectText = (locator: Locator, text: string | RegExp) =>
  expect(locator).toHaveText(text, { useInnerText: true });

const click = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Clicks a link of the page, not of the header. */
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

/** The cart in the header: the name of its link, and its badge. */
async function expectItems(page: Page, items: number) {
  await expect(cartLink(page, items)).toBeVisible();
  const badge = cartLink(page, items).getByText(/^\d+$/);
  if (items > 0) await expectText(badge, `${items}`);
  else await expect(badge).toHaveCount(0);
}

for (const isOnce of [true, false]) {
  test(`a product is added, its quantity changes, and the cart is cleared and restored on a page that is translated ${isOnce ? 'once' : 'as it changes'}`, async ({
    page,
    open,
  }) => {
    await open('/product/led-work-light-20v');
    await translatePage(page, isOnce);
    const note = page.getByText('in cart · ').locator('xpath=ancestor::p');
    const quantity = page.getByRole('textbox', { name: `Quantity of ${light}` });
    await click(page, 'Add to Cart');
    await expectText(note, `Added. 1 in cart · ${shippingNote(1)} View cart (1)`);
    await expectItems(page, 1);
    await click(page, `Increase quantity of ${light}`);
    await expectText(note, `2 in cart · ${shippingNote(2)} View cart (2)`);
    await quantity.fill('999');
    await quantity.press('Enter');
    await click(page, 'Add to Cart');
    const full = 'The cart holds at most 999 of each product.';
    await expectText(note, `${full} 999 in cart · ${shippingNote(999)} View cart (999)`);
    await quantity.fill('1');
    await quantity.press('Enter');
    await expectText(note, `1 in cart · ${shippingNote(1)} View cart (1)`);

    await follow(page, 'View cart (1)');
    const progress = page.getByText(/more for free shipping!$|ships free$/);
    const sums = section(page, 'Order Summary').locator('dl');
    await expectText(progress, shippingProgress(subtotalOf(lights(1))));
    await expectText(sums, sumsText(1));
    await click(page, `Increase quantity of ${light}`);
    await expectText(progress, shippingProgress(subtotalOf(lights(2))));
    await expectText(sums, sumsText(2));
    await click(page, 'Link');
    await click(page, 'Share cart');
    await expect(page.getByText(/^(Link copied|Copy this link: )/)).toBeVisible();
    await click(page, `Remove ${light}`);
    await expect(page.getByText('Your Cart is Empty')).toBeVisible();
    await expectItems(page, 0);
    await click(page, 'Undo');
    await expectText(sums, sumsText(2));
    await expectText(page.getByRole('status'), `Back in cart: ${light}. 2 items in cart.`);

    await page.goBack();
    await expectText(heading(page), light);
    await search(page, 'spray');
    await expectText(heading(page), resultsHeading('spray'));
    const add = page.getByRole('button', { name: 'Add to Cart: HVLP Gravity-Feed Spray Gun' });
    for (const count of [1, 2]) {
      await add.click();
      await expectText(add, `Add to Cart ${count}`);
      await expectItems(page, 2 + count);
    }
    await cartLink(page, 4).click();
    await click(page, 'Clear Cart');
    await expectItems(page, 0);
    await click(page, 'Undo');
    await expectItems(page, 4);
  });
}

test('tools are compared, and an order is read, added and read out, on a page that is translated as it changes', async ({
  page,
  open,
}) => {
  const link = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true });
  const [grinderName, gun] = ['5 in. Variable-Speed Angle Grinder', '1500W Digital Heat Gun'];
  await open('/products');
  await translatePage(page);
  const chosen = page.getByRole('region', { name: 'Chosen tools' });
  await link('Compare').click();
  await link(`Compare ${grinderName}`).click();
  await expect(link(`Comparing ${grinderName}: stop`)).toBeFocused();
  await expectText(chosen, /^Comparing 1 of 4\s+Choose one more$/);
  await link(`Compare ${gun}`).click();
  await expectText(chosen, /^Comparing 2 of 4\s+Compare$/);
  await chosen.getByRole('link', { name: 'Compare', exact: true }).click();
  await expectText(heading(page), 'Compare 2 tools');
  const table = page.getByRole('table', { name: 'Comparison' });
  const add = table.getByRole('button', { name: `Add to Cart: ${gun}` });
  for (const count of [1, 2]) {
    await add.click();
    await expectText(add, `Add to Cart ${count}`);
    await expectItems(page, count);
  }
  const weight = table.getByRole('row', { name: /^Weight/ });
  const rows = await table.getByRole('row').count();
  const differences = page.getByRole('switch', { name: 'Differences only' });
  await differences.check();
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
  await differences.uncheck();
  await expect(table.getByRole('row')).toHaveCount(rows);
  await link(`${light}: add to the comparison`).click();
  await expectText(heading(page), 'Compare 3 tools');
  await expect(heading(page)).toBeFocused();
  await expectText(weight, 'Weight 5.7 lb (2.6 kg) 1.9 lb (0.9 kg) 5.1 lb (2.3 kg) with battery');
  await link(`Remove ${gun} from the comparison`).click();
  await expectText(heading(page), 'Compare 2 tools');
  await expectText(weight, 'Weight 5.7 lb (2.6 kg) 5.1 lb (2.3 kg) with battery');
  await link('Clear comparison').click();
  await expectText(heading(page), 'Compare tools');

  await cartLink(page, 2).click();
  await click(page, 'Add from a list or link');
  const field = page.getByRole('textbox', { name: /^Item numbers/ });
  const form = page.getByRole('main');
  const result = form.getByRole('status');
  await field.fill('Hello\nTB-1110 2\n2 impact guns');
  await click(page, 'Read the order');
  await expectText(result, '2 lines with a tool, 2 to check.');
  const cause = 'Line 1 is not understood: “Hello”. Please check each line.';
  await expectText(form.getByText(/^Line 1/), cause);
  const doubtful = form.getByRole('row', { name: /^2 impact guns/ });
  const tool = form.getByRole('combobox', { name: 'Tool of line 3' });
  for (const [index, item] of [
    [1, 'Item TB-1100 · $349.99 each'],
    [0, 'Item TB-1070 · $229.99 each'],
  ] as const) {
    await tool.selectOption({ index });
    await expectText(doubtful.getByText(/^Item /), item);
  }
  const addLines = form.getByRole('button', { name: /^Add .* lines?, / });
  await expectText(form.getByText(/^Tick the/), 'Tick the lines that you order.');
  await click(page, `Increase quantity of ${light}, line 2`);
  await expectText(addLines, 'Add 1 line, $209.97');
  await form.getByRole('checkbox', { name: /^Order .*, line 3$/ }).check();
  await expectText(addLines, 'Add 2 lines, $669.95');
  await form.getByRole('checkbox', { name: /^Order .*, line 3$/ }).uncheck();
  await addLines.click();
  await expectText(result, 'Added 3 items. 1 line left.');
  await expectText(form.getByText(/^Tick the/), 'Tick the lines that you order.');
  await expectItems(page, 5);
  await click(page, 'Undo');
  await expectText(result, '2 lines with a tool, 2 to check.');
  await expectText(addLines, 'Add 1 line, $209.97');
  await expectItems(page, 2);

  await click(page, 'Order by phone');
  const dialog = page.getByRole('dialog');
  await expectText(dialog.getByText(/^1 line, /), '1 line, 2 pieces');
  await dialog.getByRole('checkbox').check();
  await click(page, 'Close');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Job name' }).fill('Bay 3');
  await click(page, 'Order by phone');
  await expectText(dialog.getByText('Bay 3'), 'Bay 3');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
});

test('suggestions, the sort order and the offline notice change on a page that is translated as it changes', async ({
  page,
  open,
  context,
}) => {
  await open('/no/such/page');
  await translatePage(page);
  await follow(page, 'Browse All Products');
  await expectText(heading(page), 'All Tools');
  const field = page.getByRole('combobox', { name: 'Search products' });
  const options = page.getByRole('listbox').getByRole('option');
  for (const [term, first, last] of [
    [
      'wrench',
      '1/2 in. Composite Air Impact Wrench 950 ft-lb $229.99',
      `See all ${countOf('wrench')} matches`,
    ],
    [
      'w',
      '1/2 in. Composite Air Impact Wrench 950 ft-lb $229.99',
      `See all ${countOf('w')} matches`,
    ],
    ['ratchet', '3/8 in. Air Ratchet 60 ft-lb $109.99', `See all ${countOf('ratchet')} matches`],
  ] as const) {
    await field.fill(term);
    await expectText(options.last(), last);
    await expectText(options.first(), first);
  }
  await field.fill('no such thing');
  await expect(options).toHaveCount(0);

  await search(page, 'wrench');
  const counts = page.getByRole('main').getByText(/^\d+ products?$/);
  await expectText(counts.filter({ visible: true }), `${countOf('wrench')} products`);
  const card = page.getByRole('article').first();
  const sort = page.getByLabel('Sort by').filter({ visible: true });
  await sort.selectOption('Price low to high');
  await expectText(card, /12-Piece Combination Wrench Set[\s\S]*\$89\.99/);

  await click(page, 'Check for updates');
  await expect(page.getByText('This version could not be downloaded yet.')).toBeVisible();
  const notice = page.getByRole('banner').getByText(/^Offline/);
  for (let times = 0; times < 2; times++) {
    await context.setOffline(true);
    await expectText(notice, 'Offline. Pages may be missing.');
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(page.getByText(shippingPromises.freeShippingPromise).first()).toBeVisible();
  }
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
    await expect(page.getByText('2 in cart · ')).toBeVisible();
    await follow(page, 'View cart (2)');
    await expectText(heading(page), 'Cart');
  });
});
