import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { encodeQr, QrCode } from './qr-code.tsx';

const sentence = 'No QR code can be made of this cart. Share its link instead.';

test('the longest URL that a QR code can hold has a code; a longer one, a sentence', () => {
  const url = 'https://tools.example/cart?items='.padEnd(2330, 'x');
  const { rerender } = render(<QrCode url={url} />);
  screen.getByRole('img', { name: 'QR code of this cart' });
  expect(screen.queryByText(sentence)).toBeNull();
  rerender(<QrCode url={`${url}x`} />);
  screen.getByText(sentence);
  expect(screen.queryByRole('img')).toBeNull();
  // Of two bytes each.
  rerender(<QrCode url={'é'.repeat(1166)} />);
  screen.getByText(sentence);
});

test('a module of the code is four pixels wide on the screen', () => {
  render(<QrCode url="https://tools.example/cart" />);
  const code = screen.getByRole('img', { name: 'QR code of this cart' });
  // 29 modules, and four light ones on each side.
  expect(code.getAttribute('viewBox')).toBe('0 0 37 37');
  expect(code.getAttribute('width')).toBe('148');
});

/** The code of a text that is short enough. */
const codeOf = (text: string) => encodeQr(text) as NonNullable<ReturnType<typeof encodeQr>>;

/** The text that a decoder reads from the path, drawn with four pixels per module. */
function decoded({ size, path }: ReturnType<typeof codeOf>) {
  const width = size * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row++) {
      const start = (row * width + Number(x) * 4) * 4;
      for (let i = start; i < start + Number(run) * 16; i++) if (i % 4 < 3) pixels[i] = 0;
    }
  }
  return jsQR(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

test.each([21, 100, 400, 1000, 2330])('a decoder reads a text of %i characters', (length) => {
  const text = 'https://tools.example/cart?items='
    .padEnd(length, 'led-work-light-20v:999,')
    .slice(0, length);
  expect(decoded(codeOf(text))).toBe(text);
});
