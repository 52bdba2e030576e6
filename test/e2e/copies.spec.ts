// A copy of a page at another path, whose URLs in the HTML lead to the copy: of a web archive, a mirror, a proxy that translates.
import { expect, type Page } from '@playwright/test';
import { startState } from './fixtures/in-page.ts';
import { heading, recordNavigations } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource|preload/ });

/** Serves the page of the store at `path` at another path, with the other files below `folder`. */
async function copyPage(page: Page, storeUrl: string, folder: string, from: string, path: string) {
  const isOfCopy = ({ pathname }: URL) => pathname === from || pathname.startsWith(`${folder}/`);
  await page.route(isOfCopy, async (route) => {
    const { pathname } = new URL(route.request().url());
    const original = pathname === from ? path : pathname.slice(folder.length);
    const response = await route.fetch({ url: storeUrl + original });
    if (!response.headers()['content-type']?.includes('html')) return route.fulfill({ response });
    const body = (await response.text()).replaceAll(/(src|href|action)="\//g, `$1="${folder}/`);
    return route.fulfill({ response, body });
  });
  await page.goto(`${storeUrl}${from}`);
}

for (const [kind, folder, from, path, title] of [
  [
    'a web archive',
    '/web/20261128/https:/tools.example',
    '/web/20261128/https:/tools.example/shipping',
    '/shipping',
    'Shipping Info',
  ],
  ['a mirror below a folder', '/mirror', '/mirror/', '/', 'Professional Tools for Every Bay'],
  [
    'a proxy that translates',
    '/files',
    '/translate',
    '/product/socket-set-40pc',
    '40-Piece 1/4 in. Socket Set',
  ],
] as const) {
  test(`the page in ${kind} stays as it is painted, and the app does not start there`, async ({
    page,
    store,
  }) => {
    await page.clock.install();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const navigations = recordNavigations(page);
    await copyPage(page, store.url, folder, from, path);
    await expect.poll(() => page.evaluate(startState)).toBe('static');
    await page.clock.fastForward(11_000);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText('This page could not start yet')).toBeHidden();
    await expect(page).toHaveURL(store.url + from);
    expect(navigations).toHaveLength(1);
    expect(requests.filter((url) => url.includes('/assets/main-'))).toEqual([]);
  });
}
