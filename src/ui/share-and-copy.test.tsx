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
const shareText = (text: string) => (
  <ShareButton title="Order" text={text}>
    Share order
  </ShareButton>
);
const shareUrl = (url: string) => (
  <ShareButton title="Order" url={url}>
    Share order
  </ShareButton>
);

test.each([
  ['copied text', copyButton, 'Order copied'],
  ['shared text', shareText, 'Text copied'],
  ['shared URL', shareUrl, 'Link copied'],
])(
  'the message about a %s goes when another takes its place, and stays away',
  async (_, buttonFor, message) => {
    const shopper = userEvent.setup();
    const { rerender } = render(buttonFor('/first'));
    await shopper.click(screen.getByRole('button'));
    await screen.findByText(message);
    rerender(buttonFor('/second'));
    expect(screen.queryByText(message)).toBeNull();
    rerender(buttonFor('/first'));
    expect(screen.queryByText(message)).toBeNull();
  },
);

test('the message of a text stays when the button is rendered again with the same text', async () => {
  const { rerender } = render(copyButton('first'));
  await userEvent.setup().click(screen.getByRole('button'));
  await screen.findByText('Order copied');
  rerender(copyButton('first'));
  screen.getByText('Order copied');
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
  render(shareUrl('/first'));
  await shopper.click(screen.getByRole('button'));
  await shopper.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('what the shopper has copied');
  expect(screen.queryByText('Link copied')).toBeNull();
});
