// The store where the browser or the server lacks something.
import { expect, type Page } from '@playwright/test';
import { cartLink, heading, search, untilHydrated } from './fixtures/page';
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

/** Removes a part of the browser, or lets every access to it throw. */
function disable({ part, state }: { part: string; state: 'missing' | 'throwing' }) {
  type Owner = Record<string, unknown>;
  const path = part.split('.');
  const name = path.pop() ?? '';
  const owner = path.reduce((each, key) => each[key] as Owner, window as unknown as Owner);
  for (let each = owner; each; each = Object.getPrototypeOf(each)) delete each[name];
  if (state === 'missing') return;
  const get = () => {
    throw new DOMException(`${name} is refused`, 'SecurityError');
  };
  Object.defineProperty(owner, name, { get });
}

const both = (part: string) =>
  [
    { part, state: 'missing' },
    { part, state: 'throwing' },
  ] as const;

test.describe('the store works where', () => {
  // Some parts of the app are left out where launchQueue throws, and React logs why.
  test.use({ expectedErrors: /(launchQueue|setConsumer) is refused/ });

  const ofPage = [
    ...both('matchMedia'),
    ...both('IntersectionObserver'),
    ...both('PerformanceObserver'),
    ...both('navigator.share'),
    ...both('navigator.clipboard'),
    ...both('launchQueue'),
    { part: 'navigator.clipboard.writeText', state: 'throwing' },
    { part: 'launchQueue.setConsumer', state: 'throwing' },
  ] as const;
  for (const { part, state } of ofPage) {
    test(`${part} is ${state}`, async ({ page, open }) => {
      await page.addInitScript(disable, { part, state });
      await open('/');
      await expectShopWorks(page);
    });
  }

  test.describe('of service workers', () => {
    test.use({ serviceWorkers: 'allow' });
    const ofWorker = [
      ...both('navigator.serviceWorker'),
      ...both('caches'),
      { part: 'navigator.serviceWorker.register', state: 'throwing' },
      { part: 'navigator.serviceWorker.getRegistration', state: 'throwing' },
    ] as const;
    for (const { part, state } of ofWorker) {
      test(`${part} is ${state}`, async ({ page, open }) => {
        await page.addInitScript(disable, { part, state });
        await open('/');
        await expectShopWorks(page);
      });
    }
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
