// Settings of the system: forced colours, less motion, less transparency. templates.spec.ts has more contrast.
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { categoryLink, mainNavigation } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

const productUrl = '/product/led-work-light-20v';
const cartUrl = '/cart?items=socket-set-40pc:1';
const choosingUrl = '/products?choosing=socket-set-40pc,click-torque-wrench-half-in';

/** The value of a system colour, which differs between light and dark. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, name);

async function expectVisibleBorder(element: Locator, side: 'top' | 'bottom' = 'top') {
  await expect(element).toHaveCSS(`border-${side}-width`, /^[12]px$/);
  const canvas = await systemColor(element.page(), 'Canvas');
  await expect(element).not.toHaveCSS(`border-${side}-color`, canvas);
}

/** Makes the check in the light and in the dark scheme. */
async function inBothSchemes(page: Page, check: () => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(colorScheme, check);
  }
}

test.describe('with forced colours, light or dark,', () => {
  test.use({ forcedColors: 'active' });

  test('search field, cards, badges and bars have a border', async ({ page, open }) => {
    await open('/products');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: /^Add to Cart/ }).click();
    await inBothSchemes(page, async () => {
      for (const element of [
        page.getByRole('combobox', { name: 'Search products' }),
        page.getByRole('button', { name: 'Search' }),
        page.getByRole('link', { name: 'Cart, 1 item' }).getByText('1', { exact: true }),
        card,
        card.getByRole('button').locator('> span').last(),
        page.getByRole('contentinfo'),
      ]) {
        await expectVisibleBorder(element);
      }
      await expectVisibleBorder(mainNavigation(page).locator('..'), 'bottom');
    });
  });

  test('what is current or selected is marked', async ({ page, open }) => {
    await open(choosingUrl);
    await inBothSchemes(page, async () => {
      const highlight = await systemColor(page, 'Highlight');
      const current = mainNavigation(page).getByRole('link', { name: 'All Tools' });
      await expect(current).toHaveCSS('border-bottom-color', highlight);
      const other = categoryLink(page, 'hvlp-spray-gun');
      await expect(other).toHaveCSS('border-bottom-width', '0px');
      const toggle = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
      await expect(toggle(/^Comparing /).locator('svg')).toBeVisible();
      await expect(toggle(/^Compare 12-Piece/).locator('svg')).toHaveCount(0);
    });

    await open(productUrl);
    await inBothSchemes(page, async () => {
      const thumbnails = page.getByRole('link', { name: /^Show image / });
      await expect(thumbnails.first()).toHaveCSS('border-top-width', '2px');
      await expect(thumbnails.last()).toHaveCSS('border-top-width', '0px');
    });
    await page.getByLabel('Search products').fill('wrench');
    await page.keyboard.press('ArrowDown');
    await inBothSchemes(page, async () => {
      const option = page.getByRole('option', { selected: true });
      const highlight = await systemColor(page, 'Highlight');
      await expect(option).toHaveCSS('outline', `${highlight} solid 3px`);
    });
  });

  test('the progress bar shows its value', async ({ page, open }) => {
    await open(cartUrl);
    await inBothSchemes(page, async () => {
      const bar = page.getByRole('progressbar');
      await expectVisibleBorder(bar);
      const { data, info } = await sharp(await bar.screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true });
      /** The colour in the middle of the bar's height. */
      const colorAt = (part: number) => {
        const row = Math.floor(info.height / 2) * info.width;
        const start = (row + Math.floor(info.width * part)) * info.channels;
        return [...data.subarray(start, start + 3)];
      };
      expect(colorAt(0.3)).not.toEqual(colorAt(0.9));
    });
  });
});

/** The lightness of a colour from 0 to 255. */
const lightness = (color: string) =>
  Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));

test('in the dark the page is lighter than the header and a card lighter than the page; tiles are light with soft corners', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/products');
  const card = page.getByRole('article').first();
  const backgrounds = await Promise.all(
    [page.getByRole('banner').locator('> div').first(), page.locator('body'), card].map((element) =>
      element.evaluate((each) => getComputedStyle(each).backgroundColor),
    ),
  );
  const [header = 0, paper = 0, surface = 0] = backgrounds.map(lightness);
  expect(paper - header).toBeGreaterThanOrEqual(12);
  expect(surface - paper).toBeGreaterThanOrEqual(12);
  // The tile behind the image, which the image's own ground continues: one mask is over both.
  const tile = card.locator('img');
  await tile.evaluate((image) => {
    image.style.objectPosition = '100rem';
  });
  const { data, info } = await sharp(await tile.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    Number(
      data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels],
    );
  expect(at(0.5, 0.5)).toBeGreaterThanOrEqual(0xec);
  for (const [x, y] of [
    [0.03, 0.03],
    [0.97, 0.97],
  ] as const) {
    expect(at(x, y)).toBeLessThan(0xe4);
    expect(at(x, y)).toBeGreaterThan(0xc8);
  }
});

/** Elements with an animation or a transition of more than 0.01 s, or with a transition of a chosen property. */
const movingElements = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => {
      const style = getComputedStyle(element);
      const durations = `${style.transitionDuration},${style.animationDuration}`.split(',');
      const isLong = durations.some((duration) => Number.parseFloat(duration) > 0.01);
      const isChosen = !['all', 'none'].includes(style.transitionProperty);
      return (isLong && style.transitionProperty !== 'none') || isChosen;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

test('nothing moves, with reduced motion or without', async ({ page, open }) => {
  for (const url of ['/products', productUrl, cartUrl]) {
    await open(url);
    await page.getByLabel('Search products').fill('wrench');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      expect(await page.evaluate(movingElements)).toEqual([]);
    }
  }
});

const translucentElements = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) =>
      ['', '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { backgroundColor, backgroundImage, backdropFilter, maskImage, opacity } = style;
        // A gradient over a solid color lets nothing through.
        const isOnColor = backgroundColor.startsWith('rgb(');
        const isTranslucent = /[,/] 0?\.\d+\)/.test(backgroundColor + backgroundImage);
        const isFaded = opacity !== '1' || maskImage !== 'none' || backdropFilter !== 'none';
        return isFaded || (isTranslucent && !isOnColor);
      }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

test('with reduced transparency nothing shines through', async ({ page, open, context }) => {
  await open(`${productUrl}#zoom`);
  await expect.poll(() => page.evaluate(translucentElements)).not.toEqual([]);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  for (const url of ['/', `${productUrl}#zoom`, cartUrl]) {
    await open(url);
    expect(await page.evaluate(translucentElements)).toEqual([]);
  }
  await page.getByLabel('Search products').fill('wrench');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await page.evaluate(translucentElements)).toEqual([]);
});
