import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicalPath,
  categoryUrl,
  compareUrl,
  decodablePath,
  hasListingValue,
  isProductPath,
  pages,
  pagesOf,
  productUrl,
  promises,
  queryValue,
  searchTermIn,
  searchUrl,
  withQueryValue,
} from './paths.ts';

const queryOf = (url: string) => url.slice(url.indexOf('?'));

test('products and categories have URLs', () => {
  expect(productUrl('socket-set-40pc')).toBe('/product/socket-set-40pc');
  expect(categoryUrl('hand-tools')).toBe('/category/hand-tools');
});

test('the comparison has a URL, which keeps the other parameters of its page', () => {
  expect(compareUrl(['a', 'b'])).toBe('/compare?tools=a,b');
  expect(compareUrl([])).toBe('/compare');
  expect(compareUrl(['a', 'b'], '?tools=a&differences=only')).toBe(
    '/compare?tools=a,b&differences=only',
  );
});

test('a search URL gives back its term', () => {
  expect(searchUrl('a&b=c#d %')).toBe('/search?q=a%26b%3Dc%23d+%25');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (term) => {
      expect(searchTermIn(queryOf(searchUrl(term)))).toBe(term.trim());
    }),
  );
});

test('a term with a lone surrogate still has a URL', () => {
  expect(searchUrl('\ud800')).toBe('/search?q=%EF%BF%BD');
});

test.each([
  ['?q=%20torque+wrench%20', 'torque wrench'],
  ['?q=', ''],
  ['?q', ''],
  ['?', ''],
  ['', ''],
  ['?utm_source=q', ''],
  ['?q=%E0%A4%A', '\ufffd%A'],
])('the search term of "%s" is "%s"', (query, term) => {
  expect(searchTermIn(query)).toBe(term);
});

test.each([
  ['', 'price-low', '?sort=price-low'],
  ['?q=a%26b&utm_source=x', 'top-rated', '?q=a%26b&utm_source=x&sort=top-rated'],
  ['?sort=price-low&q=x', 'price-high', '?sort=price-high&q=x'],
  ['?sort=price-low&q=x', '', '?q=x'],
  ['?sort=price-low', '', ''],
])('"%s" with the sort order "%s" is %s', (query, order, sorted) => {
  expect(withQueryValue(query, 'sort', order)).toBe(sorted);
  expect(queryValue(sorted, 'sort')).toBe(order);
});

test.each([
  ['/product/socket-set-40pc', true],
  ['/product/no-such-tool', true],
  ['/products', false],
  ['/cart', false],
  ['/category/product/', false],
])('%s is a product page: %s', (pathname, isProduct) => {
  expect(isProductPath(pathname)).toBe(isProduct);
});

test.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/products.html', '/', '/products'],
  ['/products/', '/', '/products'],
  ['//cart', '/', '/cart'],
  ['/product//led-work-light-20v/', '/', '/product/led-work-light-20v'],
  ['/products', '/', '/products'],
  ['/products.html/', '/', '/products'],
  ['/index.htm', '/', '/index.htm'],
  ['/manual.html5', '/', '/manual.html5'],
  ['/Category/Power-Tools', '/', '/category/power-tools'],
  ['/PRODUCTS.HTML', '/', '/products'],
  ['/Index.html', '/', '/'],
  ['/M%C3%A4X', '/', '/m%C3%A4x'],
  ['/Shop/Products', '/Shop/', '/Shop/products'],
  ['/SHOP/Products', '/Shop/', '/SHOP/Products'],
  ['/shop/', '/shop/', '/shop/'],
  ['/shop', '/shop/', '/shop/'],
  ['/shop/index.html', '/shop/', '/shop/'],
  ['/shop/products/', '/shop/', '/shop/products'],
])('the canonical form of %s with the base path %s is %s', (pathname, base, canonical) => {
  expect(canonicalPath(pathname, base)).toBe(canonical);
});

test.each([
  ['/product/socket-set-40pc', '/product/socket-set-40pc'],
  ['/product/%C3%A9%20x', '/product/%C3%A9%20x'],
  ['/product/100%', '/product/100%25'],
  ['/product/%zz', '/product/%25zz'],
  ['/product/%E0%A4%A', '/product/%25E0%25A4%25A'],
  ['/product/%FF/%41', '/product/%25FF/%41'],
])('decodablePath turns %s into %s', (path, decodable) => {
  expect(decodablePath(path)).toBe(decodable);
});

test('decodablePath always gives a path that can be decoded', () => {
  const hostile = fc.array(fc.constantFrom('%', '%2', '%FF', '%C3', '%A9', '/', 'a', '0', '%00'));
  fc.assert(
    fc.property(hostile, (pieces) => {
      expect(() => decodeURIComponent(decodablePath(pieces.join('')))).not.toThrow();
    }),
  );
});

test('a page that a switch turns off is no page', () => {
  const all = Object.keys(pages);
  const of = (hasAccount: boolean, hasSpecials: boolean) =>
    pagesOf({ hasAccount, hasSpecials }).map(([name]) => name);
  expect(of(true, true)).toEqual(all);
  const needing = (what: string) =>
    Object.entries(pages).flatMap(([name, page]) =>
      'needs' in page && page.needs === what ? name : [],
    );
  expect(of(false, true)).toEqual(all.filter((name) => !needing('hasAccount').includes(name)));
  expect(of(true, false)).toEqual(all.filter((name) => !needing('hasSpecials').includes(name)));
  expect(needing('hasAccount').length * needing('hasSpecials').length).toBeGreaterThan(0);
});

test.each([
  ['?sort=price-low', true],
  ['?page=2', true],
  ['?view=list', true],
  ['?choosing=', true],
  ['?q=saw&tools=a', false],
  ['', false],
])('the query %j changes a listing: %s', (query, does) => {
  expect(hasListingValue(query)).toBe(does);
});

test('the promises of a description', () => {
  const facts = { freeShippingPromise: 'Free shipping', returnPolicy: '30 days' };
  expect(promises(facts as never)).toBe('Free shipping, 30 days.');
});
