import { expect, test } from 'vitest';
import { fileOf, renderTemplate } from './site.ts';

const template =
  '<html><head><!--head--><link rel="modulepreload" href="/assets/b.js" media="not all" /></head>' +
  '<body><div id="root"></div></body></html>';

test('each URL has a flat file', () => {
  expect(fileOf('/')).toBe('index.html');
  expect(fileOf('/product/x')).toBe('product/x.html');
});

test('the page is inserted into the template unchanged', () => {
  const page = {
    url: '/x',
    head: '<title>$& $1</title>',
    body: "<p>$'</p>",
    isShell: false,
    data: '<script type="application/json">["$&"]</script>',
  };
  expect(renderTemplate(template, page, '/shop/')).toBe(
    '<html data-base="/shop/" data-url="/shop/x"><head><title>$& $1</title><link rel="modulepreload" href="/assets/b.js" media="not all" /></head>' +
      '<body><div id="root"><p>$\'</p></div>' +
      '<script type="application/json">["$&"]</script></body></html>',
  );
});

test('a shell has no data-url, so the app starts at every URL and does not hydrate it, and preloads the scripts of the app', () => {
  const page = { url: '/search', head: '', body: '<p>Searching</p>', isShell: true, data: '' };
  const html = renderTemplate(template, page, '/shop/');
  expect(html).toContain('<html>');
  expect(html).toContain('<div id="root"><p>Searching</p></div>');
  expect(html).toContain('<link rel="modulepreload" href="/assets/b.js" media="all" />');
});
