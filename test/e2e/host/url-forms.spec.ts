import { expect } from '@playwright/test';
import { heading } from '../fixtures/page.ts';
import { test } from '../fixtures/test.ts';
import { prerenderedUrls, unknownUrl } from '../fixtures/urls.ts';

test('every page has one URL, and its other forms redirect there', async ({ request, store }) => {
  for (const url of prerenderedUrls) {
    expect((await request.get(store.url + url, { maxRedirects: 0 })).status(), url).toBe(200);
  }
  for (const [form, url] of [
    ['/products/', '/products'],
    ['/products.html', '/products'],
    ['/products/?a=b', '/products?a=b'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(store.url + form, { maxRedirects: 0 });
    expect(response.status(), form).toBe(301);
    const location = new URL(response.headers().location ?? '', `${store.url}/`).href;
    expect(location, form).toBe(store.url + url);
  }
});

/** Caddy and nginx answer what is no URL with 400 before they choose a site. */
const malformed = process.env.STORE_HOST ? [] : ['%', '%E0%A4%A'];

test('a URL that does not exist is answered with status 404 and the not-found page', async ({
  page,
  open,
  request,
  store,
}) => {
  const response = await request.get(store.url + unknownUrl);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<title>Page Not Found | Torque Bay</title>');
  for (const path of [unknownUrl, '/a//b', ...malformed.map((name) => `/${name}`)]) {
    await open(path);
    await expect(heading(page), path).toHaveText('Page Not Found');
  }
});

test('a product that does not exist redirects to all products, whatever its id', async ({
  page,
  open,
  store,
}) => {
  // Apache answers a name that no file can have with 403 before it reads .htaccess.
  const long = process.env.STORE_HOST === 'apache' ? [] : ['x'.repeat(4000)];
  for (const id of ['__proto__', ...long, ...malformed]) {
    await open(`/product/${id}`);
    await expect(page, id.slice(0, 40)).toHaveURL(`${store.url}/products`);
  }
});

test('a path with two slashes opens the page that it means', async ({ page, open, store }) => {
  for (const [form, url, title] of [
    ['//', '/', 'Professional Tools for Every Bay'],
    ['//products', '/products', 'All Tools'],
  ] as const) {
    await open(store.url + form);
    await expect(heading(page), form).toHaveText(title);
    await expect(page, form).toHaveURL(store.url + url);
  }
});

test('no URL of the store redirects to another host', async ({ request, store }) => {
  for (const path of ['//elsewhere.example/', '//elsewhere.example/x.html']) {
    const response = await request.get(new URL(store.url).origin + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
});

if (process.env.STORE_HOST === 'nginx-locations') {
  test('the rest of the site is as it was, and the base path redirects to the store', async ({
    request,
    store,
  }) => {
    const { origin } = new URL(store.url);
    for (const [path, status] of [
      ['/', 200],
      ['/products', 404],
    ] as const) {
      const response = await request.get(origin + path);
      expect(response.status(), path).toBe(status);
      expect(await response.text(), path).toBe('Another site');
    }
    const response = await request.get(`${store.url}?a=b`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/shop/?a=b');
  });
}

if (process.env.STORE_HOST === 'apache') {
  test('behind a proxy with HTTPS, redirects stay with HTTPS', async ({ request, store }) => {
    const { host } = new URL(store.url);
    for (const [protocol, form] of [
      ['https', '/products/'],
      ['https', '/products.html'],
      ['http', '/products/'],
    ] as const) {
      const response = await request.get(store.url + form, {
        headers: { 'X-Forwarded-Proto': protocol },
        maxRedirects: 0,
      });
      const { pathname } = new URL(`${store.url}/products`);
      expect(response.headers().location).toBe(`${protocol}://${host}${pathname}`);
    }
  });

  test('a folder with a page of its own stays as it was, and one without is not found', async ({
    request,
    store,
  }) => {
    for (const path of ['/blog', '/blog/']) {
      expect(await (await request.get(store.url + path)).text(), path).toBe('Our blog');
    }
    for (const path of ['/product', '/product/', '/category', '/images/', '/icons']) {
      expect((await request.get(store.url + path)).status(), path).toBe(404);
    }
  });
}
