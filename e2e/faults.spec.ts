// The store where the browser or the server lacks something.
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../scripts/browser.mjs';
import { cartLink, heading, search } from './fixtures/page.ts';
import { test } from './fixtures/test.ts';

/** A short visit that uses every part of the browser that the tests below take away. */
async function expectShopWorks(page: Page) {
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/^(Link copied|Copy this link: )/)).toBeVisible();
  await search(page, 'spray');
  await expect(heading(page)).toHaveText('Showing 1 results for "spray"');
  await cartLink(page, 1).click();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible();
}

/** The service worker and its caches have no part in this visit, but must not keep the app from starting. */
async function expectAppStarts(page: Page) {
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(cartLink(page, 1)).toBeVisible();
}

type State = 'missing' | 'throwing';

/** Removes parts of the browser, or lets every access to them throw. */
function disable({ parts, state }: { parts: readonly string[]; state: State }) {
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

test.describe('the store works in a browser without', () => {
  // Some parts of the app are left out where launchQueue throws, and React logs why.
  test.use({ serviceWorkers: 'allow', expectedErrors: /(launchQueue|setConsumer) is refused/ });

  const cases: [State, readonly string[], (page: Page) => Promise<void>][] = [
    ['missing', [...independent, 'navigator.share', 'launchQueue'], expectShopWorks],
    ['throwing', independent, expectShopWorks],
    ['throwing', ['navigator.share', 'launchQueue'], expectShopWorks],
    ['throwing', ['navigator.clipboard.writeText', 'launchQueue.setConsumer'], expectShopWorks],
    ['missing', ['navigator.serviceWorker'], expectAppStarts],
    ['throwing', ['navigator.serviceWorker'], expectAppStarts],
    ['missing', ['caches'], expectAppStarts],
    ['throwing', ['caches'], expectAppStarts],
    ['throwing', ['navigator.serviceWorker.register'], expectAppStarts],
    ['throwing', ['navigator.serviceWorker.getRegistration'], expectAppStarts],
  ];
  for (const [state, parts, expectWorks] of cases) {
    test(`${parts.join(', ')}: ${state}`, async ({ page, open }) => {
      await page.addInitScript(disable, { parts, state });
      await open('/');
      await expectWorks(page);
    });
  }
});

test.describe('files that fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [what, files] of [
    ['images', '**/images/**'],
    ['fonts', '**/*.woff2'],
    ['CSS', '**/*.css'],
  ] as const) {
    test(`the store works without ${what}`, async ({ page, open }) => {
      await page.route(files, (route) => route.abort());
      await open('/');
      await expectShopWorks(page);
    });
  }

  test('the store works once late CSS has loaded', async ({ page, flakyServer }) => {
    flakyServer.fate = (path) => (path.endsWith('.css') ? 1000 : 'forward');
    await page.goto(`${flakyServer.url}/`, { waitUntil: 'commit' });
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
