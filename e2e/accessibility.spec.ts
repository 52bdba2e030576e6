import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { addresses, kindsOfPages } from './addresses';
import { axeTags } from './axe-tags';
import { test } from './test';

// Nothing here needs the worker, and storing the shop for every page takes its time.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker registration blocked/ });

const looks = [
  { name: 'light', scheme: 'light', width: 1280, places: new Set([...kindsOfPages, ...addresses]) },
  { name: 'dark', scheme: 'dark', width: 1280, places: kindsOfPages },
  { name: '320 px', scheme: 'light', width: 320, places: kindsOfPages },
] as const;

async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const { name, scheme, width, places } of looks) {
  for (const place of places) {
    test(`axe finds nothing on ${place} (${name})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(place);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing about the open suggestions (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await page.getByLabel('Search products').fill('wrench');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const place of [
    '/',
    '/products',
    '/product/hvlp-spray-gun',
    '/shipping',
    '/search?q=drive',
  ]) {
    test(`text on ${place} has a contrast of 7:1 (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(place);
      // White on the brand's orange has 5:1, which AA asks of buttons and badges.
      const found = await new AxeBuilder({ page })
        .withRules('color-contrast-enhanced')
        .exclude('.button-primary, .badge, .in-cart, .hero .button, .stars')
        .analyze();
      const faults = found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
      expect(faults).toEqual([]);
      expect(found.passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
    });
  }
}
