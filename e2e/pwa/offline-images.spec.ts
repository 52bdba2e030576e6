import { expect } from '@playwright/test';
import { expectImages, untilPrecached } from '../fixtures/page';
import { test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

/** The widths of all image files that the page may choose, in its document order. Fails if one cannot be read. */
const candidateWidths = () =>
  Promise.all(
    [...document.querySelectorAll('img, source')]
      .flatMap((element) => (element.getAttribute('srcset') ?? '').split(', '))
      .filter((candidate) => candidate !== '')
      .map(async (candidate) => {
        const image = new Image();
        image.src = candidate.split(' ')[0] ?? '';
        await image.decode();
        return image.naturalWidth;
      }),
  );

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`at ${deviceScaleFactor} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 390, height: 844 } });

    test('every image of every srcset is shown with the server stopped', async ({
      page,
      open,
      context,
      flakyServer,
    }) => {
      test.slow();
      await open(`${flakyServer.url}/`);
      await untilPrecached(page);
      await flakyServer.stop();
      const tab = await context.newPage();
      for (const url of ['/', '/product/hvlp-spray-gun']) {
        await tab.goto(flakyServer.url + url);
        await expectImages(tab);
        const widths = await tab.evaluate(candidateWidths);
        expect(widths.length, url).toBeGreaterThan(0);
        for (const width of widths) expect(width, url).toBeGreaterThanOrEqual(192);
      }
    });
  });
}
