// Buying on a page that the browser translates, which replaces the text nodes that React has rendered.
import { expect } from '@playwright/test';
import { cartLink, heading, search } from './fixtures/page';
import { qrCode, qrCodeButton } from './fixtures/print';
import { test } from './fixtures/test';
import { click, expectItems, expectText, follow, translatePage } from './fixtures/translation';

const light = '20V LED Work Light';

for (const isOnce of [true, false]) {
  test.describe(`a page that is translated ${isOnce ? 'once' : 'as it changes'}`, () => {
    test('a product is added, and its quantity changes', async ({ page, open }) => {
      await open('/product/led-work-light-20v');
      await translatePage(page, isOnce);
      const note = page.getByText('in cart · ').locator('xpath=ancestor::p');
      const quantity = page.getByRole('textbox', { name: `Quantity of ${light}` });
      const message = page.getByText('Enter a whole number from 1 to 999.');
      await click(page, 'Add to Cart');
      await expectText(note, 'Added. 1 in cart · $29.01 to free shipping · View cart');
      await expectItems(page, 1);
      await click(page, 'Add to Cart');
      await expectText(note, 'Added. 2 in cart · Free shipping · View cart');
      await click(page, `Increase quantity of ${light}`);
      await expectText(note, '3 in cart · Free shipping · View cart');
      await expectItems(page, 3);
      await click(page, `Decrease quantity of ${light}`);
      await expectText(note, 'Added. 2 in cart · Free shipping · View cart');
      await click(page, `Decrease quantity of ${light}`);
      await expectText(note, '1 in cart · $29.01 to free shipping · View cart');
      await click(page, 'Add to Cart');
      await expectText(note, 'Added. 2 in cart · Free shipping · View cart');

      await quantity.fill('no number');
      await quantity.press('Enter');
      await expect(message).toBeVisible();
      await quantity.fill('998');
      await quantity.press('Enter');
      await expect(message).toBeHidden();
      await expectText(note, '998 in cart · Free shipping · View cart');
      await click(page, 'Add to Cart');
      await click(page, 'Add to Cart');
      const full = 'The cart holds at most 999 of each product. 999 in cart · Free shipping · ';
      await expectText(note, `${full}View cart`);
      await quantity.fill('2');
      await quantity.press('Enter');
      await expectText(note, '2 in cart · Free shipping · View cart');
      await expect(page.getByRole('status')).toHaveText(
        `Quantity of ${light}: 2. 2 items in cart.`,
      );

      await follow(page, 'View cart');
      await expectText(heading(page), 'Cart');
      await page.goBack();
      await expectText(heading(page), light);
      await expectText(note, '2 in cart · Free shipping · View cart');
      await expectItems(page, 2);
    });

    test('a card shows its quantity in the cart', async ({ page, open }) => {
      await open('/');
      await translatePage(page, isOnce);
      await follow(page, 'Shop Now');
      await expectText(heading(page), 'All Tools');
      const add = page.getByRole('button', { name: `Add to Cart: ${light}` });
      for (const quantity of [1, 2, 3]) {
        await add.click();
        await expectText(add, `Add to Cart ${quantity}`);
        await expectItems(page, quantity);
      }
      await cartLink(page, 3).click();
      await click(page, `Decrease quantity of ${light}`);
      await page.goBack();
      await expectText(add, 'Add to Cart 2');
      await page.goForward();
      await click(page, `Remove ${light}`);
      await page.goBack();
      await expectText(add, 'Add to Cart');
      await expectItems(page, 0);
    });

    test('the cart is changed, cleared, restored and shared', async ({ page, open }) => {
      await open('/cart?items=led-work-light-20v:1,nothing:1');
      await translatePage(page, isOnce);
      const progress = page.getByText(/more for free shipping!$|ships free\.$/);
      const sums = page.getByRole('region', { name: 'Order Summary' }).locator('dl');
      const line = page.getByRole('listitem').filter({ hasText: light }).first();
      await expect(
        page.getByRole('main').getByText('Left out of this link: 1 entry'),
      ).toBeVisible();
      await expectText(progress, 'Add $29.01 more for free shipping!');
      await expectText(sums, 'Subtotal $69.99 Shipping $9.99 Total $79.98');
      await click(page, `Increase quantity of ${light}`);
      await expectText(progress, 'This order ships free.');
      await expectText(sums, 'Subtotal $139.98 Shipping Free Total $139.98');
      await expectText(line, /Line total\s+\$139\.98$/);
      await expectText(page.getByRole('status'), `Quantity of ${light}: 2. 2 items in cart.`);
      await click(page, `Decrease quantity of ${light}`);
      await expectText(progress, 'Add $29.01 more for free shipping!');
      await expectText(line, /Line total\s+\$69\.99$/);

      await click(page, 'QR code');
      await expect(qrCode(page)).toBeVisible();
      await qrCodeButton(page).click();
      await expect(qrCode(page)).toBeHidden();
      await click(page, 'Share cart');
      const shared = page.getByText(/^(Link copied|Copy this link: )/);
      await expect(shared).toBeVisible();
      await click(page, 'Share cart');
      await expect(shared).toBeVisible();

      await click(page, `Remove ${light}`);
      await expect(shared).toBeHidden();
      await expect(page.getByText('Removed.', { exact: true })).toBeVisible();
      await expect(page.getByText('Your Cart is Empty')).toBeVisible();
      await expectItems(page, 0);
      await click(page, 'Undo');
      await expect(page.getByText('Your Cart is Empty')).toBeHidden();
      await expectText(sums, 'Subtotal $69.99 Shipping $9.99 Total $79.98');
      await expectItems(page, 1);

      await search(page, 'spray');
      await click(page, 'Add to Cart: HVLP Gravity-Feed Spray Gun');
      await cartLink(page, 2).click();
      await expectText(sums, 'Subtotal $229.98 Shipping Free Total $229.98');
      await click(page, 'Clear Cart');
      await expect(page.getByText('Removed: 2 products').filter({ visible: true })).toBeVisible();
      await expectItems(page, 0);
      await click(page, 'Undo');
      await expectText(sums, 'Subtotal $229.98 Shipping Free Total $229.98');
      await expectItems(page, 2);
      await expectText(page.getByRole('status'), 'Back in cart: 2 products. 2 items in cart.');
    });
  });
}
