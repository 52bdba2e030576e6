import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { encode, LimitError } from './encode.mjs';

const folder = mkdtempSync(join(tmpdir(), 'encode-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A photograph with so much detail that its files are large. */
const detailed = () =>
  sharp({
    create: {
      width: 80,
      height: 60,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();

const output = (name: string, limit: number) => ({
  path: join(folder, name),
  width: 80,
  height: 60,
  limit,
});

test.each(['photo.jpg', 'photo.avif', 'photo.png'])(
  '%s has the highest quality that is within the limit',
  async (name) => {
    const image = await detailed();
    const best = await encode(image, output(name, 1_000_000));
    expect(best.quality).toBe(58);
    const limit = Math.round(best.bytes * 0.7);
    const lower = await encode(image, output(name, limit));
    expect(lower.bytes).toBeLessThanOrEqual(limit);
    expect(lower.bytes).toBe(statSync(join(folder, name)).size);
    const again = await encode(image, output(name, lower.bytes));
    expect(again.quality).toBe(lower.quality);
  },
);

test('a photograph with too much detail is an error, and the file stays as it is', async () => {
  const image = await detailed();
  const path = join(folder, 'photo.jpg');
  await encode(image, output('photo.jpg', 1_000_000));
  const before = readFileSync(path);
  const error = await encode(image, output('photo.jpg', 300)).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(LimitError);
  expect((error as Error).message).toBe(`${path} exceeds 300 bytes at quality 14.`);
  expect(readFileSync(path)).toEqual(before);
});
