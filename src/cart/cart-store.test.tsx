import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IsShownContext } from '../navigation/router.ts';
import { dispatchCart, useCart, useShownCart } from './cart-store.ts';

const add = (productId: string) => act(() => dispatchCart({ type: 'add', productId }));

test('the parts of a hidden cart page are not rendered again by a change of the cart', () => {
  let renders = 0;
  function Part() {
    renders += 1;
    return <p>{useShownCart().cart.length}</p>;
  }
  const part = <Part />;
  const page = (isShown: boolean) => <IsShownContext value={isShown}>{part}</IsShownContext>;
  add('led-work-light-20v');
  const { container, rerender } = render(page(false));
  expect(container.textContent).toBe('1');
  const firstRenders = renders;
  add('socket-set-40pc');
  expect(renders).toBe(firstRenders);
  rerender(page(true));
  expect(container.textContent).toBe('2');
  add('hvlp-spray-gun');
  expect(container.textContent).toBe('3');
  rerender(page(false));
  const shownRenders = renders;
  act(() => dispatchCart({ type: 'clear' }));
  expect(container.textContent).toBe('3');
  expect(renders).toBe(shownRenders);
});

test('a component that needs the cart is not rendered again when another part of the state changes', () => {
  let renders = 0;
  function Count() {
    renders += 1;
    return <p>{useCart().length}</p>;
  }
  render(<Count />);
  act(() => dispatchCart({ type: 'setJobName', jobName: 'Bay 3' }));
  expect(renders).toBe(1);
  add('socket-set-40pc');
  expect(renders).toBe(2);
});
