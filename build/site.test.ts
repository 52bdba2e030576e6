import { expect, test } from 'vitest';
import { fileOf, renderTemplate } from './site.ts';

const template =
  '<html><head><!--head--><script type="module" crossorigin src="/assets/a.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

test('each URL has a flat file', () => {
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/product/x')).toBe('product/x.html');
});

test('the page is inserted into the template unchanged, before the script', () => {
  const page = { url: '/x', head: '<title>$& $1</title>', body: "<p>$'</p>", isShell: false };
  expect(renderTemplate(template, page, '/shop/', ['b.js'])).toBe(
    '<html><head><title>$& $1</title></head><body>' +
      '<div id="root" data-url="/shop/x"><p>$\'</p></div>' +
      '<script fetchpriority="low" type="module" crossorigin src="/assets/a.js"></script></body></html>',
  );
});

test('a shell has no data-url, so the app does not hydrate it', () => {
  const page = { url: '/search', head: '', body: '<p>Searching</p>', isShell: true };
  expect(renderTemplate(template, page, '/shop/')).toContain(
    '<div id="root"><p>Searching</p></div>',
  );
});

test.each(['all', 'not all'] as const)(
  'a page preloads the scripts of the app for the media "%s"',
  (preloadMedia) => {
    const page = { url: '/x', head: '<title></title>', body: '', isShell: false, preloadMedia };
    expect(renderTemplate(template, page, '/shop/', ['b.js'])).toContain(
      `<title></title>\n    <link rel="modulepreload" href="/shop/assets/b.js" media="${preloadMedia}" fetchpriority="low" />`,
    );
  },
);
