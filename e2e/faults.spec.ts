// The store where the browser or the server lacks something.

import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../scripts/browser.mjs';
import { cartLink, heading, search } from './fixtures/page';
import { test } from './fixtures/test';

/** A short visit that uses every part of the browser that the tests below take away. */
async function expectShopWorks(page: Page) {
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/^(Link copied|Copy this link: )/)).toBeVisible();
  await search(page, 'spray');
  await expect(heading(page)).toHaveText('Showing 1 results for "spray"');
}

type Disabled = { parts: readonly string[]; state: 'missing' | 'throwing' };

/** Removes parts of the browser, or lets every access to them throw. */
function disable({ parts, state }: Disabled) {
  type Owner = Record<string, unknown>;
  for (const part of parts) {
    const path = part.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce((each, key) => each[key] as Owner, window as unknown as Owner);
    for (let each = owner; each; each = Object.getPrototypeOf(each)) delete each[name];
    if (state === 'missing') continue;
    const get = () => {
      throw new DOMException(`${name} is refused`, 'SecurityError');
    };
    Object.defineProperty(owner, name, { get });
  }
}

/** Taken away together, because none of them stands in for another. */
const independent = [
  'matchMedia',
  'IntersectionObserver',
  'PerformanceObserver',
  'navigator.clipboard',
];

/** Declares a test for each. */
function testWithout(disabled: readonly Disabled[]) {
  for (const { parts, state } of disabled) {
    test(`${state}: ${parts.join(', ')}`, async ({ page, open }) => {
      await page.addInitScript(disable, { parts, state });
      await open('/');
      await expectShopWorks(page);
    });
  }
}

test.describe('the store works where', () => {
  // Some parts of the app are left out where launchQueue throws, and React logs why.
  test.use({ expectedErrors: /(launchQueue|setConsumer) is refused/ });

  testWithout([
    { parts: [...independent, 'navigator.share', 'launchQueue'], state: 'missing' },
    { parts: independent, state: 'throwing' },
    { parts: ['navigator.share', 'launchQueue'], state: 'throwing' },
    { parts: ['navigator.clipboard.writeText', 'launchQueue.setConsumer'], state: 'throwing' },
  ]);

  test.describe('of service workers', () => {
    test.use({ serviceWorkers: 'allow' });
    testWithout([
      { parts: ['navigator.serviceWorker'], state: 'missing' },
      { parts: ['navigator.serviceWorker'], state: 'throwing' },
      { parts: ['caches'], state: 'missing' },
      { parts: ['caches'], state: 'throwing' },
      { parts: ['navigator.serviceWorker.register'], state: 'throwing' },
      { parts: ['navigator.serviceWorker.getRegistration'], state: 'throwing' },
    ]);
  });
});

test.describe('files that fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const { what, files } of [
    { what: 'images', files: '**/images/**' },
    { what: 'fonts', files: '**/*.woff2' },
    { what: 'CSS', files: '**/*.css' },
  ]) {
    test(`the store works without ${what}`, async ({ page, open }) => {
      await page.route(files, (route) => route.abort());
      await open('/');
      await expectShopWorks(page);
    });
  }

  test('the store works once late CSS has loaded', async ({ page, store }) => {
    let load = () => {};
    const isLoaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/*.css', (route) => isLoaded.then(() => route.continue()));
    await page.goto(`${store.url}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    load();
    await untilHydrated(page);
    await expectShopWorks(page);
  });

  test('an image that fails keeps its box and shows its text', async ({ page, open }) => {
    await open('/products');
    const box = () => page.getByRole('article').first().boundingBox();
    const loaded = await box();
    await page.route('**/images/**', (route) => route.abort());
    await page.reload();
    const image = page.getByRole('img', { name: /^Angle grinder lying at an angle/ });
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(0);
    expect(await box()).toEqual(loaded);
    await expect(image).toBeVisible();
  });
});
