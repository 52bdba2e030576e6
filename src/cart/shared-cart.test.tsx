import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { button, currentUrl, main, openCartWith, openStore } from '../../test/open-store.tsx';
import { App } from '../app.tsx';
import { Link, routerFlags } from '../navigation/router.ts';

const light = '20V LED Work Light';
const link = '/cart?items=click-torque-wrench-half-in:1,led-work-light-20v:2';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));
const stubShare = (share: () => Promise<void>) => {
  const spy = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
};

test('a shared cart link adds its lines to the cart and is replaced by the plain URL', () => {
  openStore(link);
  expect(currentUrl()).toBe('/cart');
  main().getByRole('heading', { name: '1/2 in. Click Torque Wrench' });
  screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(screen.getByRole('status').textContent).toBe(
    'Added to cart from the link. 3 items in cart.',
  );
  expect(main().queryByText(/^Left out/)).toBeNull();
});

test('invalid entries of a shared cart link are reported and the valid ones are added', () => {
  openStore('/cart?items=no-such-tool:1,led-work-light-20v:2,socket-set-40pc:1000,<b>:x');
  screen.getByRole('link', { name: 'Cart, 2 items' });
  main().getByText('3 items in this link could not be added.');
});

test.each(['/product/no-such-tool', '/category/no-such-category'])(
  'a shared cart link to the unknown URL %s redirects to all products and keeps its lines',
  (url) => {
    openStore(`${url}?items=led-work-light-20v:2`);
    expect(currentUrl()).toBe('/products');
    main().getByRole('heading', { level: 1, name: 'All Tools' });
    screen.getByRole('link', { name: 'Cart, 2 items' });
  },
);

test('a redirect of the page wins over the removal of the cart from the URL', async () => {
  const navigate = vi.fn<(url: string) => void>();
  function Navigator() {
    navigate.mockImplementation(useNavigate());
    return null;
  }
  openStore('/specials', undefined, { beside: <Navigator /> });
  act(() => navigate('/product/no-such-tool?items=led-work-light-20v:2'));
  expect(currentUrl()).toBe('/products');
  screen.getByRole('link', { name: 'Cart, 2 items' });
});

test('a shared cart link within the store is opened too, and Back skips its URL', async () => {
  const shopper = openStore(
    '/specials',
    <Link to="/cart?items=led-work-light-20v:2">Work lights for a crew</Link>,
  );
  await shopper.click(main().getByRole('link', { name: 'Work lights for a crew' }));
  screen.getByRole('link', { name: 'Cart, 2 items' });
  expect(currentUrl()).toBe('/cart');
  await shopper.click(button('Browser: back'));
  expect(currentUrl()).toBe('/specials');
});

test('Back to a shared cart link adds its lines once, also while React runs effects twice', async () => {
  render(
    <StrictMode>
      <MemoryRouter
        initialEntries={['/specials?items=led-work-light-20v:2&sort=x#y', '/returns']}
        future={routerFlags}
      >
        <App />
        <CurrentUrl />
      </MemoryRouter>
    </StrictMode>,
  );
  screen.getByRole('link', { name: 'Cart' });
  await userEvent.click(button('Back'));
  screen.getByRole('link', { name: 'Cart, 2 items' });
  screen.getByText('/specials?sort=x#y');
});

function CurrentUrl() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

test('a button shows and hides the QR code, which follows the cart', async () => {
  const shopper = openCartWith(light);
  const toggle = (expanded: boolean) => main().getByRole('button', { name: 'Link', expanded });
  const path = () =>
    main()
      .getByRole('img', { name: 'QR code of this cart' })
      .querySelector('path')
      ?.getAttribute('d');
  await shopper.click(toggle(false));
  const before = path();
  await shopper.click(button(`Increase quantity of ${light}`));
  expect(path()).not.toBe(before);
  await shopper.click(toggle(true));
  toggle(false);
});

test('sharing the cart opens the system share sheet with its link', async () => {
  const shopper = openCartWith(light);
  const share = stubShare(() => Promise.resolve());
  await shopper.click(button('Link'));
  await shopper.click(button('Share cart'));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Torque Bay cart',
    url: 'http://localhost:3000/cart?items=led-work-light-20v:1',
  });
  expect(main().queryByText('Link copied')).toBeNull();
});

test('without a share sheet the link is copied and a message is shown', async () => {
  const shopper = openCartWith(light);
  await shopper.click(button('Link'));
  await shopper.click(button('Share cart'));
  await main().findByText('Link copied');
  // The message is about the link of the cart before this change.
  await shopper.click(button(`Increase quantity of ${light}`));
  expect(main().queryByText('Link copied')).toBeNull();
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost:3000/cart?items=led-work-light-20v:1',
  );
});

test('closing the share sheet shows no message, and if sharing fails the link is copied', async () => {
  const shopper = openCartWith(light);
  stubShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shopper.click(button('Link'));
  await shopper.click(button('Share cart'));
  expect(main().queryByText('Link copied')).toBeNull();
  stubShare(() => Promise.reject(new DOMException('broken', 'NotAllowedError')));
  await shopper.click(button('Share cart'));
  await main().findByText('Link copied');
});

test('if copying also fails the link is shown', async () => {
  const shopper = openCartWith(light);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await shopper.click(button('Link'));
  await shopper.click(button('Share cart'));
  await main().findByText('Copy this link: http://localhost:3000/cart?items=led-work-light-20v:1');
});

test('a product is shared by its URL', async () => {
  const shopper = openStore('/product/led-work-light-20v');
  const share = stubShare(() => Promise.resolve());
  await shopper.click(button('Share'));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: light,
    url: 'http://localhost:3000/product/led-work-light-20v',
  });
});

test('the printed list has names, ids, quantities, prices and totals', async () => {
  openStore(link);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  button('Print').click();
  expect(print).toHaveBeenCalledOnce();
  const [first, second] = within(main().getByRole('list', { name: 'Products' }))
    .getAllByRole('heading')
    .map((name) => name.closest('li')?.textContent);
  expect(first).toMatch(/Hand Tools · TB-1120.*1 × .*\$139.99 each.*\$139.99$/);
  expect(second).toMatch(/Battery Tools · TB-1110.*2 × .*\$69.99 each.*\$139.98$/);
  main().getByText(/^Order list, [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  main().getByText(`http://localhost:3000${link}`);
  const banner = within(screen.getByRole('banner'));
  banner.getByText('Torque Bay');
  // Styles print one of them.
  banner.getAllByRole('link', { name: '1-800-555-0142' });
});
