// The store where the browser or the server lacks something.
import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser.mjs';
import { cartLink, heading, search, section } from './fixtures/page.ts';
import { resultsHeading } from './fixtures/results.ts';
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
  await expect(heading(page)).toHaveText(resultsHeading('spray'));
  await cartLink(page, 1).click();
  await expect(section(page, 'Order Summary')).toBeVisible();
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

test.describe('the store works in a browser without', () => {
  // Some parts of the app are left out where launchQueue throws, and React logs why.
  test.use({ serviceWorkers: 'allow', expectedErrors: /(launchQueue|setConsumer) is refused/ });

  // No test without a service worker has `caches`. src/pwa/ has a browser that refuses to register the worker.
  const cases: Disabled[] = [
    {
      state: 'missing',
      parts: [...independent, 'navigator.share', 'launchQueue', 'navigator.serviceWorker'],
    },
    { state: 'throwing', parts: [...independent, 'navigator.serviceWorker'] },
    { state: 'throwing', parts: ['navigator.share', 'launchQueue', 'caches'] },
    {
      state: 'throwing',
      parts: [
        'navigator.clipboard.writeText',
        'launchQueue.setConsumer',
        'navigator.serviceWorker.getRegistration',
      ],
    },
  ];
  for (const disabled of cases) {
    test(`${disabled.parts.join(', ')}: ${disabled.state}`, async ({ page, open }) => {
      await page.addInitScript(disable, disabled);
      await open('/');
      await expectShopWorks(page);
    });
  }
});

test.describe('files that fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('without images each keeps its box and shows its text; without fonts, too, the store works', async ({
    page,
    open,
  }) => {
    await open('/products');
    const box = () => page.getByRole('article').first().boundingBox();
    const loaded = await box();
    await page.route('**/images/**', (route) => route.abort());
    await page.reload();
    const image = page.getByRole('img', { name: /^Angle grinder with its disc to the front/ });
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(0);
    expect(await box()).toEqual(loaded);
    await expect(image).toBeVisible();
    await page.route('**/*.woff2', (route) => route.abort());
    await open('/');
    await expectShopWorks(page);
  });

  test('the store works without CSS', async ({ page, open }) => {
    await page.route('**/*.css', (route) => route.abort());
    await open('/');
    await expectShopWorks(page);
  });

  test('the store works once late CSS has loaded', async ({ page, flakyServer }) => {
    flakyServer.fate = (path) => (path.endsWith('.css') ? 1000 : 'forward');
    await page.goto(`${flakyServer.url}/`, { waitUntil: 'commit' });
    await untilHydrated(page);
    await expectShopWorks(page);
  });
});
