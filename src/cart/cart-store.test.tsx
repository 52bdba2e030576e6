import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dispatchCart, useCart } from './cart-store.ts';

const add = (productId: string) => act(() => dispatchCart({ type: 'add', productId }));

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
