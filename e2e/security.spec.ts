import { expect } from '@playwright/test';
import { securityHeaders } from '../build/headers';
import { test } from './test';

test.describe('what is slipped into a page', () => {
  // Every attempt is reported, for which any other test would fail.
  test.use({ expectedNoise: /./ });

  const attempts: [what: string, directive: string, attempt: () => void][] = [
    [
      'text as markup',
      'require-trusted-types-for',
      () => {
        document.body.innerHTML = '<b>x</b>';
      },
    ],
    ['text as code', 'require-trusted-types-for', () => setTimeout('document.title = "run"')],
    [
      'a script of its own',
      'require-trusted-types-for',
      () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
    ],
    [
      "somebody else's script",
      'require-trusted-types-for',
      () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/' }),
    ],
    [
      'another maker of addresses',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('other', {}),
    ],
    [
      'the same maker once more',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('torque-bay', {}),
    ],
    ['a style', 'style-src-attr', () => document.body.setAttribute('style', 'display: none')],
    [
      "somebody else's picture",
      'img-src',
      () => Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }),
    ],
    ['a message to somebody else', 'connect-src', () => fetch('https://elsewhere.example/')],
  ];
  for (const [what, directive, attempt] of attempts) {
    test(`is refused and reported: ${what}`, async ({ page, noise }) => {
      await page.goto('/');
      await page.evaluate(attempt).catch(() => undefined);
      await expect.poll(() => noise.join()).toContain(`violation of ${directive}: `);
      await expect(page).toHaveTitle(/^Torque Bay/);
      await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    });
  }
});

test('what the store has no use for is off in the browser', async ({ page }) => {
  await page.goto('/');
  const allowed = await page.evaluate(() =>
    (
      document as Document & { featurePolicy: { allowedFeatures: () => string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  const turnedOff = [...(securityHeaders['Permissions-Policy'] ?? '').matchAll(/([\w-]+)=\(\)/g)];
  expect(turnedOff.length).toBeGreaterThan(20);
  expect(turnedOff.map(([, name]) => name).filter((name) => allowed.includes(name ?? ''))).toEqual(
    [],
  );
  expect(allowed).toContain('clipboard-write');
});

test('sharing, printing and fading violate nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    performance.now = () => 0;
    window.print = () => (document.body.dataset.printed = 'yes');
  });
  await page.goto('/cart?items=socket-set-40pc:1');
  await page.getByRole('button', { name: 'Share cart' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.getByRole('button', { name: 'Print list' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Air Tools' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Air Tools');
});
