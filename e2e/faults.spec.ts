import { expect, type Page, type Route } from '@playwright/test';
import { goShopping, heading, search, untilStarted } from './shopper';
import { test } from './test';

async function expectItSells(page: Page) {
  await goShopping(page);
  await search(page, 'spray');
  await page.getByRole('link', { name: 'HVLP Gravity-Feed Spray Gun' }).click();
  await expect(heading(page)).toHaveText('HVLP Gravity-Feed Spray Gun');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/^(Link copied|Copy this link: )/)).toBeVisible();
}

/** Takes a part of the browser away, or has it refuse whoever asks for it. */
function spoil({ part, state }: { part: string; state: 'missing' | 'refused' }) {
  // The clock stands still, so that no device is too slow to fade one page into the next.
  performance.now = () => 0;
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

/** What a browser may lack, or have and refuse; of some, only a part. */
const spoiled = [
  ...[
    'matchMedia',
    'IntersectionObserver',
    'navigator.share',
    'navigator.clipboard',
    'launchQueue',
    'document.startViewTransition',
    'navigator.serviceWorker',
    'caches',
  ].flatMap((part) => [{ part, state: 'missing' } as const, { part, state: 'refused' } as const]),
  { part: 'navigator.clipboard.writeText', state: 'refused' },
  { part: 'launchQueue.setConsumer', state: 'refused' },
  { part: 'navigator.serviceWorker.register', state: 'refused' },
  { part: 'navigator.serviceWorker.getRegistration', state: 'refused' },
] as const;

test.describe('the shop sells', () => {
  // The app's own parts go where the launch queue cannot be had, and the console says why.
  test.use({ expectedNoise: /(launchQueue|setConsumer) is refused/ });

  for (const { part, state } of spoiled) {
    test(`where ${part} is ${state}`, async ({ page }) => {
      await page.addInitScript(spoil, { part, state });
      await page.goto('/');
      await expectItSells(page);
    });
  }
});

test.describe('files that fail', () => {
  // The worker would answer with its own copies.
  test.use({
    serviceWorkers: 'block',
    expectedNoise: /Failed to load resource|Service Worker registration blocked/,
  });

  for (const { what, files } of [
    { what: 'pictures', files: '**/images/**' },
    { what: 'fonts', files: '**/*.woff2' },
    { what: 'CSS', files: '**/*.css' },
  ]) {
    test(`leave a shop that sells without ${what}`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/');
      await expectItSells(page);
    });
  }

  test('leave a shop that sells once its CSS has come late', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/*.css', (route) => void held.push(route));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    for (const route of held) await route.continue();
    await untilStarted(page);
    await expectItSells(page);
  });

  test('leave the box and the text of a picture', async ({ page }) => {
    await page.goto('/products');
    const boxOf = () => page.getByRole('article').first().boundingBox();
    const whole = await boxOf();
    await page.route('**/images/**', (route) => route.abort());
    await page.reload();
    const picture = page.getByRole('img', { name: /^Orange and black angle grinder/ });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(0);
    expect(await boxOf()).toEqual(whole);
    await expect(picture).toBeVisible();
  });
});

test.describe('a worker script that cannot be had', () => {
  // The browser itself reports the failed download.
  test.use({ expectedNoise: /unknown error occurred when fetching the script/ });

  test('leaves a shop that sells online', async ({ page, context }) => {
    await context.route('**/sw.js', (route) => route.abort());
    await page.goto('/');
    await expectItSells(page);
  });
});
