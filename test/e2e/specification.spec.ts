// The specification of the store, statement by statement, in its order and its words. A shopper sees what it says at 390 and at
// 1280 px. For every product the tests compute what they expect from what the product pages say. Section 6 has no statements.

import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { builds } from '../steps/builds.mjs';
import { cartLink, goShopping, heading, mainNavigation, search, section } from './fixtures/page.ts';
import { atEachWidth, expectBoxSeen, expectSeen, seenText, seenTexts } from './fixtures/seen.ts';
import {
  addToCart,
  banner,
  button,
  categories,
  categoryNames,
  dollars,
  eachTool,
  expectNothingHappens,
  expectSums,
  fillCart,
  footer,
  listed,
  main,
  namesOf,
  quantity,
  recordRequests,
  seen,
  sockets,
  summary,
  test,
  wrenches,
} from './fixtures/specification.ts';

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
    await expectBoxSeen(hero.getByRole('list', { name: 'Tools to one scale' }));
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

test.describe('2. Screens and routes', () => {
  test('/products: all products in a grid, with breadcrumbs', async ({ look, tools }) => {
    const page = await look('/products');
    await expectSeen(main(page), ...namesOf(tools));
    await expect(page.getByRole('list', { name: 'Products' })).toHaveCSS('display', 'grid');
    await expectSeen(page.getByRole('navigation', { name: 'Breadcrumb' }), 'Home');
  });

  test(
    '/product/{productId}: image',
    eachTool(({ image }) => image !== undefined && image.width > 300),
  );

  test(
    '/product/{productId}: name',
    eachTool(({ name, text }) => name !== '' && text.includes(name)),
  );

  test(
    '/product/{productId}: star rating and review count',
    eachTool(({ stars, reviews }) => stars.length === 5 && reviews > 0),
  );

  test(
    '/product/{productId}: price and struck-through original price',
    eachTool(
      ({ price, originalPrice, lines }) => [price < originalPrice, lines],
      () => [true, ['line-through']],
    ),
  );

  test(
    '/product/{productId}: savings in dollars and percent off',
    eachTool(
      ({ savings, percentOff }) => [savings, percentOff > 0],
      ({ price, originalPrice }) => [originalPrice - price, true],
    ),
  );

  test(
    '/product/{productId}: description',
    eachTool(({ description }) => description.length > 100),
  );

  for (const text of ['Add to Cart', 'Add to Wishlist', 'Free shipping', '60-day return']) {
    test(
      `/product/{productId}: ${text}`,
      eachTool((tool) => tool.text.includes(text)),
    );
  }

  test('/product/{productId}: Add to Wishlist does nothing', async ({ page, open }) => {
    await open('/product/socket-set-40pc');
    await expectNothingHappens(page, () => button(page, 'Add to Wishlist').click());
  });

  test(
    '/product/{productId}: a link back to the category',
    eachTool(
      ({ categoryUrl }) => categoryUrl,
      ({ category }) => `/category/${categories[category as keyof typeof categories]}`,
    ),
  );

  for (const url of ['/product/no-such-tool', '/category/garden-tools']) {
    test(`${url}: an unknown id or slug redirects to /products`, async ({ page, open, store }) => {
      await open(url);
      await expect(page).toHaveURL(`${store.url}/products`);
      await expectSeen(heading(page), 'All Tools');
    });
  }

  for (const [name, slug] of Object.entries(categories)) {
    test(`/category/${slug}: products of that category`, async ({ look, tools }) => {
      const page = await look(`/category/${slug}`);
      await expectSeen(heading(page), name);
      const expected = namesOf(tools.filter(({ category }) => category === name));
      await atEachWidth(page, async () => expect(await listed(page)).toEqual(expected));
    });
  }

  test("an empty category shows 'No products found' and a Browse All Products link", async ({
    page,
    open,
    serverOf,
  }) => {
    await open(`${(await serverOf(builds.next)).url}/category/battery-tools`);
    await expectSeen(main(page), 'No products found', 'Browse All Products');
    await main(page).getByRole('link', { name: 'Browse All Products' }).click();
    await expectSeen(heading(page), 'All Tools');
  });

  test(
    "/cart, empty: 'Your Cart is Empty' with a Continue Shopping link",
    seen('/cart', main, 'Your Cart is Empty', 'Continue Shopping'),
  );

  test('/cart: lines with image, name linking to the product, category, price, quantity minus and plus, remove', async ({
    page,
    open,
    tools,
  }) => {
    await open('/products');
    await addToCart(page, sockets, light);
    for (const name of [sockets, light]) {
      const { id, category, price = 0 } = tools.find((tool) => tool.name === name) ?? {};
      const line = main(page).getByRole('listitem').filter({ hasText: name }).first();
      await expectSeen(line, name, `${category}`, dollars(price));
      await expect(line.getByRole('link', { name })).toHaveAttribute('href', `/product/${id}`);
      const controls = ['Decrease quantity of', 'Increase quantity of', 'Remove'];
      await expectBoxSeen(
        line.locator('img'),
        ...controls.map((control) => button(page, `${control} ${name}`)),
      );
    }
  });

  test('/cart: a Clear Cart action and an Order Summary with a Proceed to Checkout button that does nothing', async ({
    page,
    open,
  }) => {
    await fillCart(page, open, sockets);
    await expectSeen(main(page), 'Clear Cart');
    await expectSeen(summary(page), 'Order Summary', 'Proceed to Checkout');
    await expectNothingHappens(page, () => button(page, 'Proceed to Checkout').click());
  });

  test('/search?q={term}: \'Showing N results for "term"\'', async ({ look }) => {
    const page = await look('/search?q=ratchet');
    const count = (await listed(page)).length;
    expect(count).toBeGreaterThan(1);
    await expectSeen(main(page), `Showing ${count} results for "ratchet"`);
  });

  for (const term of ['zzz', '200 Nm', 'angle grindr', 'cordless grinder']) {
    test(`/search?q={term} with no results for ${term}: 'No results found' and 'No products found for "term". Try a different search term.'`, async ({
      look,
    }) => {
      const page = await look(`/search?${new URLSearchParams({ q: term })}`);
      await expectSeen(heading(page), 'No results found');
      await expectSeen(
        main(page),
        `No results found\nNo products found for "${term}". Try a different search term.`,
      );
    });
  }

  for (const query of ['', '?q=+%20']) {
    test(
      `/search${query} with an empty term: 'No results found' and 'Please enter a search term.'`,
      seen(`/search${query}`, main, 'No results found\nPlease enter a search term.'),
    );
  }

  for (const [url, text] of [
    ['/account', 'Account Page - Coming soon!'],
    ['/specials', 'Special Offers - Great deals coming soon!'],
    ['/contact', phone],
    ['/shipping', 'Free shipping on orders over $99!'],
    ['/returns', '60-day return policy'],
    ['/warranty', 'Quality guaranteed'],
    ['/no/such/page', "Page Not Found - The page you're looking for doesn't exist."],
  ] as const) {
    test(`${url}: '${text}'`, seen(url, main, text));
  }

  test('the header has a search box, an account icon and a cart icon', async ({ look }) => {
    const header = banner(await look('/'));
    await expectBoxSeen(
      header.getByRole('combobox', { name: 'Search products' }),
      header.getByRole('link', { name: 'Account' }).locator('svg'),
      header.getByRole('link', { name: 'Cart' }).locator('svg'),
    );
  });

  test('the cart icon has an item-count badge, shown only when the count is above 0', async ({
    page,
    open,
  }) => {
    await open('/products');
    const icon = banner(page).getByRole('link', { name: /^Cart/ });
    const badge = async () => (await icon.evaluate(seenText)).replace(/^Cart\s*/, '');
    for (const count of ['', '1', '2']) {
      await atEachWidth(page, () => expect.poll(badge).toBe(count));
      await button(page, `Add to Cart: ${light}`).click();
    }
    await icon.click();
    await button(page, 'Clear Cart').click();
    await atEachWidth(page, () => expect.poll(badge).toBe(''));
  });

  test('the header has the nav links All Tools, Power Tools, Hand Tools, Diagnostic, Air Tools, Battery Tools, Specials', async ({
    look,
  }) => {
    const page = await look('/');
    await atEachWidth(page, async () => {
      // On a phone those that are not whole are seen once the row is scrolled.
      const links: string[] = [];
      for (const link of await mainNavigation(page).getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        const text = (await link.textContent()) ?? '';
        // In the next frame.
        await expect.poll(() => link.evaluate(seenText)).toBe(text);
        links.push(text);
      }
      expect(links.join(', ')).toBe(
        'All Tools, Power Tools, Hand Tools, Diagnostic, Air Tools, Battery Tools, Specials',
      );
    });
  });

  test('the footer has category links, support links and social icons', async ({ look }) => {
    const links = footer(await look('/')).getByRole('link');
    const names = [...categoryNames, 'Contact Us', 'Shipping Info', 'Returns', 'Warranty'];
    for (const name of names) await expectSeen(links.filter({ hasText: name }), name);
    const icons = await links.and((await look('/')).locator('[href^="https:"]')).all();
    expect(icons.length).toBeGreaterThan(1);
    await expectBoxSeen(...icons.map((icon) => icon.locator('svg')));
  });

  test('submitting the search box with a non-empty trimmed term goes to /search with that term in q', async ({
    page,
    open,
    store,
  }) => {
    await open('/');
    await search(page, 'heat gun');
    await expect(page).toHaveURL(`${store.url}/search?q=heat+gun`);
  });

  test('a blank term does nothing', async ({ page, open }) => {
    await open('/products');
    const box = page.getByRole('combobox', { name: 'Search products' });
    for (const blank of ['', '   ']) {
      await box.fill(blank);
      await expectNothingHappens(page, () => box.press('Enter'), main(page));
      await expectNothingHappens(page, () => button(page, 'Search').click(), main(page));
    }
  });

  test('clicking a product card opens its detail page', async ({ page, open, store }) => {
    await open('/products');
    await atEachWidth(page, async () => {
      await page
        .getByRole('article')
        .filter({ hasText: light })
        .click({ position: { x: 8, y: 60 } });
      await expect(page).toHaveURL(`${store.url}/product/led-work-light-20v`);
      await page.goBack();
    });
  });
});

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

test.describe('9. Business constants and limits', () => {
  test('free shipping threshold: a subtotal of 99 or more ships free', async ({
    page,
    open,
    tools,
    serverOf,
  }) => {
    const [cheapest] = tools
      .filter(({ price }) => price >= 9900)
      .toSorted((a, b) => a.price - b.price);
    const { name = '', price = 0 } = cheapest ?? {};
    await open('/products');
    await addToCart(page, name);
    await expectSums(page, dollars(price), 'Free', dollars(price));
    // In this build a product costs exactly $99.
    const { url } = await serverOf(builds.next);
    await open(`${url}/category/hand-tools`);
    await addToCart(page, wrenches);
    await expectSums(page, '$99.00', 'Free', '$99.00');
  });

  test('otherwise shipping is a flat 9.99, the order total is subtotal plus shipping with 2 decimals, and the cart hint says how much is missing', async ({
    page,
    open,
    tools,
  }) => {
    const below = tools.filter(({ width, price }) => width === 390 && price < 9900);
    expect(below.length).toBeGreaterThan(1);
    await open('/products');
    for (const { name, price } of below) {
      await addToCart(page, name);
      await expectSums(page, dollars(price), '$9.99', dollars(price + 999));
      await expectSeen(main(page), `Add ${dollars(9900 - price)} more for free shipping!`);
      await button(page, 'Clear Cart').click();
      await page.goBack();
    }
  });

  test('return policy: 60 days', async ({ look, tools }) => {
    const texts = tools.map(({ text }) => text);
    for (const url of ['/', '/returns', '/warranty']) {
      texts.push(await main(await look(url)).evaluate(seenText));
    }
    const days = texts.map((text) => text.match(/\b\d+(?=-day return)/)?.[0]);
    expect(days).toEqual(texts.map(() => '60'));
  });

  test('Best Sellers show the top 4 products by rating, descending', async ({ look, tools }) => {
    const page = await look('/');
    const rated = tools
      .filter(({ width }) => width === 390)
      .toSorted((a, b) => b.rating - a.rating);
    await atEachWidth(page, async () => {
      const names = await seenTexts(section(page, 'Best Sellers').locator('h3'));
      const ratings = names.map((name) => rated.find((tool) => tool.name === name)?.rating);
      expect(ratings).toEqual(rated.slice(0, 4).map(({ rating }) => rating));
      expect(new Set(names).size).toBe(4);
    });
  });

  test('search matches case-insensitively as a substring of name, category or description', async ({
    page,
    open,
    tools,
  }) => {
    const all = tools.filter(({ width }) => width === 390);
    const terms = [
      ...categoryNames.map((name) => name.slice(1).toUpperCase()),
      ...all.map(({ name, description }, index) =>
        index % 2 ? name.slice(2, 9).toLowerCase() : description.slice(31, 41).toUpperCase(),
      ),
    ].map((term) => term.trim());
    await open('/cart');
    for (const term of terms) {
      const expected = all.filter(({ name, category, description }) =>
        `${name}\n${category}\n${description}`.toLowerCase().includes(term.toLowerCase()),
      );
      await search(page, term);
      await expect(heading(page)).toHaveText(`Showing ${expected.length} results for "${term}"`);
      expect(await listed(page), term).toEqual(namesOf(expected));
    }
  });

  test('category matching is a case-insensitive match on the category name', async ({
    look,
    tools,
  }) => {
    for (const [name, slug] of [
      ['Power Tools', 'POWER-TOOLS'],
      ['Battery Tools', 'Battery-Tools'],
    ] as const) {
      const page = await look(`/category/${slug}`);
      await expectSeen(heading(page), name);
      const expected = tools.filter(
        ({ category }) => category.toLowerCase() === name.toLowerCase(),
      );
      expect(await listed(page)).toEqual(namesOf(expected));
    }
  });

  test(
    'the star display uses the floor of the rating out of 5',
    eachTool(
      ({ stars }) => stars,
      ({ rating }) => '★'.repeat(Math.floor(rating)) + '☆'.repeat(5 - Math.floor(rating)),
    ),
  );

  test(
    'percent off is rounded',
    eachTool(
      ({ percentOff }) => percentOff,
      ({ price, originalPrice }) => Math.round(((originalPrice - price) * 100) / originalPrice),
    ),
  );

  test('the copyright year shown is 2024', seen('/', footer, '© 2024'));
});
