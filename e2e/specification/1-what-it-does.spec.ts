// The specification of the store, statement by statement, in its order and its words. A shopper sees what it says at 390 and at
// 1280 px. For every product the tests compute what they expect from what the product pages say. Section 6 has no statements.
import { expect } from '@playwright/test';
import { heading, section } from '../fixtures/page.ts';
import { expectBoxSeen, expectSeen } from '../fixtures/seen.ts';
import {
  banner,
  button,
  categories,
  categoryNames,
  expectNothingHappens,
  main,
  recordRequests,
  seen,
  test,
} from '../fixtures/specification.ts';

// In one worker, so that the tests share the pages that they look at.
test.describe.configure({ mode: 'default' });

const phone = '1-800-555-0142';
const light = '20V LED Work Light';

test.describe('1. What the product does and for whom', () => {
  test(
    'the header promotes free shipping on orders over $99',
    seen('/', banner, 'Free shipping on orders over $99'),
  );

  test('the header shows the phone number', seen('/', banner, phone));

  test('the home page has a hero with a Shop Now link', async ({ look }) => {
    const page = await look('/');
    const hero = page.locator('section', { has: heading(page) });
    await expectSeen(hero.getByRole('link', { name: 'Shop Now' }), 'Shop Now');
    await expectBoxSeen(hero.locator('picture img'));
  });

  test('the home page has a shop-by-category grid', async ({ look }) => {
    const grid = section(await look('/'), 'Shop by Category');
    await expectSeen(grid, 'Shop by Category', ...categoryNames);
    await expect(grid.getByRole('list')).toHaveCSS('display', 'grid');
    for (const [name, slug] of Object.entries(categories)) {
      await expect(grid.getByRole('link', { name })).toHaveAttribute('href', `/category/${slug}`);
    }
  });

  test('the home page has a Best Sellers section', seen('/', main, 'Best Sellers'));

  test(
    'the home page has feature blurbs: free shipping over $99, expert support, 60-day return policy',
    seen('/', main, 'Free shipping over $99', 'Expert support', '60-day return policy'),
  );

  test('the home page has a Stay Updated e-mail box with a Subscribe button that does nothing', async ({
    page,
    open,
  }) => {
    await open('/');
    const newsletter = section(page, 'Stay Updated');
    await expectSeen(newsletter, 'Stay Updated', 'E-mail address', 'Subscribe');
    await newsletter.getByRole('textbox').fill('mechanic@example.com');
    await expectNothingHappens(page, () => button(page, 'Subscribe').click());
  });

  test('the catalogue is fixed data inside the app; no server is involved', async ({
    page,
    open,
  }) => {
    await open('/');
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page.getByRole('article')).toHaveCount(14);
    await main(page).getByRole('link', { name: light, exact: true }).click();
    await expectSeen(main(page), light, 'Description');
    expect(requests).toEqual([]);
  });

  test('checkout, wishlist, account and newsletter are not functional: no form is for anything but search and cart', async ({
    look,
  }) => {
    for (const url of ['/', '/product/led-work-light-20v', '/account']) {
      const page = await look(url);
      await expect(page.locator('form:not([action="/search"], [action="/cart"])')).toHaveCount(0);
      await expect(page.locator('form[method=post]')).toHaveCount(0);
    }
    await expect(main(await look('/account')).locator('input, select, textarea')).toHaveCount(0);
  });
});
