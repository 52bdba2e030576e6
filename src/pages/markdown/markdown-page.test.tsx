import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUrl, heading, linkTo, main, openStore } from '../../../test/open-store.tsx';
import { MarkdownPage } from './markdown-page.tsx';
import { pageTextId } from './page-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('the text has its headings, lists, tables, images and quotations, in its language', () => {
  openStore('/impressum');
  expect(heading()).toBe('Impressum');
  expect(document.title).toBe('Impressum | Torque Bay');
  const text = within(main().getByRole('article'));
  expect(main().getByRole('article').lang).toBe('de');
  expect(text.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual([
    'H1',
    'H2',
    'H3',
    'H4',
  ]);
  expect(text.getAllByRole('listitem')).toHaveLength(5);
  const table = text.getByRole('region', { name: 'Tag, Zeit, Telefon' });
  expect(table.tabIndex).toBe(0);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: '8 bis 18 Uhr' }).className).toContain(
    'text-right',
  );
  const image = text.getByRole<HTMLImageElement>('img', { name: /^Unser Laden/ });
  expect([image.getAttribute('src'), image.width, image.height]).toEqual([
    '/images/shop.png',
    48,
    32,
  ]);
  expect(text.getByText('geschlossen').tagName).toBe('STRONG');
  expect(text.getByText(/^Werkstattbedarf/).querySelectorAll('br')).toHaveLength(2);
});

test('links to pages of the store stay in the app, files and other sites open a new tab, and a number is dialled', async () => {
  const shopper = openStore('/impressum');
  const links = within(main().getByRole('article'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.target]);
  expect(links).toEqual([
    ['030 1234567', 'tel:+49301234567', ''],
    ['krueger@werkstatt.example', 'mailto:krueger@werkstatt.example', ''],
    ['Versand', '/shipping', ''],
    ['AGB', '/terms', ''],
    ['Muster-Widerrufsformular', '/files/widerruf.pdf', '_blank'],
    ['Europäische Kommission', 'https://ec.europa.example/odr', '_blank'],
  ]);
  await shopper.click(main().getByRole('link', { name: 'AGB' }));
  expect(currentUrl()).toBe('/terms');
  expect(heading()).toBe('Terms');
  expect(linkTo('product')).toBe('/products');
});

/** A page as the app of a build knows it: without its text. */
const openWithoutText = (path: string) => {
  openStore('/contact', <MarkdownPage page={{ path, title: 'About us' }} />);
  expect(heading()).toBe('About us');
};

const htmlWith = (text: string) =>
  `<!doctype html><main></main><script type=application/json data-path=/about id=${pageTextId}>[["p",{},"${text}"]]</script>`;

test('the text is loaded from the file of the page once, also if a CDN has removed quotes', async () => {
  const fetched = vi.fn(async () => new Response(htmlWith('We are three.')));
  vi.stubGlobal('fetch', fetched);
  openWithoutText('/about');
  main().getByText('Loading…');
  await main().findByText('We are three.');
  expect(main().queryByText('Loading…')).toBeNull();
  expect(fetched.mock.calls).toEqual([['/about.html', { signal: expect.any(AbortSignal) }]]);
});

test('a text that has been loaded needs no second request', async () => {
  vi.stubGlobal('fetch', async () => new Response(htmlWith('We are four.')));
  openWithoutText('/us');
  await main().findByText('We are four.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  cleanup();
  openWithoutText('/us');
  main().getByText('We are four.');
});

test.each([
  ['/offline', 'there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['/sign-in', 'a network asks to sign in', async () => new Response('<h1>Sign in</h1>')],
  [
    '/slow',
    'the host answers after ten seconds',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
  ],
])(
  '%s: if %s, the page says so and links to its file, and tries again when it is opened again',
  async (path, _, answer) => {
    vi.stubGlobal('fetch', answer);
    openWithoutText(path);
    const alert = within(await main().findByRole('alert'));
    alert.getByText(/^This page could not be loaded\./);
    const link = alert.getByRole<HTMLAnchorElement>('link', { name: 'Open it in a new tab' });
    expect([link.getAttribute('href'), link.target]).toEqual([`${path}.html`, '_blank']);
    vi.stubGlobal('fetch', async () => new Response(htmlWith('From nine to five.')));
    cleanup();
    openWithoutText(path);
    await main().findByText('From nine to five.');
  },
);

test('the text of the page that the visit opened is in its HTML, so hydration needs no request', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: pageTextId });
  element.dataset.path = '/opened';
  element.textContent = '[["p",{},"In the HTML."]]';
  document.body.append(element);
  openWithoutText('/opened');
  main().getByText('In the HTML.');
  element.remove();
});
