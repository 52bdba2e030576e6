// What a system can ask for: forced colours, more contrast, less motion, less transparency.
import { expect, type Locator } from '@playwright/test';
import { enhancedContrast, runAxe } from './fixtures/axe';
import { movingElements, systemColors, translucentElements } from './fixtures/modes';
import { mainNavigation, shopperOn } from './fixtures/page';
import { renderedColor } from './fixtures/rendered-color';
import { test } from './fixtures/test';

const productUrl = '/product/led-work-light-20v';
const cartUrl = '/cart?items=socket-set-40pc:1';
const comparisonUrl = '/category/hand-tools?compare=socket-set-40pc,click-torque-wrench-half-in';

const colorSchemes = ['light', 'dark'] as const;

test.describe('with forced colours, light and dark,', () => {
  test.use({ forcedColors: 'active' });

  test('search field, cards, badges and bars have a border', async ({ page, open }) => {
    // Safari has this property, and so the store shows its installation steps.
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await open('/products');
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: /^Add to Cart/ }).click();
      for (const element of [
        page.getByRole('combobox', { name: 'Search products' }),
        page.getByRole('button', { name: 'Search' }),
        page.getByRole('link', { name: 'Cart, 1 item' }).getByText('1', { exact: true }),
        card,
        card.getByRole('button').locator('> span'),
        page.getByRole('contentinfo'),
      ]) {
        await expectVisibleBorder(element);
      }
      await card.getByRole('link').click();
      await mainNavigation(page).getByRole('link', { name: 'All Tools' }).click();
      await expectVisibleBorder(page.getByRole('region', { name: 'Notice' }), 'bottom');
      await expectVisibleBorder(mainNavigation(page).locator('..'), 'bottom');
    }
  });

  test('the current link of the navigation and of the comparison is marked', async ({
    page,
    open,
  }) => {
    await open(comparisonUrl);
    const link = (name: string) => mainNavigation(page).getByRole('link', { name });
    const toggle = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const { highlight } = await page.evaluate(systemColors);
      await expect(link('Hand Tools')).toHaveCSS('border-bottom-color', highlight);
      await expect(link('Air Tools')).toHaveCSS('border-bottom-width', '0px');
      await expect(toggle(/^Stop comparing/).locator('svg')).toBeVisible();
      await expect(toggle(/^Compare 12-Piece/).locator('svg')).toHaveCount(0);
    }
  });

  test('the progress bar shows its value', async ({ page, open }) => {
    await open(cartUrl);
    const bar = page.getByRole('progressbar');
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectVisibleBorder(bar);
      const [start, end] = [await renderedColor(bar, 0.3, 0.5), await renderedColor(bar, 0.9, 0.5)];
      expect(start).not.toBe(end);
    }
  });

  test('the selected thumbnail and the selected suggestion are marked', async ({ page, open }) => {
    await open(productUrl);
    const images = page.getByRole('link', { name: /^Show:/ }).locator('picture');
    await page.getByLabel('Search products').fill('wrench');
    await page.keyboard.press('ArrowDown');
    const option = page.getByRole('option', { selected: true });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const { highlight, canvasText } = await page.evaluate(systemColors);
      await expect(images.first()).toHaveCSS('outline', `${canvasText} solid 2px`);
      await expect(images.last()).toHaveCSS('outline-style', 'none');
      await expect(option).toHaveCSS('outline', `${highlight} solid 3px`);
    }
  });
});

for (const url of ['/', '/products', productUrl, cartUrl, comparisonUrl, '/contact']) {
  test(`with more contrast every text of ${url} has 7:1`, async ({ page, open }) => {
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      if (colorScheme === 'light') await open(url);
      const found = await runAxe(shopperOn(page), { runOnly: enhancedContrast });
      expect(found.violations).toEqual([]);
      expect(found.passedChecks).toBeGreaterThan(10);
    }
  });
}

test('with reduced motion nothing moves', async ({ page, open }) => {
  await open('/products');
  expect(await page.evaluate(movingElements)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const url of ['/products', productUrl, cartUrl]) {
    await open(url);
    await page.getByLabel('Search products').fill('wrench');
    expect(await page.evaluate(movingElements)).toEqual([]);
  }
});

test('with reduced transparency nothing shines through', async ({ page, open, context }) => {
  await open('/');
  expect(await page.evaluate(translucentElements)).not.toEqual([]);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  const hero = page.getByRole('main').locator('section').first();
  // Around the text, where the image has the rows of a pegboard.
  for (const down of [0.05, 0.2, 0.9]) {
    expect(await renderedColor(hero, 0.2, down)).toBe('rgb(20, 23, 26)');
  }
  for (const url of ['/', `${productUrl}#zoom`, cartUrl]) {
    await open(url);
    expect(await page.evaluate(translucentElements)).toEqual([]);
  }
  await page.getByLabel('Search products').fill('wrench');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await page.evaluate(translucentElements)).toEqual([]);
});

async function expectVisibleBorder(element: Locator, side: 'top' | 'bottom' = 'top') {
  const { canvas } = await element.page().evaluate(systemColors);
  await expect(element).toHaveCSS(`border-${side}-width`, /^[12]px$/);
  await expect(element).not.toHaveCSS(`border-${side}-color`, canvas);
}
