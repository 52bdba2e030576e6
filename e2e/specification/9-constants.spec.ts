// The specification of the store: section 9.
import { expect } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { heading, search, section } from '../fixtures/page.ts';
import { atEachWidth, expectSeen, seenText, seenTexts } from '../fixtures/seen.ts';
import {
  addToCart,
  button,
  categoryNames,
  dollars,
  eachTool,
  expectSums,
  footer,
  listed,
  main,
  namesOf,
  seen,
  test,
  wrenches,
} from '../fixtures/specification.ts';

// In one worker, so that the tests share the pages that they look at.
test.describe.configure({ mode: 'default' });

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
      ({ price, originalPrice }) => Math.round(((originalPrice - price) / originalPrice) * 100),
    ),
  );

  test('the copyright year shown is 2024', seen('/', footer, '© 2024'));
});
