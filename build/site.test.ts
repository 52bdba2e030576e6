import { expect, test } from 'vitest';
import { composed, fileOf } from './site';

const template =
  '<html><head><!--head--><script type="module" crossorigin src="/assets/a.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

test('an address has a flat file', () => {
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/product/x')).toBe('product/x.html');
});

test('a page stands in the template as it is, with its script behind it', () => {
  const page = { url: '/x', head: '<title>$& $1</title>', body: "<p>$'</p>" };
  expect(composed(template, page, '/shop/')).toBe(
    '<html><head><title>$& $1</title></head><body>' +
      '<div id="root" data-url="/shop/x"><p>$\'</p></div>' +
      '<script fetchpriority="low" type="module" crossorigin src="/assets/a.js"></script></body></html>',
  );
});

test('a shell claims no address and says what to do without JavaScript', () => {
  const shell = composed(template, { url: '/cart', head: '', body: '' }, '/shop/');
  expect(shell).toContain('<div id="root"><noscript>');
  expect(shell).toContain('href="/shop/products"');
  expect(shell).not.toContain('data-url');
});
