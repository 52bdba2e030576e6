// The layout: the first view, the controls that stay within reach, and the parts that never move.
import { expect, type Page } from '@playwright/test';
import { categoryFor } from './fixtures/categories.ts';
import { horizontalOverflow } from './fixtures/in-page.ts';
import { boxOf, cartLink, heading, section } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('on a phone in landscape, price and Add to Cart are directly below the name', async ({
  page,
  open,
}) => {
  await open('/product/cordless-impact-wrench-20v');
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const name = await boxOf(heading(page));
    const price = page.locator('main p:has(s)').first();
    expect((await boxOf(price)).y - name.y - name.height).toBeLessThan(24);
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Add to Cart')).toBeInViewport({ ratio: 0.9 });
  }
});

test('at 1280 x 800 the home page shows and names all tools to scale, and the categories follow', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/');
  const tools = page.getByRole('list', { name: 'Tools to one scale' }).getByRole('link');
  await expect(tools).toHaveCount(14);
  await expect(tools.first()).toHaveText('Angle Grinder\n$129.99');
  for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
  await expect(section(page, 'Shop by Category').getByRole('heading').first()).toBeInViewport();
});

test('the first view has the name, image and price of a product, and Add to Cart', async ({
  page,
  open,
}) => {
  await open('/product/obd2-scan-tablet');
  for (const [width, height] of [
    [320, 740],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Zoom: / }).first()).toBeInViewport({
      ratio: 0.9,
    });
    await expect(
      page.getByText('$899.99', { exact: true }).filter({ visible: true }).last(),
    ).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Add to Cart')).toBeInViewport({ ratio: 1 });
  }
});

test('the home page on phones, with text of any size: no word broken, headline and button before the tools; a pull does not reload it', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  const session = await page.context().newCDPSession(page);
  for (const [width, fontSize, ofRoot = ''] of [
    [320, 16],
    [390, 16],
    [320, 32],
    [390, 32],
    [390, 32, 'of the root element'],
  ] as const)
    await test.step(`${width} px with text of ${fontSize} px ${ofRoot}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await session.send('Page.setFontSizes', { fontSizes: { standard: ofRoot ? 16 : fontSize } });
      // Media queries do not know this size.
      if (ofRoot)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(page.locator('body')).toHaveCSS('font-size', `${fontSize}px`);
      const field = await page.getByRole('combobox', { name: 'Search products' }).boundingBox();
      expect(field?.width).toBeGreaterThan(100);
      const boxOf = (name: RegExp, role: 'heading' | 'list' | 'link') =>
        page
          .getByRole(role, { name })
          .first()
          .evaluate((element) => element.getBoundingClientRect().toJSON());
      const wall = await boxOf(/^Tools to one scale/, 'list');
      const headline = await boxOf(/^Professional Tools/, 'heading');
      const button = await boxOf(/^Shop Now/, 'link');
      expect(headline.bottom).toBeLessThanOrEqual(wall.top);
      expect(button.bottom).toBeLessThanOrEqual(wall.top);
      const linesOfWords = await heading(page).evaluate((element) => {
        const text = element.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length;
        });
      });
      expect(linesOfWords).toEqual([1, 1, 1, 1, 1]);
      if (fontSize === 32) {
        expect(button.top).toBeGreaterThanOrEqual(headline.bottom);
        expect([button.left, button.right]).toEqual([headline.left, headline.right]);
      }
    });
});

test('the copyright stands beside the pages of the owner; at 200 % text no terms are wider than a phone', async ({
  page,
  open,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const url of ['/returns', '/warranty', '/shipping']) {
    await open(url);
    expect(await page.evaluate(horizontalOverflow), url).toBe(0);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const footer = page.getByRole('contentinfo');
    const middle = (text: string | RegExp) =>
      footer.getByText(text).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
    expect(await middle('Privacy')).toBe(await middle(/^© 2024/));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a listing begins with its products, within 300 px, below breadcrumbs within 320; headings are set in the display font, which came with the page', async ({
    page,
    open,
  }) => {
    for (const [url, limit] of [
      [categoryFor('angle-grinder-5in').url, 300],
      ['/products', 320],
    ] as const) {
      await open(url);
      const image = page.getByRole('article').locator('img').first();
      expect((await image.boundingBox())?.y, url).toBeLessThanOrEqual(limit);
    }
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.join()).toContain('Barlow Condensed');
  });

  test('the description is between the price and the specifications; on a wide screen related products share one row', async ({
    page,
    open,
  }) => {
    await open('/product/led-work-light-20v');
    const tops = await Promise.all(
      ['Description', 'Specifications'].map((name) => boxOf(page.getByRole('heading', { name }))),
    );
    expect(tops[0]?.y).toBeGreaterThan((await boxOf(page.locator('main p:has(s)').first())).y);
    expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? Number.NaN);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open('/product/click-torque-wrench-half-in');
    const cards = await Promise.all(
      ['Works with', 'More from Hand Tools'].map((name) =>
        boxOf(section(page, name).getByRole('listitem').first()),
      ),
    );
    expect(cards[0]?.y).toBe(cards[1]?.y);
    expect(cards[0]?.width).toBeCloseTo(cards[1]?.width ?? Number.NaN, 0);
  });

  for (const [action, url] of [
    ['Add to Cart', '/product/obd2-scan-tablet'],
    ['Order by phone', '/cart?items=socket-set-40pc:1'],
    [
      'Order by phone',
      '/cart?items=socket-set-40pc:1,obd2-scan-tablet:1,hvlp-spray-gun:1,digital-heat-gun:1,angle-grinder-5in:1',
    ],
  ] as const) {
    test(`either thumb reaches ${action} on ${url}, and search and cart stay in view`, async ({
      page,
      open,
    }) => {
      await open(url);
      const end = action === 'Add to Cart' ? 100_000 : 200;
      for (const top of [0, end / 2, end]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        // On the cart page the bar gives way to the summary.
        await expect(async () => {
          const box = await button(page, action)
            .first()
            .evaluate((each) => each.getBoundingClientRect());
          expect((box.top + box.bottom) / 2).toBeGreaterThanOrEqual(0.4 * 844);
          expect(box.bottom).toBeLessThanOrEqual(844);
          expect(box.left).toBeLessThan(195);
          expect(box.right).toBeGreaterThan(195);
        }).toPass();
        if (top === 0 && url.includes('hvlp')) {
          const bar = page.getByRole('region', { name: 'Total' });
          expect((await boxOf(bar)).height).toBeLessThan(72);
        }
        await expect(page.getByLabel('Search products')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('the bar of a product page keeps its 66 px when a product is added', async ({
    page,
    open,
  }) => {
    await open('/product/led-work-light-20v');
    await button(page, 'Add to Cart').click();
    const viewCart = page.getByRole('link', { name: 'View cart · 1' });
    await expect(viewCart).toBeVisible();
    const { top, height } = await viewCart.evaluate((link) => {
      let bar: Element | null = link;
      while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
      return bar?.getBoundingClientRect() ?? { top: 0, height: 0 };
    });
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThanOrEqual(66);
    expect(top + height).toBe(844);
  });

  test('no control lies under the home indicator', async ({ page, open, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    for (const [url, role, name] of [
      ['/product/led-work-light-20v', 'button', 'Add to Cart'],
      ['/cart?items=socket-set-40pc:1', 'button', 'Order by phone'],
      ['/contact', 'link', 'Privacy'],
    ] as const) {
      await open(url);
      // It is the last of the page.
      if (url === '/contact') await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // The bar of the cart page comes a moment after the page.
      await expect(async () => {
        const { y, height } = await boxOf(page.getByRole(role, { name, exact: true }).first());
        expect(y + height, name).toBeLessThanOrEqual(844 - 34);
      }).toPass();
    }
  });
});

/** Where the page is scrolled to, and where the elements begin. */
const positions = (page: Page, selector: string) =>
  page.locator('main').evaluate(
    (main, elements) => [
      window.scrollY,
      ...[...main.querySelectorAll(elements)].map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y}`;
      }),
    ],
    selector,
  );

for (const width of [320, 1280]) {
  test(`adding a product moves nothing at ${width} px, nor does removing it and Undo`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [url, index, selector] of [
      ['/products', 2, 'a, button, select, img, h2'],
      ['/product/obd2-scan-tablet', 0, 'article :is(h1, h2, img, dl, p)'],
    ] as const) {
      await open(url);
      const add = button(page, /^Add to Cart/).nth(index);
      await add.scrollIntoViewIfNeeded();
      const before = await positions(page, selector);
      await add.click();
      await expect(cartLink(page, 1)).toBeVisible();
      expect(await positions(page, selector), url).toEqual(before);
    }
    await open('/cart?items=socket-set-40pc:3,hvlp-spray-gun:1,led-work-light-20v:2');
    await button(page, /^Remove HVLP/).scrollIntoViewIfNeeded();
    const before = await positions(page, 'li:has(h2)');
    await button(page, /^Remove HVLP/).click();
    await expect(page.getByText('Removed.')).toBeVisible();
    expect(await positions(page, 'li:has(h2)')).toEqual(before);
    await button(page, 'Undo').click();
    await expect(page.getByText('Removed.')).toBeHidden();
    expect(await positions(page, 'li:has(h2)')).toEqual(before);
  });
}
