import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, decodablePath } from './canonical-path.ts';

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
