import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filledImages } from './filled-photo.mjs';
import { PhotoError } from './read-photo.mjs';

const output = (width: number, height: number) => ({ path: '', width, height, limit: 1 });

/** A grey photograph with an orange tool in its right half. */
const photograph = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .composite([
      {
        input: await sharp({
          create: { width: 300, height: 300, channels: 3, background: '#e8590c' },
        })
          .png()
          .toBuffer(),
        left: width - 400,
        top: Math.round(height / 2) - 150,
      },
    ])
    .jpeg();

test('a photograph fills every shape, with what attracts attention in it', async () => {
  const file = await (await photograph(2000, 900)).toBuffer();
  const images = await filledImages(file, 'x.jpg', [output(1200, 800), output(300, 300)]);
  const sizes = await Promise.all(images.map((image) => sharp(image).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1200, 800],
    [300, 300],
  ]);
  for (const image of images) {
    const { channels, isOpaque } = await sharp(image).stats();
    expect(isOpaque).toBe(true);
    // The orange is in the image: the middle one of the crop would not have all of it.
    expect((channels[0]?.max ?? 0) - (channels[2]?.min ?? 0)).toBeGreaterThan(180);
  }
});

test('a photograph is turned upright and loses its metadata', async () => {
  const file = await (await photograph(1200, 800))
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'GPS 1.0' } } })
    .toBuffer();
  // Upright it is 800 x 1200, and the tool is at its bottom.
  const [image] = await filledImages(file, 'x.jpg', [output(800, 1200)]);
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray(info.channels * (y * info.width + x))];
  expect(pixel(400, 950)[0]).toBeGreaterThan(200);
  expect(pixel(400, 250)[0]).toBeLessThan(140);
  const { exif, orientation } = await sharp(image).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('a photograph that is too small says how many pixels it needs', async () => {
  const file = await (await photograph(1600, 1200)).toBuffer();
  const error = await filledImages(file, 'photos/hero.jpg', [
    output(960, 720),
    output(2440, 896),
  ]).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(PhotoError);
  expect((error as Error).message).toBe(
    'photos/hero.jpg is too small: it has 1600 x 1200 pixels and needs at least 2440 x 896.',
  );
});

test.each(['#fff', '#f0f1ee', '#c000'])(
  'a photograph that is all %s shows nothing',
  async (background) => {
    const file = await sharp({ create: { width: 1600, height: 1200, channels: 4, background } })
      .png()
      .toBuffer();
    const error = await filledImages(file, 'photos/hero.png', [output(960, 720)]).catch(
      (fault: unknown) => fault,
    );
    expect(error).toBeInstanceOf(PhotoError);
    expect((error as Error).message).toBe(
      'photos/hero.png shows nothing: all of it is white or transparent.',
    );
  },
);
