// How the templates look in every size and mode. Pairwise: each template is in each size once and in each mode at least
// once, and so is each size in each mode.
import { expect, type Page } from '@playwright/test';
import { sharedCartUrl } from '../../src/cart/shared-cart.ts';
import { products } from '../../src/catalogue/products.ts';
import { axeTags, runAxe } from '../fixtures/axe.ts';
import { scrollToTop } from '../fixtures/in-page.ts';
import { mainNavigation, shopperOn } from '../fixtures/page.ts';
import { templateUrls } from '../fixtures/templates.ts';
import { test } from '../fixtures/test.ts';
import { layoutFaults } from './layout-faults.ts';
import { smallTargets } from './small-targets.ts';

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;
const modes = ['light', 'dark', 'forced colors', '200 % text'] as const;
type Mode = (typeof modes)[number];

const largestCart = sharedCartUrl(products.map(({ id }) => ({ productId: id, quantity: 999 })));

for (const [row, [width, height]] of sizes.entries()) {
  test.describe(`at ${width} px`, { tag: width === 320 ? '@daily' : [] }, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [column, url] of [...templateUrls, largestCart].entries()) {
      const mode = modes[(row + column) % modes.length] ?? 'light';
      test(`${url.slice(0, 50)} at ${width} px, ${mode}`, async ({ page, open }) => {
        await setMode(page, mode);
        await open(url);
        await expectNoFaults(page, mode);
      });
    }

    const mode = modes[(row + 3) % modes.length] ?? 'light';
    test(`the invitation to install at ${width} px, ${mode}`, async ({ page, open }) => {
      await setMode(page, mode);
      // Safari has this property.
      await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
      await open('/product/led-work-light-20v');
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
      await expect(page.getByText(/^To install the store/)).toBeVisible();
      await expectNoFaults(page, mode);
    });
  });
}

async function setMode(page: Page, mode: Mode) {
  await page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced colors' ? 'active' : 'none',
  });
  if (mode !== '200 % text') return;
  // The font size of the browser's settings.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

async function expectNoFaults(page: Page, mode: Mode) {
  const fontSize = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(fontSize).toBe(mode === '200 % text' ? '32px' : '16px');
  await page.evaluate(scrollToTop);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  const session = await page.context().newCDPSession(page);
  for (const enabled of [false, true]) {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled });
    const isCoarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    expect(isCoarse).toBe(enabled);
    await page.evaluate(scrollToTop);
    expect(await page.evaluate(smallTargets), `small targets, touch: ${enabled}`).toEqual([]);
  }
  // Daily, templates.spec.ts and accessibility.spec.ts run axe.
  if (test.info().project.name === 'look-daily') return;
  await page.evaluate(scrollToTop);
  const { violations } = await runAxe(shopperOn(page), {
    runOnly: axeTags,
    // axe counts a target under a bar as smaller; `smallTargets` scrolls to it. It does not judge the system's colors.
    disabled: ['target-size', ...(mode === 'forced colors' ? ['color-contrast'] : [])],
  });
  expect(violations).toEqual([]);
}
