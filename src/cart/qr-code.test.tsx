import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code';

const sentence = 'No QR code can be made of this cart. Share its link instead.';

test('the longest URL that a QR code can hold has a code; a longer one, a sentence', () => {
  const url = 'https://tools.example/cart?items='.padEnd(2330, 'x');
  const { rerender } = render(<QrCode url={url} />);
  screen.getByRole('img', { name: 'QR code of this cart' });
  expect(screen.queryByText(sentence)).toBeNull();
  rerender(<QrCode url={`${url}x`} />);
  screen.getByText(sentence);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a module of the code is four pixels wide on the screen', () => {
  render(<QrCode url="https://tools.example/cart" />);
  const code = screen.getByRole('img', { name: 'QR code of this cart' });
  // 29 modules, and four light ones on each side.
  expect(code.getAttribute('viewBox')).toBe('0 0 37 37');
  expect(code.getAttribute('width')).toBe('148');
});
