import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { canvas, neededPixels, productImage } from './photo.mjs';
import { PhotoError } from './read-photo.mjs';

type Color = { r: number; g: number; b: number; alpha: number };
const white = { r: 255, g: 255, b: 255, alpha: 1 };
const orange = { r: 210, g: 80, b: 20, alpha: 1 };

const plane = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 4, background } }).png();

/** An orange tool on a background; inside it, from 300 and 200 pixels on, is something else. Small, because large images take long. */
async function photograph({
  width = 1000,
  height = 650,
  tool = [750, 250],
  background = white,
  inside = plane(80, 80, white),
}) {
  const [toolWidth = 0, toolHeight = 0] = tool;
  return plane(width, height, background).composite([
    { input: await plane(toolWidth, toolHeight, orange).toBuffer(), left: 100, top: 80 },
    { input: await inside.toBuffer(), left: 300, top: 200 },
  ]);
}

/** The bounding box of what is opaque, the colour in its first quarter, and the colour of the label. */
async function seen(file: Buffer) {
  const image = await productImage(file, 'x.jpg');
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  expect([info.height, info.channels]).toEqual([info.width, 4]);
  const { info: box } = await sharp(image)
    .trim({ background: '#0000', threshold: 10 })
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x)).subarray(0, 4),
  ];
  const left = -(box.trimOffsetLeft ?? 0);
  const top = -(box.trimOffsetTop ?? 0);
  return {
    size: info.width,
    box: { left, top, width: box.width, height: box.height },
    corner: pixel(2, 2),
    tool: pixel(left + Math.round(box.width / 2), top + Math.round(box.height / 2)),
    metadata: await sharp(image).metadata(),
  };
}

const longSide = Math.round(canvas * 0.86);
test('a tool on white is cut out, trimmed, centred and scaled to the canvas', async () => {
  const large = { width: 2000, height: 1300, tool: [1500, 500] };
  const file = await (await photograph(large)).jpeg({ quality: 95 }).toBuffer();
  const { size, box, corner, tool } = await seen(file);
  expect(size).toBe(canvas);
  expect(corner[3]).toBe(0);
  expect(Math.abs(box.width - longSide)).toBeLessThanOrEqual(6);
  expect(Math.abs(box.height - longSide / 3)).toBeLessThanOrEqual(6);
  expect(Math.abs(box.left - (canvas - box.width) / 2)).toBeLessThanOrEqual(2);
  expect(Math.abs(box.top - (canvas - box.height) / 2)).toBeLessThanOrEqual(2);
  expect(tool[3]).toBe(255);
});

/** The opaque near-white pixels of the image. */
async function whitePixels(photo: Sharp) {
  const { data } = await sharp(await productImage(await photo.toBuffer(), 'x.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isWhite = (i: number) =>
    data[i + 3] === 255 && Math.min(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0) >= 236;
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (isWhite(i)) count += 1;
  return count;
}

test('a hole in the tool, which shows the background, is cut out', async () => {
  for (const level of [255, 246]) {
    const background = { r: level, g: level, b: level - 2, alpha: 1 };
    const photo = await photograph({ background, inside: plane(80, 80, background) });
    expect(await whitePixels(photo.jpeg({ quality: 80 }))).toBeLessThan(20);
  }
});

const highlight = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="40">
  <linearGradient id="shine" x2="0" y2="1"><stop stop-color="#d25014"/><stop offset=".4" stop-color="#fff"/>
  <stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#d25014"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#shine)"/></svg>`;
test.each([
  ['a label of another white', plane(80, 80, { r: 246, g: 246, b: 242, alpha: 1 }), 3000],
  ['a highlight', sharp(Buffer.from(highlight)).png(), 2000],
  ['a small white spot', plane(20, 20, white), 225],
])('%s stays', async (_, inside, pixels) => {
  const photo = await photograph({ inside });
  expect(await whitePixels(photo.jpeg({ quality: 80 }))).toBeGreaterThan(pixels);
});

test('in a photograph with a transparent background, white stays', async () => {
  const none = { r: 0, g: 0, b: 0, alpha: 0 };
  // A label inside, and a tool whose white end lies at its outline.
  expect(await whitePixels(await photograph({ background: none }))).toBeGreaterThan(3000);
  const end = await photograph({ background: none, inside: plane(550, 125, white) });
  expect(await whitePixels(end)).toBeGreaterThan(50_000);
});

test('another background stays, and the photograph fills the tile', async () => {
  const background = { r: 90, g: 110, b: 100, alpha: 1 };
  const image = await productImage(
    await (await photograph({ background, height: 850 })).png().toBuffer(),
    'x.png',
  );
  expect(await sharp(image).stats()).toMatchObject({ isOpaque: true });
  expect(await sharp(image).metadata()).toMatchObject({ width: 850, height: 850 });
});

test('EXIF orientation is applied and metadata is removed', async () => {
  const file = await (await photograph({ tool: [750, 210] }))
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'GPS 1.0' } } })
    .toBuffer();
  const { box, metadata } = await seen(file);
  expect(box.height).toBeGreaterThan(3 * box.width);
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
});

test('a wide gamut is converted to sRGB', async () => {
  const color = { r: 100, g: 200, b: 80, alpha: 1 };
  const wide = await sharp(await plane(500, 500, color).toBuffer())
    .withIccProfile('p3')
    .png()
    .toBuffer();
  // The values in the file differ from sRGB; on the screen both are the same colour.
  const [raw] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect(raw).not.toBe(100);
  const [red, green, blue] = (await seen(wide)).tool;
  const near = (value: number) => expect.closeTo(value, -1);
  expect([red, green, blue]).toEqual([near(100), near(200), near(80)]);
});

test('transparency stays', async () => {
  const none = { r: 0, g: 0, b: 0, alpha: 0 };
  const file = await (await photograph({ background: none })).png().toBuffer();
  const { corner, box } = await seen(file);
  expect(corner[3]).toBe(0);
  expect(Math.abs(box.width - 750)).toBeLessThanOrEqual(6);
});

test('a smaller tool has the size that it has, with the same margin', async () => {
  const sizeOf = async (file: Buffer) =>
    (await sharp(await productImage(file, 'x.jpg')).metadata()).width;
  const small = await (await photograph({ tool: [500, 300] })).png().toBuffer();
  expect(await sizeOf(small)).toBe(Math.round(500 / 0.86));
  expect(await sizeOf(await plane(400, 900, orange).jpeg().toBuffer())).toBe(400);
});

describe('a photograph that cannot be used says why', () => {
  const rejected = async (file: Buffer, name: string) => {
    const error = await productImage(file, name).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(PhotoError);
    return (error as Error).message;
  };

  test('too small, with the pixels that it needs', async () => {
    const opaque = await plane(399, 900, orange).jpeg().toBuffer();
    expect(await rejected(opaque, 'photos/x.jpg')).toBe(
      `photos/x.jpg is too small: the tool covers 399 pixels and needs at least ${neededPixels}.`,
    );
  });

  test.each([
    [1, 1],
    [2, 2000],
    [2000, 2],
    [20, 20_000],
    [399, 900],
  ])('%d x %d pixels of white, with the pixels that it needs', async (width, height) => {
    const file = await plane(width, height, white).toBuffer();
    expect(await rejected(file, 'photos/x.png')).toBe(
      `photos/x.png is too small: it has ${width} x ${height} pixels and needs at least ${neededPixels} on one side, and a hundredth of that side on the other.`,
    );
  });

  test('a tool in a photograph that is too narrow', async () => {
    const file = await plane(2, 2000, white)
      .composite([{ input: await plane(2, 150, orange).toBuffer(), left: 0, top: 900 }])
      .toBuffer();
    expect(await rejected(file, 'photos/x.png')).toContain('it has 2 x 2000 pixels and needs');
  });

  test.each([
    ['white', { r: 255, g: 255, b: 255, alpha: 1 }],
    ['nearly white', { r: 240, g: 241, b: 238, alpha: 1 }],
    ['transparent', { r: 200, g: 0, b: 0, alpha: 0 }],
  ])('all of it is %s', async (_, background) => {
    const file = await plane(500, 400, background).toBuffer();
    expect(await rejected(file, 'photos/x.png')).toBe(
      'photos/x.png shows nothing: all of it is white or transparent. A white tool needs another background.',
    );
  });

  test('damaged', async () => {
    const whole = await (await photograph({})).jpeg().toBuffer();
    for (const file of [
      whole.subarray(0, whole.length / 2),
      Buffer.from('no image'),
      Buffer.of(),
    ]) {
      expect(await rejected(file, 'photos/x.jpg')).toContain('photos/x.jpg cannot be read');
    }
  });

  test('made for print', async () => {
    const file = await (await photograph({})).toColourspace('cmyk').jpeg().toBuffer();
    expect(await rejected(file, 'photos/x.jpg')).toContain('CMYK');
  });
  test('HEIC', async () => {
    expect(await rejected(Buffer.of(), 'photos/x.HEIC')).toContain('Export the photograph as JPEG');
  });
});
