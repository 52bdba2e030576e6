import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  CartProvider,
  PageCartProvider,
  useCart,
  useCartDispatch,
  usePageCart,
} from './cart-provider';

test('a hidden page is not rendered again by a change of the cart', () => {
  let renders = 0;
  let dispatch: ReturnType<typeof useCartDispatch> | undefined;
  function Layout() {
    dispatch = useCartDispatch();
    return null;
  }
  function Page() {
    renders += 1;
    return <p>{usePageCart().cart.length}</p>;
  }
  const page = <Page />;
  const store = (isShown: boolean) => (
    <CartProvider>
      <Layout />
      <PageCartProvider isShown={isShown}>{page}</PageCartProvider>
    </CartProvider>
  );
  const { container, rerender } = render(store(false));
  act(() => dispatch?.({ type: 'add', productId: 'socket-set-40pc' }));
  expect(renders).toBe(1);
  rerender(store(true));
  expect(container.textContent).toBe('1');
  act(() => dispatch?.({ type: 'add', productId: 'hvlp-spray-gun' }));
  expect(container.textContent).toBe('2');
  const shownRenders = renders;
  rerender(store(false));
  act(() => dispatch?.({ type: 'clear' }));
  expect(container.textContent).toBe('2');
  expect(renders).toBe(shownRenders);
});

test.each([
  ['useCart needs a <CartProvider> above it.', useCart],
  ['useCartDispatch needs a <CartProvider> above it.', useCartDispatch],
])('a component outside the provider throws: %s', (message, useValue) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Outside() {
    useValue();
    return null;
  }
  expect(() => render(<Outside />)).toThrow(message);
  vi.mocked(console.error).mockClear();
});
