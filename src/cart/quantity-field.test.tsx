import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { prerendered } from '../../test/prerendered.ts';
import { QuantityField } from './quantity-field.tsx';

/** A field whose quantity can also be changed by other controls. */
function Example({ first = 5 }) {
  const [quantity, setQuantity] = useState(first);
  return (
    <>
      <QuantityField name="sockets" quantity={quantity} max={9} onChange={setQuantity} />
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        One more
      </button>
      <button type="button" onClick={() => setQuantity(quantity - 1)}>
        One less
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Quantity of sockets');
const message = () => screen.queryByText('Enter a whole number from 1 to 9.');
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enter(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

test.each([
  ['the buttons beside it', 'Increase quantity of sockets', 'Decrease quantity of sockets'],
  ['other controls', 'One more', 'One less'],
])(
  'the message about invalid text does not return when %s restore the quantity',
  async (_, more, less) => {
    render(<Example />);
    await enter('abc{Enter}');
    expect(message()).not.toBeNull();
    await click(more);
    expect(message()).toBeNull();
    await click(less);
    expect(field().value).toBe('5');
    expect(message()).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('false');
  },
);

test.each(['٧', '７', '\u200e7\u200f', '\u200b７ '])('%j is a number', async (text) => {
  render(<Example />);
  await enter(`${text}{Enter}`);
  expect(field().value).toBe('7');
});

// Without a line to remove, 0 is invalid.
test.each(['1e3', '-1', '10', '1.5', 'two', ' ', '0'])(
  'the invalid text "%s" restores the last quantity, with a message',
  async (text) => {
    render(<Example />);
    await enter(text);
    await userEvent.tab();
    expect(field().value).toBe('5');
    expect(message()).not.toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  },
);

test.each(['7{Enter}', '5{Enter}', '7{Escape}'])(
  'the message about invalid text goes with the first key, and "%s" does not bring it back',
  async (text) => {
    render(<Example />);
    await enter('abc{Enter}');
    expect(message()).not.toBeNull();
    await userEvent.type(field(), '7');
    expect(message()).toBeNull();
    await enter(text);
    expect(message()).toBeNull();
  },
);

test.each([
  ['7', 'Increase', '8'],
  ['7', 'Decrease', '6'],
  [' 8 ', 'Increase', '9'],
  ['2', 'Decrease', '1'],
  // For a draft that is not a valid quantity, the buttons change the last valid one.
  ['abc', 'Increase', '6'],
  ['10', 'Decrease', '4'],
])(
  'after typing "%s", a tap on %s that does not blur the field gives %s',
  (text, name, expected) => {
    render(<Example />);
    field().focus();
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: `${name} quantity of sockets` }));
    expect(field().value).toBe(expected);
    fireEvent.blur(field());
    expect(field().value).toBe(expected);
    expect(message()).toBeNull();
  },
);

test('at a limit that is typed and not yet committed, the button beyond it is disabled', () => {
  render(<Example />);
  const plus = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Increase quantity of sockets',
  });
  fireEvent.change(field(), { target: { value: '9' } });
  expect(plus.getAttribute('aria-disabled') ?? `${plus.disabled}`).toBe('true');
});

test.each([
  ['1{Enter}', '1'],
  ['0{Enter}', ''],
])('a quantity of 0 is shown empty; after typing %j it is %j', async (text, expected) => {
  render(<Example first={0} />);
  expect(field().value).toBe('');
  await userEvent.type(field(), text);
  expect(field().value).toBe(expected);
});

test('from an empty quantity, Increase leads to 1, and no button below it', async () => {
  render(<Example first={0} />);
  const minus = screen.getByRole<HTMLButtonElement>('button', { name: /^Decrease/ });
  expect(minus.disabled).toBe(true);
  await click('Increase quantity of sockets');
  expect(field().value).toBe('1');
  expect(minus.disabled).toBe(true);
  expect(message()).toBeNull();
});

test.each([
  [2, 'Decrease quantity of sockets', 'Increase quantity of sockets'],
  [8, 'Increase quantity of sockets', 'Decrease quantity of sockets'],
  [5, 'Decrease quantity of sockets', 'Decrease quantity of sockets'],
])('from %i, after a click on "%s", the focus is on "%s"', async (first, clicked, focused) => {
  render(<Example first={first} />);
  await click(clicked);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }));
});

test.each([
  ['0', 1],
  ['00', 1],
  ['10', 0],
  ['0x', 0],
])('"%s" removes the line %i times', async (text, times) => {
  const remove = vi.fn();
  render(
    <QuantityField name="sockets" quantity={5} max={9} onChange={vi.fn()} onRemove={remove} />,
  );
  await enter(`${text}{Enter}`);
  expect(remove).toHaveBeenCalledTimes(times);
});

test('Escape restores the number, which is then not changed', async () => {
  const change = vi.fn();
  render(<QuantityField name="sockets" quantity={5} max={9} onChange={change} />);
  await enter('7{Escape}');
  expect(field().value).toBe('5');
  await userEvent.tab();
  expect(change).not.toHaveBeenCalled();
});

test('a number that was typed before hydration counts', async () => {
  const { hydrate } = prerendered(<Example />);
  field().value = '7';
  hydrate();
  await click('Increase quantity of sockets');
  expect(field().value).toBe('8');
});
