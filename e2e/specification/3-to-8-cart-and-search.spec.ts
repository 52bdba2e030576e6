// The specification of the store: sections 3, 4, 5, 7 and 8. Section 6 has no statements.
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { cartLink, goShopping, search, section } from '../fixtures/page.ts';
import { atEachWidth, expectBoxSeen, expectSeen, seenText } from '../fixtures/seen.ts';
import {
  addToCart,
  button,
  categories,
  categoryNames,
  eachTool,
  expectNothingHappens,
  expectSums,
  fillCart,
  main,
  namesOf,
  quantity,
  recordRequests,
  sockets,
  summary,
  test,
  wrenches,
} from '../fixtures/specification.ts';

// In one worker, so that the tests share the pages that they look at.
test.describe.configure({ mode: 'default' });

test.describe('3. Entities and their fields', () => {
  test(
    'product: id (text slug), name, image (url), category and description',
    eachTool(
      (tool) => [tool.id, tool.image?.path, tool.name, tool.category, tool.description],
      ({ id }) => [
        expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        expect.stringMatching(`^/images/${id}`),
        expect.stringMatching(/\w/),
        expect.stringMatching(/ Tools$/),
        expect.stringMatching(/\w\.$/),
      ],
    ),
  );

  test(
    'product: price, originalPrice, rating and reviews (count) are numbers',
    eachTool(({ price, originalPrice, rating, reviews }) =>
      [price, originalPrice, rating, reviews].every((number) => number > 0),
    ),
  );

  test('14 built-in products span the categories Power Tools, Diagnostic Tools, Air Tools, Battery Tools and Hand Tools', ({
    tools,
  }) => {
    expect(namesOf(tools)).toHaveLength(14);
    expect(new Set(tools.map(({ category }) => category))).toEqual(new Set(categoryNames));
  });

  test('prices range from 59.99 to 899.99', ({ tools }) => {
    const prices = tools.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([5999, 89999]);
  });

  for (const [name, slug] of Object.entries(categories)) {
    test(`category: name, slug, image and desc: ${name}, ${slug}`, async ({ look }) => {
      const tiles = section(await look('/'), 'Shop by Category').getByRole('listitem');
      const tile = tiles.filter({ hasText: name });
      await expect(tile.getByRole('link')).toHaveAttribute('href', `/category/${slug}`);
      await expectBoxSeen(tile.locator('img'));
      await atEachWidth(tile.page(), async () => {
        expect(await tile.evaluate(seenText)).toMatch(new RegExp(`^${name}\n.{20,}\\.$`));
      });
    });
  }

  test('cart: items (products plus quantity) and total (the sum of price times quantity)', async ({
    page,
    open,
  }) => {
    await fillCart(page, open, sockets, wrenches, sockets);
    await expect(quantity(page, sockets)).toHaveValue('2');
    await expect(quantity(page, wrenches)).toHaveValue('1');
    await expectSums(page, '$209.97', 'Free', '$209.97');
  });

  test('the cart is held in memory only', async ({ page, open, context }) => {
    await fillCart(page, open, sockets);
    expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await open('/');
    await expect(cartLink(page, 0)).toBeVisible();
  });
});

test.describe('4. States and transitions', () => {
  test('add: a new product enters with quantity 1; a product already present gains 1', async ({
    page,
    open,
  }) => {
    await fillCart(page, open, sockets);
    await expect(quantity(page, sockets)).toHaveValue('1');
    await page.goBack();
    await addToCart(page, sockets);
    await expect(quantity(page, sockets)).toHaveValue('2');
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
  });

  test('remove deletes the line', async ({ page, open }) => {
    await fillCart(page, open, sockets, wrenches);
    await button(page, `Remove ${sockets}`).click();
    await expect(quantity(page, sockets)).toBeHidden();
    await expect(quantity(page, wrenches)).toHaveValue('1');
    await expect(cartLink(page, 1)).toBeVisible();
  });

  test('update quantity sets the quantity; a line whose quantity drops to 0 is removed', async ({
    page,
    open,
  }) => {
    await fillCart(page, open, sockets, wrenches);
    await quantity(page, sockets).fill('5');
    await quantity(page, sockets).press('Enter');
    await expect(cartLink(page, 6)).toBeVisible();
    await quantity(page, sockets).fill('0');
    await quantity(page, sockets).press('Enter');
    await expect(quantity(page, sockets)).toBeHidden();
    await expect(cartLink(page, 1)).toBeVisible();
  });

  test('clear empties the cart and sets the total to 0', async ({ page, open }) => {
    await fillCart(page, open, sockets, wrenches);
    await button(page, 'Clear Cart').click();
    await expectSeen(main(page), 'Your Cart is Empty');
    await expect(summary(page)).toBeHidden();
    await expect(cartLink(page, 0)).toBeVisible();
    await page.goBack();
    await addToCart(page, wrenches);
    await expectSums(page, '$89.99', '$9.99', '$99.98');
  });

  test('the total is recomputed after each action', async ({ page, open }) => {
    await fillCart(page, open, sockets, wrenches);
    await expectSums(page, '$149.98', 'Free', '$149.98');
    await button(page, `Increase quantity of ${wrenches}`).click();
    await expectSums(page, '$239.97', 'Free', '$239.97');
    await button(page, `Decrease quantity of ${wrenches}`).click();
    await expectSums(page, '$149.98', 'Free', '$149.98');
    await button(page, `Remove ${wrenches}`).click();
    await expectSums(page, '$59.99', '$9.99', '$69.98');
  });

  test('the minus button is disabled at quantity 1', async ({ page, open }) => {
    await fillCart(page, open, sockets);
    const minus = button(page, `Decrease quantity of ${sockets}`);
    await expect(minus).toBeDisabled();
    await button(page, `Increase quantity of ${sockets}`).click();
    await minus.click();
    await expect(quantity(page, sockets)).toHaveValue('1');
    await expect(minus).toBeDisabled();
  });
});

test.describe('5. Validation rules', () => {
  test('search: the term is trimmed', async ({ page, open, store }) => {
    await open('/products');
    await search(page, '  ratchet ');
    await expect(page).toHaveURL(`${store.url}/search?q=ratchet`);
  });

  test('the newsletter e-mail box has no validation or handler', async ({ page, open }) => {
    await open('/');
    const box = section(page, 'Stay Updated').getByRole('textbox');
    for (const text of ['', 'no e-mail address']) {
      await box.fill(text);
      await expectNothingHappens(page, () => box.press('Enter'));
      await expectNothingHappens(page, () => button(page, 'Subscribe').click());
      await expect(box).toHaveValue(text);
    }
  });
});

test.describe('7. The calls it makes', () => {
  test("no network calls: a visit requests the store's own static files and nothing else", async ({
    page,
    open,
    store,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await open('/');
    await goShopping(page);
    expect(requests.length).toBeGreaterThan(10);
    for (const request of requests) {
      const path = request.replace(`GET ${store.url}/`, '') || 'index.html';
      expect(existsSync(`dist/${path}`), request).toBe(true);
    }
  });
});

test.describe('8. Error catalogue', () => {
  test('client-side messages only', async ({ page, open, store }) => {
    await open('/specials');
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    /** As Back does. */
    const goTo = (url: string) =>
      page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, url);
    for (const url of ['/product/no-such-tool', '/category/garden-tools']) {
      await goTo(url);
      await expect(page).toHaveURL(`${store.url}/products`);
    }
    for (const [url, text] of [
      [
        '/search?q=zzz',
        'No results found\nNo products found for "zzz". Try a different search term.',
      ],
      ['/search', 'No results found\nPlease enter a search term.'],
      ['/no/such/page', 'Page Not Found'],
    ] as const) {
      await goTo(url);
      await expectSeen(main(page), text);
    }
    expect(requests).toEqual([]);
  });
});
