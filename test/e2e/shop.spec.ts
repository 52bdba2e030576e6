import { expect } from '@playwright/test';
import { test } from './fixtures/test.ts';

test('Add to Cart is answered in the next frame', async ({ page, open }) => {
  await open('/product/angle-grinder-5in');
  const texts = await page
    .getByRole('button', { name: 'Add to Cart', exact: true })
    .evaluate(async (add: HTMLButtonElement) => {
      add.click();
      await new Promise(requestAnimationFrame);
      return ['[role=status]', 'header a[href="/cart"]'].map(
        (selector) => document.querySelector(selector)?.textContent,
      );
    });
  expect(texts).toEqual([
    'Added to cart: 5 in. Variable-Speed Angle Grinder. 1 item in cart.',
    'CartCart, 1 item1',
  ]);
});

test('a suggestion opens in a new tab, like any link', async ({ page, open, context, store }) => {
  await open('/specials');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('ratchet');
  const suggestion = page.getByRole('option', { name: /Socket Set/ });
  for (const click of [
    () => suggestion.click({ modifiers: ['ControlOrMeta'] }),
    () => suggestion.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await click();
    await expect(await opened).toHaveURL(`${store.url}/product/socket-set-40pc`);
    await expect(page).toHaveURL(`${store.url}/specials`);
    await expect(field).toHaveValue('ratchet');
    await page.bringToFront();
  }
});
