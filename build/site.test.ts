import { expect, test } from 'vitest';
import { fileOf, renderTemplate } from './site';

const template =
  '<html><head><!--head--><script type="module" crossorigin src="/assets/a.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

test('each URL has a flat file', () => {
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/product/x')).toBe('product/x.html');
});

test('the page is inserted into the template unchanged, before the script', () => {
  const page = { url: '/x', head: '<title>$& $1</title>', body: "<p>$'</p>" };
  expect(renderTemplate(template, page, '/shop/')).toBe(
    '<html><head><title>$& $1</title></head><body>' +
      '<div id="root" data-url="/shop/x"><p>$\'</p></div>' +
      '<script fetchpriority="low" type="module" crossorigin src="/assets/a.js"></script></body></html>',
  );
});

test('a shell has no data-url and a message for browsers without JavaScript', () => {
  const shell = renderTemplate(template, { url: '/cart', head: '', body: '' }, '/shop/');
  expect(shell).toContain('<div id="root"><noscript>');
  expect(shell).toContain('href="/shop/products"');
  expect(shell).not.toContain('data-url');
});
