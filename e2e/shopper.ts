import { expect, type Page } from '@playwright/test';
import { isStarted, workerReady } from './page-state';
import { type Role, type Shopper, goShopping as shop } from './shopping-trip';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function search(page: Page, term: string) {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term);
  await page.getByRole('button', { name: 'Search' }).click();
}

/** Once React has taken the page over, the app answers to what is pressed. */
export const untilStarted = (page: Page) => page.waitForFunction(isStarted);

/** Once the worker is active, the whole store is stored. */
export const untilStored = (page: Page) => page.evaluate(workerReady);

/** Pictures below the fold load when they come near the screen, so the page is scrolled through. */
export async function expectEveryPicture(page: Page) {
  const pictures = await page.getByRole('img').and(page.locator('img')).all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
}

/** A shopper at a page that Playwright drives. */
export function shopperAt(page: Page): Shopper {
  const control = (role: Role, name: string) => page.getByRole(role, { name, exact: true }).first();
  return {
    open: async (url) => void (await page.goto(url)),
    press: (role, name) => control(role, name).click(),
    fill: (role, name, text) => control(role, name).fill(text),
    evaluate: (work, argument) => page.evaluate(work as never, argument),
  };
}

export const goShopping = (page: Page) => shop(shopperAt(page));
