import { expect, type Page } from '@playwright/test';
import { horizontalOverflow } from './fixtures/in-page';
import { mainNavigation } from './fixtures/page';
import { test } from './fixtures/test';

const footer = (page: Page) => page.getByRole('contentinfo');

for (const width of [390, 1280]) {
  test(`the header at ${width} px has its notes, name, search, links and navigation`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/contact');
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name, exact: true });
    for (const part of [
      header.getByText('Free shipping on orders over $99'),
      link('1-800-555-0142'),
      link('Torque Bay'),
      header.getByRole('combobox', { name: 'Search products' }),
      header.getByRole('button', { name: 'Search' }),
      link('Account'),
      link('Cart'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const links = mainNavigation(page).getByRole('link');
    await expect(links).toHaveText([
      'All Tools',
      'Power Tools',
      'Hand Tools',
      'Diagnostic',
      'Air Tools',
      'Battery Tools',
      'Specials',
    ]);
    // On a phone the row scrolls.
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    await links.last().focus();
    // Chromium scrolls by whole pixels.
    await expect(links.last()).toBeInViewport({ ratio: 0.99 });
  });
}

const linksOf = {
  Categories: ['Power Tools', 'Diagnostic Tools', 'Air Tools', 'Battery Tools', 'Hand Tools'],
  'Customer Service': ['Contact Us', 'Shipping Info', 'Returns', 'Warranty'],
};

for (const width of [320, 390, 1280]) {
  test(`the footer at ${width} px has categories, service pages, networks and copyright, each within reach`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/contact');
    for (const [name, texts] of Object.entries(linksOf)) {
      const links = footer(page).getByRole('navigation', { name }).getByRole('link');
      await expect(links).toHaveText(texts);
    }
    const networks = footer(page).getByRole('region', { name: 'Follow Us' }).getByRole('link');
    await expect(networks).toHaveCount(4);
    await expect(footer(page).getByText('© 2024 Torque Bay')).toBeVisible();
    const links = await footer(page).getByRole('link').all();
    expect(links).toHaveLength(13);
    for (const link of links) {
      await expect(link).toBeVisible();
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    // Two rows at most on a phone.
    const names = footer(page)
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('listitem');
    const boxes = await Promise.all((await names.all()).map((each) => each.boundingBox()));
    const rows = new Set(boxes.map((box) => box?.y)).size;
    expect(rows).toBeLessThanOrEqual(width < 768 ? 2 : 3);
    expect(await page.evaluate(horizontalOverflow)).toBe(0);
  });
}
