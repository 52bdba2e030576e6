import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPages } from '../src/content-pages.ts';
import { routes } from '../src/routes.ts';
import { pageWith, preparePublicFiles, publicFolder, readFiles } from '../test/content-files.ts';
import { headsOf, readContent, storeUrls } from './content.ts';

preparePublicFiles();

const textOf = async (text: string) =>
  (await readFiles({ 'imprint.md': pageWith(text) })).pages[0]?.text;

test('each file is a page, in the order of the numbers before the names', async () => {
  const { pages } = await readFiles({
    '10-imprint.md':
      '---\ntitle: "Imprint: who we are"\nlang: en-GB\n---\n\nWe are *three*\npeople.',
    '2-terms-of-sale.md':
      '\ufeff---\r\ntitle: Terms\r\ndescription: On which we sell\r\n---\r\nWe sell tools.\r\n',
    '.imprint.md.swp': 'of an editor',
    'imprint.md~': 'of an editor',
  });
  expect(pages).toEqual([
    {
      path: '/terms-of-sale',
      title: 'Terms',
      description: 'On which we sell',
      text: [['p', {}, 'We sell tools.']],
    },
    {
      path: '/imprint',
      title: 'Imprint: who we are',
      lang: 'en-GB',
      // Without one in the head: the beginning of the text.
      description: 'We are three people.',
      text: [['p', {}, 'We are ', ['em', {}, 'three'], ' people.']],
    },
  ]);
});

test('a store can do without pages of its own', async () => {
  const none = join(publicFolder, 'no-such-folder');
  expect(await readContent({ content: none, public: publicFolder })).toEqual({
    pages: [],
    images: [],
  });
});

test('the description of a long text has its beginning, whole words only', async () => {
  const { pages } = await readFiles({ 'imprint.md': pageWith('words '.repeat(40)) });
  expect(pages[0]?.description).toBe(`${'words '.repeat(26)}…`);
});

test('a text has headings, paragraphs, lists, tables, emphasis and line breaks', async () => {
  expect(
    await textOf('## Us\n\nA\\\nB **c**\n*d* ~~e~~ `f`\n\n- g\n\n  3. h\n\n> i\n\n---\n'),
  ).toEqual([
    ['h2', {}, 'Us'],
    [
      ...['p', {}, 'A', ['br', {}], 'B ', ['strong', {}, 'c'], ' ', ['em', {}, 'd'], ' '],
      ...[['del', {}, 'e'], ' ', ['code', {}, 'f']],
    ],
    ['ul', {}, ['li', {}, ['p', {}, 'g'], ['ol', { start: 3 }, ['li', {}, ['p', {}, 'h']]]]],
    ['blockquote', {}, ['p', {}, 'i']],
    ['hr', {}],
  ]);
  expect(await textOf('| Item | **Price** |\n| --- | --: |\n| Box | 5 |')).toEqual([
    [
      'table',
      { label: 'Item, Price' },
      [
        'thead',
        {},
        ['tr', {}, ['th', {}, 'Item'], ['th', { align: 'right' }, ['strong', {}, 'Price']]],
      ],
      ['tbody', {}, ['tr', {}, ['td', {}, 'Box'], ['td', { align: 'right' }, '5']]],
    ],
  ]);
});

test('links to pages of the store differ from all others', async () => {
  const links = [
    ['[a](/shipping)', { to: '/shipping' }],
    ['[a](/search?q=saw)', { to: '/search?q=saw' }],
    ['[a](/imprint "Us")', { to: '/imprint', title: 'Us' }],
    ['[a][b]\n\n[b]: /', { to: '/' }],
    ['[a](</Lageplan ä.pdf>)', { href: '/Lageplan%20%C3%A4.pdf' }],
    ['[a](https://odr.example/#top)', { href: 'https://odr.example/#top' }],
    ['[a](tel:+4930123)', { href: 'tel:+4930123' }],
    ['[a](mailto:us@odr.example)', { href: 'mailto:us@odr.example' }],
  ] as const;
  for (const [text, props] of links)
    expect(await textOf(text), text).toEqual([['p', {}, ['a', props, 'a']]]);
  expect(await textOf('us@odr.example, www.odr.example')).toEqual([
    [
      ...['p', {}, ['a', { href: 'mailto:us@odr.example' }, 'us@odr.example'], ', '],
      ['a', { href: 'http://www.odr.example' }, 'www.odr.example'],
    ],
  ]);
});

test('images have the size in which they are shown', async () => {
  const { pages, images } = await readFiles({
    'imprint.md': pageWith('![Shop](/images/shop.jpg)\n\n![Door](/images/door.jpg)'),
  });
  expect(pages[0]?.text).toEqual([
    ['p', {}, ['img', { src: '/images/shop.jpg', alt: 'Shop', width: 60, height: 20 }]],
    ['p', {}, ['img', { src: '/images/door.jpg', alt: 'Door', width: 20, height: 60 }]],
  ]);
  expect(images).toEqual(['/images/shop.jpg', '/images/door.jpg']);
});

test('the app of a build gets no text: a page adds less than 100 bytes to it, whatever its length', async () => {
  const appWith = async (text: string) =>
    JSON.stringify(headsOf(await readFiles({ 'imprint.md': pageWith(text) })));
  const short = await appWith('Us');
  expect(short).toBe('[{"path":"/imprint","title":"Imprint"}]');
  expect(await appWith('A word to fill sixty thousand bytes. '.repeat(1_700))).toBe(short);
});

test('the URLs that a text can link to are those of the route table', () => {
  const own = contentPages.map(({ path }) => path);
  expect(own).toEqual(['/terms', '/impressum']);
  expect([...storeUrls, ...own].toSorted()).toEqual(routes.flatMap(({ urls }) => urls).toSorted());
});
