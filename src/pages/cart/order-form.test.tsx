// The form forgets nothing while the shopper looks at other pages. add-from-list-or-link.test.tsx has what it does.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, main, openStore } from '../../../test/open-store.tsx';

const torqueWrench = '1/2 in. Click Torque Wrench';
const toggle = () => button('Add from a list or link');
const typedLines = () =>
  main().getByRole<HTMLTextAreaElement>('textbox', { name: /^Item numbers/ });
const quantityOf = (line: number) =>
  main().getByRole<HTMLInputElement>('textbox', {
    name: `Quantity of ${torqueWrench}, line ${line}`,
  });
const leaveOut = (line: number) => button(`Leave out ${torqueWrench}, line ${line}`);
const isLeftOut = (line: number) => leaveOut(line).getAttribute('aria-pressed') === 'true';

async function paste(shopper: UserEvent, text: string) {
  await shopper.click(toggle());
  await shopper.click(typedLines());
  await shopper.paste(text);
}

async function lookAtReturns(shopper: UserEvent, cartName: string) {
  await shopper.click(screen.getByRole('link', { name: 'Returns' }));
  await shopper.click(screen.getByRole('link', { name: cartName }));
}

test('an order that is not yet added is there again with its quantities and what is left out', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'TB-1120 2\nTB-1110\nTB-1120 4 or 5');
  await shopper.click(button(`Increase quantity of ${torqueWrench}, line 1`));
  await shopper.click(leaveOut(1));
  await lookAtReturns(shopper, 'Cart');
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(isLeftOut(1)).toBe(true);
  expect(quantityOf(1).value).toBe('3');
  expect(quantityOf(3).value).toBe('');
});

test('of an order that was added the next form shows nothing', async () => {
  const shopper = openStore('/cart');
  await paste(shopper, 'TB-1120 2');
  await shopper.click(button('Add 1 line · $279.98'));
  await lookAtReturns(shopper, 'Cart, 2 items');
  await shopper.click(toggle());
  expect(typedLines().value).toBe('');
  expect(main().queryByText(/Added/)).toBeNull();
});
