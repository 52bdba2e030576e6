import { expect } from '@playwright/test';
import { builds } from '../../steps/builds.mjs';
import { test } from '../fixtures/test.ts';

// Another site has no locations of the store at its root.
if (process.env.STORE_HOST !== 'nginx-locations') {
  test('files of the owner are sent, and a folder with a page of its own keeps its slash', async ({
    request,
    serverOf,
  }) => {
    const { url } = await serverOf(builds.next);
    for (const [path, end, type] of [
      ['/impressum', '/impressum', 'text/html'],
      ['/impressum.html?a=b', '/impressum?a=b', 'text/html'],
      ['/old-shop/?a=b', '/old-shop/?a=b', 'text/html'],
      ['/old-shop?a=b', '/old-shop/?a=b', 'text/html'],
      ['/Katalog%202026%20(Gr%C3%B6%C3%9Fen).pdf', '', 'application/pdf'],
      ['/manuals/Manual%2025.txt', '', 'text/plain'],
      ['/assets/app.css', '', 'text/css'],
    ] as const) {
      const response = await request.get(url + path);
      expect(response.status(), path).toBe(200);
      expect(response.url(), path).toBe(url + (end || path));
      expect(response.headers()['content-type'], path).toContain(type);
    }
    const page = await request.get(`${url}/old-shop/index.html`);
    expect(await page.text()).toContain('<h1>old-shop/index.html</h1>');
    expect((await request.get(`${url}/manuals/`)).status()).toBe(404);
  });
}
