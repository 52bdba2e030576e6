import { expect, type Page } from '@playwright/test';
import { test } from './fixtures/test';

const footer = (page: Page) => page.getByRole('contentinfo');

async function heightWithAboutLine(page: Page) {
  const about = page.getByRole('region', { name: 'App' });
  await expect(about).toBeVisible();
  const boxes = [await footer(page).boundingBox(), await about.boundingBox()];
  return boxes.reduce((sum, box) => sum + (box?.height ?? Number.NaN), 0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the footer is at most 288 px high', async ({ page, open }) => {
    await open('/contact');
    expect(await heightWithAboutLine(page)).toBeLessThanOrEqual(288);
  });

  test('below the about line there is space for the buy bar of a product only', async ({
    page,
    open,
  }) => {
    await open('/contact');
    const height = await heightWithAboutLine(page);
    await open('/product/led-work-light-20v');
    expect(await heightWithAboutLine(page)).toBe(height + 120);
  });
});

test('on a wide screen the footer is at most 260 px high, in columns', async ({ page, open }) => {
  await open('/contact');
  expect(await heightWithAboutLine(page)).toBeLessThanOrEqual(260);
  const columns = [
    footer(page).getByRole('navigation', { name: 'Categories' }),
    footer(page).getByRole('navigation', { name: 'Customer Service' }),
    footer(page).getByRole('region', { name: 'Follow Us' }),
  ];
  const tops = await Promise.all(columns.map(async (column) => (await column.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});
