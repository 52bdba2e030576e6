import { expect, type Page } from '@playwright/test';
import { kindsOfPages } from './addresses';
import { test } from './test';

// Nothing here needs the worker, and storing the shop for every page takes its time.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker registration blocked/ });

/** What has the focus: its name, whether it is on the screen, and whether anything lies over it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const target = document.activeElement;
    if (!target || target === document.body) return undefined;
    const { x, y, width, height } = target.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const above = document.elementFromPoint(left, top);
    // A ring is an outline on the target or on what its link covers.
    const ring = [getComputedStyle(target), getComputedStyle(target, '::after')];
    return {
      name: target.getAttribute('aria-label') ?? target.textContent,
      isSeen: top >= 0 && top <= innerHeight && left >= 0 && left <= innerWidth,
      isCovered: !above || !(target.contains(above) || above.contains(target)),
      hasRing: ring.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px'),
    };
  });
}

// Forwards and back: a bar at the top hides other stops than one at the foot.
for (const { key, width, height } of [
  { key: 'Tab', width: 1280, height: 800 },
  { key: 'Tab', width: 390, height: 844 },
  { key: 'Shift+Tab', width: 390, height: 844 },
]) {
  for (const place of kindsOfPages) {
    test(`the focus is seen at every stop of ${place} (${width} px, ${key})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(place);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      let stops = 0;
      for (;;) {
        await page.keyboard.press(key);
        const stop = await focused(page);
        if (!stop) break;
        stops++;
        expect(stop).toMatchObject({ isSeen: true, isCovered: false, hasRing: true });
        expect(stops).toBeLessThan(120);
      }
      expect(stops).toBeGreaterThan(20);
    });
  }
}
