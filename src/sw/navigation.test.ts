import { expect, test, vi } from 'vitest';

test('the shell answers navigations to the pages that are not precached, whatever the form of their path', async () => {
  // Workbox expects it.
  vi.stubGlobal('self', {});
  vi.stubGlobal('SHELL_PAGES', ['search', 'product/jack']);
  const { isShellPage } = await import('./navigation.ts');
  const isShell = (path: string, mode = 'navigate') =>
    isShellPage({ request: { mode } as Request, url: new URL(path, 'https://tools.example') });
  for (const path of ['/search', '/search?q=jack', '/product/jack', '/Product/jack/?items=a:1'])
    expect(isShell(path), path).toBe(true);
  for (const path of ['/', '/product/lamp', '/product/jack/2', '/other-app/product/jack'])
    expect(isShell(path), path).toBe(false);
  expect(isShell('/product/jack', 'cors')).toBe(false);
  vi.unstubAllGlobals();
});
