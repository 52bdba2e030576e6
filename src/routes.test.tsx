import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heading, main, openStore } from '../test/open-store.tsx';
import { pages } from '../test/pages.ts';
import { categories } from './catalogue/categories.ts';
import { products } from './catalogue/products.ts';
import { matchedRoute, routes } from './routes.ts';

const knownUrls = routes.flatMap(({ urls }) => urls);

test('the route table lists every prerendered URL once', () => {
  const expected = [
    ...pages.map(({ url }) => url),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/product/${id}`),
  ];
  expect(knownUrls.toSorted()).toEqual(expected.toSorted());
});

test.each([...knownUrls, '/no/such/page'])(
  '%s has a heading, a header, a main element, and a footer, and opens no new tab of the store',
  (url) => {
    openStore(url);
    expect(heading()).not.toBe('');
    screen.getByRole('banner');
    screen.getByRole('navigation', { name: 'Main' });
    screen.getByRole('main');
    screen.getByRole('contentinfo');
    const hasNone = /^\/(category\/.*|search|cart)?$/.test(url);
    const breadcrumbs = screen.queryAllByRole('navigation', { name: 'Breadcrumb' });
    expect(breadcrumbs).toHaveLength(hasNone ? 0 : 1);
    // A new tab would begin with an empty cart.
    const inNewTab = [...document.querySelectorAll<HTMLAnchorElement>('a[target]')];
    const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
      origin === window.location.origin && knownUrls.includes(pathname);
    expect(inNewTab.filter(isPage)).toEqual([]);
  },
);

test('every page has a unique title', () => {
  const titles = [...knownUrls, '/no/such/page', '/search?q=wrench'].map((url) => {
    openStore(url);
    return document.title;
  });
  expect(new Set(titles).size).toBe(knownUrls.length + 2);
  expect(titles).toContain('1/2 in. Click Torque Wrench | Torque Bay');
  expect(titles).toContain('Hand Tools | Torque Bay');
  expect(titles).toContain('Search results for "wrench" | Torque Bay');
});

test('title, title of reader views and canonical URL follow the page', async () => {
  vi.stubEnv('SITE_URL', 'https://tools.example');
  const readerTitle = document.createElement('meta');
  readerTitle.setAttribute('property', 'og:title');
  document.head.append(readerTitle);
  const shopper = openStore('/products');
  const canonicalUrls = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href);
  await shopper.click(main().getByRole('link', { name: '20V LED Work Light' }));
  expect(document.title).toBe('20V LED Work Light | Torque Bay');
  expect(readerTitle.content).toBe(document.title);
  expect(canonicalUrls()).toEqual(['https://tools.example/product/led-work-light-20v']);
  await shopper.click(screen.getAllByRole('link', { name: 'Returns' })[0] as HTMLElement);
  expect(document.title).toBe('Returns | Torque Bay');
  expect(canonicalUrls()).toEqual(['https://tools.example/returns']);
  readerTitle.remove();
  vi.unstubAllEnvs();
});

test.each([
  ['/', '/', {}],
  ['/products/', '/products', {}],
  ['/PRODUCTS', '/products', {}],
  ['/%70roducts', '/products', {}],
  ['/product/led-work-light-20v', '/product/:productId', { productId: 'led-work-light-20v' }],
  ['/category/Hand%2dTools', '/category/:slug', { slug: 'Hand-Tools' }],
  ['/category/100%', '/category/:slug', { slug: '100%' }],
  ['/category/a%2Fb', '/category/:slug', { slug: 'a/b' }],
  ['/category/a/b', '*', { '*': 'category/a/b' }],
  ['/category', '*', { '*': 'category' }],
  ['/%', '*', { '*': '%' }],
])('the route of %s is %s with the parameters %j', (pathname, path, params) => {
  const match = matchedRoute(pathname);
  expect(match.route.path).toBe(path);
  expect(match.params).toEqual(params);
});
