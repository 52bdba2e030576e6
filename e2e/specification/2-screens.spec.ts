// The specification of the store: section 2.
import { expect } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { heading, mainNavigation, search } from '../fixtures/page.ts';
import { atEachWidth, expectBoxSeen, expectSeen, seenText, seenTexts } from '../fixtures/seen.ts';
import {
  addToCart,
  banner,
  button,
  categories,
  categoryNames,
  dollars,
  eachTool,
  expectNothingHappens,
  fillCart,
  footer,
  listed,
  main,
  namesOf,
  seen,
  sockets,
  summary,
  test,
} from '../fixtures/specification.ts';

// In one worker, so that the tests share the pages that they look at.
test.describe.configure({ mode: 'default' });

const phone = '1-800-555-0142';
const light = '20V LED Work Light';

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
      const links = await seenTexts(mainNavigation(page).getByRole('link'));
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
