import { expect } from '@playwright/test';
import { openPagesUntilOffered, test, updateNotice } from '../fixtures/updates';

test('a version that the tab finds by itself is offered with the next page, above its header', async ({
  page,
  shopUntilPublished,
}) => {
  await shopUntilPublished();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(updateNotice(page)).toBeHidden();
  await openPagesUntilOffered(page);
  const notice = await page.getByRole('region', { name: 'Notice' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(notice?.y).toBe(0);
  expect(header?.y).toBe(notice?.height);
  await page.getByRole('button', { name: 'Later' }).click();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
