// A click right after typing, as people make it: the pointer is down for a moment, in which the field commits.
import { expect, type Locator, type Page } from '@playwright/test';
import { cartLink, heading } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** Pointer down and up at the place where the control was before. */
async function slowClick(page: Page, control: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 80)));
  await page.mouse.up();
}

for (const width of [320, 1440]) {
  test(`no click is lost after typing a quantity at ${width} px, and View cart has the place of Add to Cart`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/product/led-work-light-20v');
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
    const quantity = page.getByRole('textbox', { name: 'Quantity of 20V LED Work Light' });
    const place = await add.boundingBox();
    await quantity.fill('abc');
    await slowClick(page, add);
    await expect(cartLink(page, 1)).toBeVisible();
    const viewCart = page.getByRole('link', { name: 'View cart · 1' });
    expect(await viewCart.boundingBox()).toEqual(place);
    await expect(viewCart).toBeFocused();

    await quantity.fill('12');
    await slowClick(page, viewCart);
    await expect(heading(page)).toHaveText('Cart');
    await expect(cartLink(page, 12)).toBeVisible();

    await quantity.fill('abc');
    await slowClick(page, page.getByRole('button', { name: /^Remove/ }));
    await expect(page.getByText('Removed.')).toBeVisible();
  });
}

test('0 and Tab remove a line, and the next Tab goes to Undo', async ({ page, open }) => {
  await open('/cart?items=led-work-light-20v:2,socket-set-40pc:1');
  const quantity = page.getByRole('textbox', { name: 'Quantity of 20V LED Work Light' });
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(cartLink(page, 1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('2');
});
