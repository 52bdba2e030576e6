import { expect } from '@playwright/test';
import { firstView } from '../bench/sizes.mjs';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { test } from './fixtures/test';

const executablePath = findBrowser()?.path;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // The headless shell loads lazy images from further away than browsers do.
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags },
});

test('the first view of home on a phone stays within its budget', async ({ page, store }) => {
  const { isMet, measured } = await firstView(page, store.url);
  expect(isMet, measured).toBe(true);
});

test('the page that is rendered ahead to compile its code loads no image', async ({
  page,
  open,
}) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(new URL(request.url()).pathname);
  });
  await open('/contact');
  const untilIdle = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  // It is rendered, and dropped.
  for (let time = 0; time < 4; time++) await untilIdle();
  expect(images).toEqual(['/icon.svg']);
});
