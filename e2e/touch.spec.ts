import { expect, type Page } from '@playwright/test';
import { kindsOfPages } from './addresses';
import { test } from './test';

// Nothing here needs the worker, and storing the shop for every page takes its time.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker registration blocked/ });

/**
 * Targets that are too small, by pressing: the points 22 px (24 px for what a shopper presses most)
 * from a target's middle, left, right, above and below, must belong to it.
 */
function smallTargets(page: Page) {
  return page.evaluate(() => {
    const isPrimary = (target: Element) =>
      target.matches('button, input, select') && !target.matches('[type=checkbox]');
    const targetAt = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('a, button, input, select, label');
    const faults: string[] = [];
    for (const target of document.querySelectorAll('a[href], button, input, select')) {
      if (target.matches('.skip-link, [type=checkbox]') || !target.checkVisibility()) continue;
      // A card is pressed anywhere, so its middle is not its link's.
      const area = target.matches('.stretched') ? target.closest('li') : target;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const reach = isPrimary(target) ? 24 : 22;
      if (target.matches('.stretched')) {
        const { width = 0, height = 0 } = area?.getBoundingClientRect() ?? {};
        if (width < 44 || height < 44) faults.push(`${target.textContent}: ${width} x ${height}`);
        continue;
      }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const inside = reach - 1;
      const points = [
        [x - inside, y],
        [x + inside, y],
        [x, y - inside],
        [x, y + inside],
      ] as const;
      if (target.matches(':disabled')) continue;
      if (points.some(([left, top]) => targetAt(left, top) !== target)) {
        faults.push(
          `${target.getAttribute('aria-label') ?? target.textContent}: ${box.width} x ${box.height}`,
        );
      }
    }
    return faults;
  });
}

for (const width of [390, 1280]) {
  for (const place of kindsOfPages) {
    test(`what can be pressed on ${place} is large enough (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(place);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a product can be bought from anywhere on its page', async ({ page }) => {
    await page.goto('/product/led-work-light-20v');
    const add = page.getByRole('button', { name: 'Add to Cart' });
    for (const place of [0, 500, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      await expect(add).toBeInViewport({ ratio: 1 });
    }
    await add.click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeInViewport({ ratio: 1 });
  });

  test('the search and the cart stay on the screen', async ({ page }) => {
    await page.goto('/products');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(page.getByLabel('Search products')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Cart' })).toBeInViewport({ ratio: 1 });
  });

  test('the order summary is within reach while the lines scroll', async ({ page }) => {
    await page.goto(
      '/cart?items=socket-set-40pc:1,obd2-scan-tablet:1,hvlp-spray-gun:1,digital-heat-gun:1,angle-grinder-5in:1',
    );
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport({
      ratio: 1,
    });
  });
});
