// Images are AVIF. Browsers that do not read it, such as Safari before 16.4 and iOS in Lockdown Mode, show a JPEG.
import { expect } from '@playwright/test';
import { categoryLink, expectImagesIfAny, imageFormats } from './fixtures/page.ts';
import { templateUrls } from './fixtures/templates.ts';
import { test } from './fixtures/test.ts';

/** The cards of a search and of a placeholder are those of a listing. */
const urls = templateUrls.filter((url) => !/^\/(search|account|specials|contact)/.test(url));

test('without AVIF every image of every page is shown', async ({ page, open, context }) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
  // There are no side views then.
  const hideSideViews = () =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('img[src$="-side.avif"]')) each.remove();
    });
  for (const url of urls) {
    await open(url);
    await hideSideViews();
    await expectImagesIfAny(page);
    expect(['', 'jpg'], url).toContain((await imageFormats(page)).join());
  }
  // Pages that were not prerendered for their URL.
  await categoryLink(page, 'hvlp-spray-gun').click();
  await expectImagesIfAny(page);
  expect(await imageFormats(page)).toEqual(['jpg']);
});

// templates.spec.ts has the pages as they open.
test('with AVIF no JPEG is downloaded by the next pages', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.jpg')) requested.push(request.url());
  });
  await open('/');
  await categoryLink(page, 'hvlp-spray-gun').click();
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
