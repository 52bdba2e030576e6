// `npx playwright test -c test/e2e --project=screenshots --update-snapshots` saves screenshots of the last build in its states,
// widths and modes. Without the last option it takes them again and compares them pixel by pixel.
import { expect, type Page } from '@playwright/test';
import { templateUrls } from '../fixtures/templates.ts';
import { test } from '../fixtures/test.ts';

const modes: Record<string, Parameters<Page['emulateMedia']>[0]> = {
  light: {},
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
  print: { media: 'print' },
};

/** Loads every image, and removes what differs from build to build and from run to run: the version, the port. */
async function prepareScreenshot() {
  for (const paragraph of document.querySelectorAll('p, dd')) {
    if (/^\d+\.\d+\.\d+ \(|\/cart\?items=/.test(paragraph.textContent ?? ''))
      paragraph.textContent = '';
  }
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

for (const url of templateUrls) {
  for (const [mode, media] of Object.entries(modes)) {
    test(`${url}, ${mode}`, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await open(url);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(prepareScreenshot);
        const file = `${url.replaceAll(/\W+/g, '-')}-${width}-${mode}.png`;
        await expect.soft(page).toHaveScreenshot(file, {
          fullPage: true,
          threshold: 0,
          mask: [page.getByRole('img', { name: 'QR code' })],
        });
      }
    });
  }
}
