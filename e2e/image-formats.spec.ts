// Images are AVIF. Browsers that do not read it, such as Safari before 16.4 and iOS in Lockdown Mode, show a JPEG.
import { expect, type Page } from '@playwright/test';
import { expectImagesIfAny, mainNavigation } from './fixtures/page.ts';
import { templateUrls } from './fixtures/templates.ts';
import { test } from './fixtures/test.ts';

/** The format of each image that the browser has chosen a file for. */
const formats = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) => [
      ...new Set(
        (images as HTMLImageElement[]).flatMap(({ currentSrc }) => currentSrc.match(/\w+$/) ?? []),
      ),
    ]);

test('without AVIF every image of every page is shown', async ({ page, open, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  for (const url of templateUrls) {
    await open(url);
    await expectImagesIfAny(page);
    expect(['', 'jpg'], url).toContain((await formats(page)).join());
  }
  // Pages that were not prerendered for their URL.
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await expectImagesIfAny(page);
  expect(await formats(page)).toEqual(['jpg']);
});

test('with AVIF no JPEG is downloaded', async ({ page, open }) => {
  test.slow();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.jpg')) requested.push(request.url());
  });
  for (const url of templateUrls) {
    await open(url);
    await expectImagesIfAny(page);
    expect(['', 'avif'], url).toContain((await formats(page)).join());
  }
  await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
  await expectImagesIfAny(page);
  await page
    .getByRole('link', { name: /Impact Wrench/ })
    .first()
    .click();
  await expectImagesIfAny(page);
  // The prerendered page of images that React has created.
  await page.reload();
  await expectImagesIfAny(page);
  expect(requested).toEqual([]);
});
