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

test('every image of every srcset is shown on any screen with the server stopped', async ({
  page,
  open,
  context,
  flakyServer,
}) => {
  test.slow();
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  await flakyServer.stop();
  for (const deviceScaleFactor of [1, 2, 3]) {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    const screen = { width: 390, height: 844, deviceScaleFactor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    for (const url of ['/', '/product/hvlp-spray-gun']) {
      await tab.goto(flakyServer.url + url);
      expect(await tab.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
      await expectImages(tab);
      const widths = await tab.evaluate(candidateWidths);
      expect(widths.length, url).toBeGreaterThan(0);
      for (const width of widths) expect(width, url).toBeGreaterThanOrEqual(192);
    }
  }
});

/** The width of an image file, in pixels. */
async function widthOf(url: string) {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image.naturalWidth;
}

test('an image that is not precached is cached when it is seen; one that is not seen is shown smaller', async ({
  page,
  open,
  context,
  flakyServer,
}) => {
  const seen = `${flakyServer.url}/images/hvlp-spray-gun-2-1120.avif`;
  const unseen = `${flakyServer.url}/images/hvlp-spray-gun-3-1120.avif`;
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  expect(await page.evaluate(widthOf, seen)).toBe(1120);
  await flakyServer.stop();
  const tab = await context.newPage();
  await tab.goto(`${flakyServer.url}/contact`);
  expect(await tab.evaluate(widthOf, seen)).toBe(1120);
  expect(await tab.evaluate(widthOf, unseen)).toBe(560);
});
