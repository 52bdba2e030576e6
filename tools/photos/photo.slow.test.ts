import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canvas, productImage } from './photo.mjs';

test('a photograph of 50 megapixels is read', async () => {
  const plane = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  const tool = await plane(6000, 2000, '#d25014').png().toBuffer();
  const photo = plane(8660, 5774, '#fff').composite([{ input: tool, left: 100, top: 80 }]);
  const image = await productImage(await photo.jpeg().toBuffer(), 'x.jpg');
  const { info } = await sharp(image)
    .trim({ background: '#0000', threshold: 10 })
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(info.width - canvas * 0.86)).toBeLessThanOrEqual(8);
});
