import { expect } from '@playwright/test';
import { boxOf, heading } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test('on a wide screen the holes of the pegboard are beside the image of the home page, not on its tools', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/');
  const hero = page.locator('section', { has: heading(page) });
  const image = await boxOf(hero.getByRole('img'));
  // To the left and right of this part the image fades.
  const clip = { ...image, x: 860, width: 380 };
  const withHoles = await page.screenshot({ clip });
  await hero.evaluate((element) => element.classList.remove('pegboard'));
  expect(withHoles.equals(await page.screenshot({ clip }))).toBe(true);
});
