import { expect, test } from 'vitest';
import { imagesIn, nameProblems, uncachedPaths, urlPathOf } from './public-files.ts';

test.each([
  ['impressum.html', '/impressum'],
  ['manuals/index.html', '/manuals'],
  ['Manuals/Size Table (Größen) 100%.PDF', '/manuals/size table (größen) 100%.pdf'],
])('the URL path of the file %s is %s', (file, path) => {
  expect(urlPathOf(file)).toBe(path);
});

test.each([
  ['contact.html', 'public/contact.html: its URL is that of the page /contact.'],
  ['Contact.HTML', 'public/Contact.HTML: its URL is that of the page /contact.'],
  ['contact', 'public/contact: its URL is that of the page /contact.'],
  ['contact/index.html', 'public/contact: its URL is that of the page /contact.'],
  // Apache sends the folder.
  ['product/jack/manual.pdf', 'public/product/jack: its URL is that of the page /product/jack.'],
  ['index.html', 'public/index.html: its URL is that of the page /.'],
  ['_headers', 'public/_headers: the build writes a file of this name.'],
  ['SW.js', 'public/SW.js: the build writes a file of this name.'],
  ['404.html', 'public/404.html: the build writes a file of this name.'],
])('the name %s in public/ is refused', (file, problem) => {
  const urls = ['/', '/contact', '/product/jack'];
  const [found, ...others] = nameProblems([file, 'contact.pdf'], urls, [
    '404.html',
    '_headers',
    'sw.js',
  ]);
  expect(found).toContain(problem);
  expect(others).toEqual([]);
});

test('names that only resemble those of pages are not refused', () => {
  const names = ['contact-us.html', 'product/index.pdf', 'docs/_headers', 'docs/contact.html'];
  expect(nameProblems(names, ['/', '/contact', '/product/jack'], ['_headers'])).toEqual([]);
});

test('the service worker gets the path of each file that is not precached, and in place of many the folder', () => {
  const numbered = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.pdf`);
  const files = [
    ...['index.html', 'assets/main.js', 'product/jack.html', 'product/lamp.html', '404.html'],
    ...['impressum.html', 'Größen.pdf', 'old/index.html', 'Manuals/a/b.pdf'],
    ...numbered('Manuals', 20),
    ...numbered('few', 20),
    ...numbered('product', 30),
  ];
  const pages = ['index.html', 'product/jack.html', 'product/lamp.html', '404.html'];
  const paths = uncachedPaths(files, ['index.html', 'assets/main.js', 'product/jack.html'], pages);
  expect(paths).toEqual([
    ...['impressum', 'größen.pdf', 'old', 'manuals/'],
    ...numbered('few', 20),
    // Its pages are the store's, so an unknown one is not found.
    ...numbered('product', 30),
  ]);
});

test('the images of a page are those that its elements name, without the base path', () => {
  const html =
    '<img alt="" src="/shop/images/jack-560.avif" srcSet="/shop/images/jack-192.avif 192w, /shop/my%20bench.png 560w">' +
    '<picture><source srcset="/shop/wide.webp"></picture><img src="https://elsewhere.example/x.png">' +
    '<script src="/shop/assets/index.js"></script>';
  expect(imagesIn(html, '/shop/')).toEqual([
    ...['images/jack-560.avif', 'images/jack-192.avif', 'my bench.png', 'wide.webp'],
  ]);
});
