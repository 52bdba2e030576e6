import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, heading, linkTo, openStore } from '../test/open-store.tsx';

vi.mock('./pages/specials-page.tsx', () => ({
  SpecialsPage: () => {
    throw new Error('broken on purpose');
  },
}));

test('a page that throws is replaced by the error page and the cart keeps its lines', async () => {
  const shopper = openStore('/product/led-work-light-20v');
  await shopper.click(button('Add to Cart'));

  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await shopper.click(screen.getByRole('link', { name: 'Specials' }));
  expect(heading()).toBe('Something Went Wrong');
  expect(String(vi.mocked(console.error).mock.calls[0])).toContain('broken on purpose');
  vi.mocked(console.error).mockClear();

  expect(linkTo('Back to Home')).toBe('/');
  screen.getByRole('link', { name: 'Cart, 1 item' });
  await shopper.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(heading()).toBe('Professional Tools for Every Bay');
  screen.getByRole('link', { name: 'Cart, 1 item' });
});

test('a page that throws while it is rendered ahead leaves the shown page as it is', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openStore('/products');
  const link = screen.getByRole('link', { name: 'Specials' });
  fireEvent.pointerDown(link);
  expect(document.querySelector('[aria-hidden] h1')?.textContent).toBe('Something Went Wrong');
  expect(heading()).toBe('All Tools');
  fireEvent.click(link);
  expect(heading()).toBe('Something Went Wrong');
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});
