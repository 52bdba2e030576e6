import { expect } from '@playwright/test';
import { expectImagesIfAny, heading, untilPrecached } from '../fixtures/page';
import { test } from '../fixtures/test';
import { unknownUrl } from '../fixtures/urls';

test.use({ serviceWorkers: 'allow' });

/** Prerendered and not, in a folder and not, known and not. */
const urls = ['/', '/products', '/product/hvlp-spray-gun', '/cart', '/search', unknownUrl];

/** Forms of a URL that the service worker must answer like the URL itself. */
const formsOf = (url: string) => [
  ...(url === '/' ? [] : [`${url}/`]),
  `${url}?utm_source=x`,
  `${url}?`,
  `${url}?q=`,
  `${url}#x`,
];

test('a restarted browser opens every form of a URL with the server stopped', async ({
  openBrowser,
  server,
}) => {
  test.slow();
  const page = await (await openBrowser()).newPage();
  await page.goto(`${server.url}/`);
  await untilPrecached(page);
  const online = new Map<string, string | null>();
  for (const url of urls) {
    await page.goto(server.url + url);
    online.set(url, await heading(page).textContent());
  }
  await server.stop();
  const tab = await (await openBrowser()).newPage();
  for (const url of urls) {
    for (const form of formsOf(url)) {
      await tab.goto(server.url + form);
      await expect(heading(tab), form).toHaveText(online.get(url) ?? '');
    }
    await expectImagesIfAny(tab);
  }
});
