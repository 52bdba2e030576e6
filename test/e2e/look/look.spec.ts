// How the templates look in every size and mode. Pairwise: each template is in each size once and in each mode at least
// once, and so is each size in each mode. Daily, templates.spec.ts has the templates at 320 px, and this file what is no template.
import { expect, type Page } from '@playwright/test';
import { sharedCartUrl } from '../../../src/cart/shared-cart.ts';
import { products } from '../../../src/catalogue/products.ts';
import { axeTags, runAxe } from '../fixtures/axe.ts';
import { scrollToTop } from '../fixtures/in-page.ts';
import { shopperOn } from '../fixtures/page.ts';
import { templateUrls } from '../fixtures/templates.ts';
import { test } from '../fixtures/test.ts';
import { expectLayout, type Mode, modeOf, setMode } from './layout.ts';

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;
const largestCart = sharedCartUrl(products.map(({ id }) => ({ productId: id, quantity: 999 })));

for (const [row, [width, height]] of sizes.entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [column, url] of [largestCart, ...templateUrls].entries()) {
      const mode = modeOf(row + column);
      const tag = width === 320 && url === largestCart ? [] : '@release';
      test(`${url.slice(0, 50)} at ${width} px, ${mode}`, { tag }, async ({ page, open }) => {
        await setMode(page, mode);
        await open(url);
        await expectNoFaults(page, mode);
      });
    }

    const mode = modeOf(row + 3);
    const tag = width === 320 ? [] : '@release';
    test(`the offer to install at ${width} px, ${mode}`, { tag }, async ({ page, open }) => {
      await setMode(page, mode);
      // Safari has this property.
      await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
      await open('/product/led-work-light-20v');
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(page.getByText(/To install the store/)).toBeVisible();
      await expectNoFaults(page, mode);
    });
  });
}

async function expectNoFaults(page: Page, mode: Mode) {
  await expectLayout(page, mode);
  await page.evaluate(scrollToTop);
  const { violations } = await runAxe(shopperOn(page), {
    runOnly: axeTags,
    // axe counts a target under a bar as smaller; `smallTargets` scrolls to it. It does not judge the system's colors.
    disabled: ['target-size', ...(mode === 'forced colors' ? ['color-contrast'] : [])],
  });
  expect(violations).toEqual([]);
}
