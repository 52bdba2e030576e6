import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { button, currentUrl, heading, main, openStore } from '../../test/open-store.tsx';
import { prerendered } from '../../test/prerendered.ts';
import { routerFlags } from '../navigation/router.ts';
import { SearchForm } from './search-form.tsx';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });

test('Enter searches for the trimmed term', async () => {
  const shopper = openStore('/');
  await shopper.type(box(), '  heat gun {Enter}');
  expect(currentUrl()).toBe('/search?q=heat+gun');
  expect(heading()).toBe('Showing 1 results for "heat gun"');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the search button submits, and the URL can hold any text', async () => {
  const shopper = openStore('/cart');
  await shopper.type(box(), 'a&b=c#d%');
  await shopper.click(button('Search'));
  expect(currentUrl()).toBe('/search?q=a%26b%3Dc%23d%25');
  expect(box().value).toBe('a&b=c#d%');
});

test.each(['{Enter}', '   {Enter}'])('a blank term ("%s") does nothing', async (keys) => {
  const shopper = openStore('/products');
  await shopper.type(box(), keys);
  expect(currentUrl()).toBe('/products');
  expect(document.activeElement).toBe(box());
});

test('the search box shows the term of the current page', async () => {
  const shopper = openStore('/search?q=ratchet');
  expect(box().value).toBe('ratchet');
  await shopper.clear(box());
  await shopper.type(box(), 'polisher{Enter}');
  expect(box().value).toBe('polisher');
  await shopper.click(button('Browser: back'));
  expect(box().value).toBe('ratchet');
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  expect(box().value).toBe('');
});

test('typed text survives a navigation until it is submitted', async () => {
  const shopper = openStore('/products');
  await shopper.type(box(), 'ratch');
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  expect(box().value).toBe('ratch');
  expect(screen.queryByRole('listbox')).toBeNull();
  await shopper.type(box(), 'et');
  await shopper.click(screen.getByRole('option', { name: /Socket Set/ }));
  expect(currentUrl()).toBe('/product/socket-set-40pc');
  expect(box().value).toBe('');
});

test.each(['x{Backspace}', 'ratchet{Escape}{Escape}'])(
  'once typed text is deleted (%s) the search box shows the term of the page again',
  async (keys) => {
    const shopper = openStore('/search?q=ratchet');
    await shopper.click(screen.getByRole('link', { name: 'Specials' }));
    await shopper.type(box(), keys);
    await shopper.click(button('Browser: back'));
    expect(box().value).toBe('ratchet');
  },
);

test('the search box of a page that is no search stays empty whatever its URL', () => {
  openStore('/specials?q=ratchet');
  expect(box().value).toBe('');
});

test('text that was typed before hydration stays', () => {
  const form = (
    <MemoryRouter initialEntries={['/search?q=ratchet']} future={routerFlags}>
      <SearchForm />
    </MemoryRouter>
  );
  const { hydrate } = prerendered(form);
  box().value = 'polisher';
  hydrate();
  expect(box().value).toBe('polisher');
});

test('searching again for the same term adds no history entry', async () => {
  const shopper = openStore('/specials');
  await shopper.type(box(), 'ratchet{Enter}');
  await shopper.type(box(), '{Enter}');
  await shopper.type(box(), '{Enter}');
  expect(heading()).toBe('Showing 2 results for "ratchet"');
  await shopper.click(button('Browser: back'));
  expect(currentUrl()).toBe('/specials');
});

test('keys that an input method uses while it composes select no suggestion', async () => {
  const shopper = openStore('/specials');
  await shopper.type(box(), 'ratchet');
  const field = screen.getByRole('combobox', { name: 'Search products' });
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).not.toBeNull();
});

test('the cross empties the search box, which keeps the focus', async () => {
  const shopper = openStore('/search?q=ratchet');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await shopper.click(box());
  await shopper.click(button('Clear'));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
  expect(currentUrl()).toBe('/search?q=ratchet');
  await shopper.click(main().getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a phone shows a keyboard for searching', () => {
  openStore('/');
  const attributes = ['type', 'inputmode', 'enterkeyhint'].map((name) => box().getAttribute(name));
  expect(attributes).toEqual(['text', 'search', 'search']);
});

test('the hint has the first example that is a measure', () => {
  openStore('/');
  expect(screen.getByText('Search tools, item no., or 200 N·m')).toBeDefined();
});

test('the active suggestion is scrolled into view', async () => {
  const shopper = openStore('/contact');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await shopper.click(box());
  expect(scroll).not.toHaveBeenCalled();
  await shopper.keyboard('{ArrowDown}');
  await shopper.keyboard('{ArrowDown}');
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]]);
  const options = scroll.mock.contexts.map((element) => (element as Element).textContent);
  expect(options).toEqual(['200 N·m', '10 mm socket']);
});

test('a search box with text suggests nothing before something is typed', async () => {
  const shopper = openStore('/search?q=ratchet');
  await shopper.click(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape that closes suggestions has no other effect in the browser, and one that empties the box has', async () => {
  const shopper = openStore('/contact');
  await shopper.type(box(), 'ratchet');
  const isLeftToBrowser = () => fireEvent.keyDown(box(), { key: 'Escape' });
  expect(isLeftToBrowser()).toBe(false);
  expect(box().value).toBe('ratchet');
  expect(isLeftToBrowser()).toBe(true);
  expect(box().value).toBe('');
});

test('a page that does not exist is no product that was seen', async () => {
  // As long as /product/.
  const shopper = openStore('/nothing/socket-set-40pc');
  await shopper.click(box());
  expect(screen.getAllByRole('option')).toHaveLength(3);
});
