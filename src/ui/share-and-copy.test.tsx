import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton, ShareButton } from './share-and-copy.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const copyButton = (text: string) => (
  <CopyButton text={text} result="Order copied">
    Copy order
  </CopyButton>
);

test('the message about a text stays while the text is the same, and goes when another takes its place', async () => {
  const { rerender } = render(copyButton('first'));
  await userEvent.setup().click(screen.getByRole('button'));
  await screen.findByText('Order copied');
  rerender(copyButton('first'));
  screen.getByText('Order copied');
  rerender(copyButton('second'));
  expect(screen.queryByText('Order copied')).toBeNull();
});

test.each([
  ['a text', { text: 'first' }, 'first', 'Text copied'],
  ['a URL', { url: '/first' }, 'http://localhost:3000/first', 'Link copied'],
])('without a share dialog %s is copied', async (_, shared, copy, message) => {
  const shopper = userEvent.setup();
  render(
    <ShareButton title="Order" {...shared}>
      Share order
    </ShareButton>,
  );
  await shopper.click(screen.getByRole('button'));
  await screen.findByText(message);
  expect(await navigator.clipboard.readText()).toBe(copy);
});

test('if copying ends after the text has changed, there is no message', async () => {
  const shopper = userEvent.setup();
  let endCopying = () => {};
  const copying = new Promise<void>((resolve) => {
    endCopying = resolve;
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copying);
  const { rerender } = render(copyButton('first'));
  await shopper.click(screen.getByRole('button'));
  rerender(copyButton('second'));
  await act(async () => endCopying());
  expect(screen.queryByText('Order copied')).toBeNull();
});

test('a second tap while the share dialog is open does not copy over the clipboard', async () => {
  const shopper = userEvent.setup();
  await navigator.clipboard.writeText('what the shopper has copied');
  let isOpen = false;
  const share = async () => {
    if (isOpen)
      throw new DOMException('An earlier share has not yet completed.', 'InvalidStateError');
    isOpen = true;
    await new Promise(() => undefined);
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  render(
    <ShareButton title="Order" url="/first">
      Share order
    </ShareButton>,
  );
  await shopper.click(screen.getByRole('button'));
  await shopper.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('what the shopper has copied');
  expect(screen.queryByText('Link copied')).toBeNull();
});
