// The first screen of a phone: the parts it has, and the parts it leaves out.
import { expect } from '@playwright/test';
import { categoryFor } from './fixtures/categories.ts';
import { boxOf, heading } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a screen has at most one filled orange button: the one that leads to an order', async ({
  page,
  open,
}) => {
  const orange = () =>
    page.locator('.bg-buy:visible').evaluateAll((buttons) =>
      buttons
        .filter((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          // Not below the screen, and not under a bar.
          return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map((each) => (each as HTMLElement).innerText.split('\n')[0]),
    );
  for (const [url, ...names] of [
    ['/', 'Shop Now'],
    ['/products'],
    [categoryFor('socket-set-40pc').url],
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
  expect(await orange()).toEqual(['Add 1 line · $139.98']);
  await page.getByRole('button', { name: 'Order by phone' }).first().click();
  // The dialog fills the screen.
  await expect(page.locator('dialog .bg-buy')).toHaveText('Call 1-800-555-0142');
});

test('on a phone the search field takes the row of the header while it has the focus, and suggestions leave it uncovered', async ({
  page,
  open,
}) => {
  await open('/product/socket-set-40pc');
  const form = page.getByRole('search');
  const field = page.getByRole('combobox', { name: 'Search products' });
  const others = () =>
    page
      .locator('header nav')
      .or(heading(page))
      .evaluateAll((all) => all.map((each) => each.getClientRects()[0]?.y));
  for (const width of [320, 390, 480]) {
    await page.setViewportSize({ width, height: 844 });
    const before = await others();
    await field.fill('torque w');
    const box = await boxOf(form);
    expect([box.x, box.width], `${width} px`).toEqual([16, width - 32]);
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    expect(await others()).toEqual(before);
    const suggestions = await boxOf(page.getByRole('listbox'));
    expect(suggestions.y - box.y - box.height).toBe(4);
    // The focus ring is as wide as its distance from the suggestions at most.
    await expect(form).toHaveCSS('outline', /3px$/);
    await expect(form).toHaveCSS('outline-offset', '0px');
    // No part of the header lies over it or shows beside it.
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toHaveCSS(
      'opacity',
      '0',
    );
    await field.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toHaveCSS(
      'opacity',
      '1',
    );
  }
  await page.setViewportSize({ width: 600, height: 844 });
  const { width } = await boxOf(form);
  await field.focus();
  expect((await boxOf(form)).width).toBe(width);
});

test('the first screen of a product has its name, an image of at most 300 px, three facts, price and saving; the thumbnails follow', async ({
  page,
  open,
}) => {
  for (const [url, facts] of [
    ['/product/click-torque-wrench-half-in', '30 to 250 ft-lb · 1/2 in. · 72 teeth'],
    // With the longest texts above the price.
    ['/product/obd2-scan-tablet', '10 in. · 8 h · IP65, corner bumpers'],
  ] as const) {
    await open(url);
    const main = page.getByRole('main');
    const image = main.getByRole('link', { name: /^Zoom: / }).first();
    const parts = [
      main.getByRole('heading', { level: 1 }),
      image,
      main.getByText(facts.replaceAll(/(?<=\d) (?=\S)/g, '\u00a0')),
      main.locator('p:has(s)').first(),
      main.getByText(/^Save \$/),
      main.getByRole('group', { name: 'Thumbnails' }),
    ];
    expect((await boxOf(image)).height).toBeLessThanOrEqual(300);
    const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const saving = await boxOf(main.getByText(/^Save \$/));
    const bar = await boxOf(main.getByRole('button', { name: 'Add to Cart', exact: true }));
    expect(saving.y + saving.height).toBeLessThan(bar.y - 8);
  }
});

test('two torque wrenches are found, and ordered by phone, with five taps and seven keys', async ({
  page,
  open,
}) => {
  await open('/');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.click();
  await page.keyboard.type('torque', { delay: 20 });
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: '1/2 in. Click Torque Wrench' });
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await page.getByRole('button', { name: 'Order by phone' }).first().click();
  const order = page.getByRole('dialog', { name: 'Order by phone' });
  await expect(order.getByRole('checkbox', { name: /TB-1120 ?quantity 2/ })).toBeVisible();
  await expect(order.getByRole('link', { name: /^Call/ })).toBeInViewport();
});
