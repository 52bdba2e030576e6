// What the first screen of a phone has, and what it leaves out.
import { expect } from '@playwright/test';
import { test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a screen has at most one filled orange button: the one that leads to an order', async ({
  page,
  open,
}) => {
  const orange = () =>
    page
      .locator('.bg-buy:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((each) => each.getBoundingClientRect().top < innerHeight)
          .map((each) => (each as HTMLElement).innerText.split('\n')[0]),
      );
  for (const [url, ...names] of [
    ['/', 'Shop Now'],
    ['/products'],
    ['/category/hand-tools'],
    ['/search?q=wrench'],
    ['/compare?tools=angle-grinder-5in,socket-set-40pc'],
    ['/product/socket-set-40pc', 'Add to Cart'],
    ['/cart?items=socket-set-40pc:1', 'Order by phone'],
  ] as const) {
    await open(url);
    await expect.poll(orange, url).toEqual(names);
  }
  await page.getByRole('button', { name: 'Add from a list or link' }).click();
  await page.getByRole('textbox', { name: /^Item numbers/ }).fill('TB-1110 2');
  await page.getByRole('button', { name: 'Read the order' }).click();
  await page.getByRole('button', { name: /^Add 1 line/ }).scrollIntoViewIfNeeded();
  expect(await orange()).toEqual(['Order by phone']);
  await page.getByRole('button', { name: 'Order by phone' }).first().click();
  // The dialog fills the screen.
  await expect(page.locator('dialog .bg-buy')).toHaveText('Call 1-800-555-0142');
});
