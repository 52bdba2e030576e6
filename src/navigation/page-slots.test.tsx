import { act, fireEvent, screen } from '@testing-library/react';
import { useId } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, currentUrl, heading, main, openStore } from '../../test/open-store.tsx';
import { Link, useLocation } from './router.ts';

const link = (name: string) => main().getByRole('link', { name });
const pages = () => [...screen.getByRole('main').children];
const hiddenHeading = () => document.querySelector('[aria-hidden] h1')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('CSS', { supports: (property: string) => property === 'content-visibility' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits until the pointer or the focus has rested long enough, and the browser is idle. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('the page of a link is rendered ahead on pointer down, and the click shows it', async () => {
  const shopper = openStore('/products');
  fireEvent.pointerDown(link('20V LED Work Light'));
  await rest();
  expect(hiddenHeading()).toBe('20V LED Work Light');
  expect(heading()).toBe('All Tools');
  const ahead = document.querySelector('main > [aria-hidden]');
  await shopper.click(link('20V LED Work Light'));
  expect(ahead?.ariaHidden).toBeNull();
  expect(heading()).toBe('20V LED Work Light');
  expect(document.activeElement?.textContent).toBe('20V LED Work Light');
  expect(document.title).toMatch(/^20V LED Work Light/);
});

test('a page that is opened while another is still being rendered ahead keeps its heading focus', async () => {
  openStore('/products');
  const [rested, clicked] = [link('1500W Digital Heat Gun'), link('20V LED Work Light')];
  // In a browser the click is rendered at once and the page ahead later. `act` would render both together.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  rested.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  clicked.click();
  await vi.waitFor(() => expect(heading()).toBe('20V LED Work Light'));
  const opened = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(opened);
  await vi.waitFor(() => expect(pages()).toHaveLength(3));
  expect(document.activeElement).toBe(opened);
  expect(heading()).toBe('20V LED Work Light');
});

test.each([
  ['focused', fireEvent.focusIn],
  ['pointed at', fireEvent.pointerOver],
])('the page of a link that is %s for a while is rendered ahead', async (_, event) => {
  // If fake time followed real time, a busy machine could let the timer fire.
  vi.useFakeTimers({ shouldAdvanceTime: false });
  openStore('/products');
  event(link('20V LED Work Light'));
  await act(() => vi.advanceTimersByTimeAsync(40));
  event(link('1500W Digital Heat Gun'));
  await act(() => vi.advanceTimersByTimeAsync(40));
  expect(hiddenHeading()).toBeUndefined();
  await rest();
  expect(hiddenHeading()).toBe('1500W Digital Heat Gun');
  expect(pages()).toHaveLength(2);
});

test('a page that is rendered ahead changes neither title nor history', async () => {
  openStore('/products');
  const { title } = document;
  fireEvent.pointerDown(link('20V LED Work Light'));
  await rest();
  expect(hiddenHeading()).toBe('20V LED Work Light');
  expect(document.title).toBe(title);
  expect(currentUrl()).toBe('/products');
});

test.each([
  ['that has no page', '/product/no-such-tool'],
  ['of another site', 'https://example.com/cart'],
  ['of a phone number', 'tel:+18005550142'],
])('a URL %s is not rendered ahead', async (_, href) => {
  openStore('/products', <a href={href}>another page</a>);
  fireEvent.pointerDown(link('another page'));
  await rest();
  expect(pages()).toHaveLength(1);
});

test('nothing is rendered ahead for a shopper who saves data', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  openStore('/products');
  fireEvent.pointerDown(link('20V LED Work Light'));
  await rest();
  expect(pages()).toHaveLength(1);
});

test('nothing is rendered ahead for a touch that scrolls', async () => {
  openStore('/products');
  fireEvent.pointerDown(link('20V LED Work Light'));
  fireEvent.pointerCancel(link('20V LED Work Light'));
  await rest();
  expect(pages()).toHaveLength(1);
});

test('in a browser that cannot hide pages nothing is rendered ahead, and no page is kept', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const shopper = openStore('/products');
  fireEvent.pointerDown(link('20V LED Work Light'));
  await rest();
  expect(pages()).toHaveLength(1);
  await shopper.click(link('20V LED Work Light'));
  expect(pages()).toHaveLength(1);
});

test('a page rendered ahead is hidden by inline style, so that it needs no stylesheet', async () => {
  openStore('/products');
  fireEvent.pointerDown(link('20V LED Work Light'));
  await rest();
  const [shown, ahead] = pages().map((page) => page.getAttribute('style'));
  expect(shown).toBeNull();
  expect(ahead).toContain('position: absolute; height: 0px;');
});

test('Back shows the same page again, with what the shopper had entered', async () => {
  const shopper = openStore('/');
  const [home] = pages();
  await shopper.type(screen.getByLabelText('E-mail address'), 'ana@');
  await shopper.click(link('Hand Tools'));
  expect(screen.queryByRole('heading', { name: 'Best Sellers' })).toBeNull();
  // Pages that are not kept are removed once the browser is idle.
  await rest();
  await shopper.click(button('Browser: back'));
  expect(home?.ariaHidden).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ana@');
});

test('a kept page follows the cart; the cart page is not kept', async () => {
  const shopper = openStore('/cart?items=socket-set-40pc:1');
  await shopper.click(screen.getAllByRole('link', { name: 'Battery Tools' })[0] as Element);
  const [listing, ...others] = pages();
  expect(others).toEqual([]);
  await shopper.click(link('20V LED Work Light'));
  await shopper.click(button('Add to Cart'));
  expect(listing?.textContent).toContain('Add to Cart1');
  await shopper.click(button('Browser: back'));
  expect(button('Add to Cart: 20V LED Work Light').textContent).toBe('Add to Cart1');
  await shopper.click(button('Browser: back'));
  main().getByRole('heading', { name: '20V LED Work Light' });
});

test('ids are unique while pages are kept', async () => {
  const shopper = openStore('/products');
  await shopper.click(link('20V LED Work Light'));
  for (const name of ['Cart', 'Specials', 'Returns']) {
    await shopper.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
  }
  expect(pages().length).toBeGreaterThan(3);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a page that redirects is not kept, where it would redirect again', async () => {
  const shopper = openStore('/product/no-such-tool');
  expect(heading()).toBe('All Tools');
  expect(pages()).toHaveLength(1);
  // The listing's cards below the first screen follow after the first frame.
  await shopper.click(await main().findByRole('link', { name: '20V LED Work Light' }));
  expect(heading()).toBe('20V LED Work Light');
});

test('a navigation does not render the page that it hides again', () => {
  const rendered: string[] = [];
  function Reader() {
    useLocation();
    rendered.push(useId());
    return <Link to="/returns">Next</Link>;
  }
  openStore('/shipping', <Reader />);
  const [shipping] = rendered.splice(0);
  fireEvent.click(link('Next'));
  expect(currentUrl()).toBe('/returns');
  expect(rendered).not.toHaveLength(0);
  expect(rendered).not.toContain(shipping);
});
