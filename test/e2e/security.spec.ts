import { expect } from '@playwright/test';
import { securityHeaders } from '../../build/headers.ts';
import { test } from './fixtures/test.ts';

test.describe('the Content-Security-Policy', () => {
  // Every violation is logged, which would fail any other test.
  test.use({ expectedErrors: /./ });

  const attempts: [what: string, directive: string, attempt: () => void][] = [
    [
      'text as HTML',
      'require-trusted-types-for',
      () => {
        document.body.innerHTML = '<b>x</b>';
      },
    ],
    ['text as code', 'require-trusted-types-for', () => setTimeout('document.title = "run"')],
    [
      'an inline script',
      'require-trusted-types-for',
      () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
    ],
    [
      'a script of another origin',
      'require-trusted-types-for',
      () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/' }),
    ],
    [
      'another Trusted Types policy',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('other', {}),
    ],
    [
      'a second policy of the same name',
      'trusted-types',
      () => window.trustedTypes?.createPolicy('service-worker', {}),
    ],
    ['an inline style', 'style-src-attr', () => document.body.setAttribute('style', 'color: red')],
    [
      'an image of another origin',
      'img-src',
      () => Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }),
    ],
    ['a request to another origin', 'connect-src', () => fetch('https://elsewhere.example/')],
  ];

  test('refuses and reports every injection, and unused features are disabled', async ({
    page,
    open,
    consoleErrors,
  }) => {
    await open('/');
    // The app creates its policy when it registers the service worker.
    await page.waitForLoadState('networkidle');
    for (const [what, directive, attempt] of attempts) {
      consoleErrors.length = 0;
      await page.evaluate(attempt).catch(() => undefined);
      await expect.poll(() => consoleErrors.join(), what).toContain(`violation of ${directive}: `);
    }
    await expect(page).toHaveTitle(/^Torque Bay/);
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();

    await test.step('features that the store does not use are disabled', async () => {
      const allowed = await page.evaluate(() =>
        (
          document as Document & { featurePolicy: { allowedFeatures: () => string[] } }
        ).featurePolicy.allowedFeatures(),
      );
      const disabled = [
        ...(securityHeaders['Permissions-Policy'] ?? '').matchAll(/([\w-]+)=\(\)/g),
      ].map(([, name = '']) => name);
      expect(disabled.length).toBeGreaterThan(20);
      expect(disabled.filter((name) => allowed.includes(name))).toEqual([]);
      expect(allowed).toEqual(expect.arrayContaining(['clipboard-write', 'screen-wake-lock']));
    });
  });
});
