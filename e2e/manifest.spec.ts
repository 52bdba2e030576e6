import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { validateManifest } from '@pwabuilder/manifest-validation';
import sharp from 'sharp';
import { basePath } from '../build/base-path.mjs';
import { test } from './test';

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('the manifest says what a system asks of an app', () => {
  expect(manifest).toMatchObject({
    id: basePath,
    short_name: 'Torque Bay',
    lang: 'en',
    dir: 'ltr',
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.categories).toContain('shopping');
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Search',
    'Cart',
    'Specials',
  ]);
});

/** What PWABuilder finds wrong with a manifest, and what it requires or recommends and misses. */
async function faults(candidate: typeof manifest) {
  const validations = await validateManifest(candidate, true);
  return validations
    .filter(
      ({ valid, member, category }) => !valid && (member in candidate || category !== 'optional'),
    )
    .map(({ member }) => member);
}

test('PWABuilder finds no fault in the manifest, and misses nothing it recommends', async () => {
  expect(await faults(manifest)).toEqual([]);
  const { screenshots, ...bare } = manifest;
  expect(await faults({ ...bare, short_name: '' })).toEqual(['short_name', 'screenshots']);
});

type Picture = { src: string; sizes: string };
const pictures: Picture[] = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons),
];

for (const { src, sizes } of pictures) {
  test(`${src} is there, and of the size it claims`, async () => {
    const { width, height, format } = await sharp(`dist/${src}`).metadata();
    if (sizes === 'any') expect(format).toBe('svg');
    else expect(`${width}x${height}`).toBe(sizes);
  });
}

test('a mask takes nothing of the icon, and iOS gets one without holes', async () => {
  for (const size of [192, 512]) {
    const image = sharp(`dist/icons/maskable-${size}.png`).flatten().greyscale().raw();
    const { data } = await image.toBuffer({ resolveWithObject: true });
    const middle = (size - 1) / 2;
    const ground = data[0];
    const outside = [...data.keys()].filter(
      (index) =>
        Math.hypot((index % size) - middle, Math.floor(index / size) - middle) > size * 0.4,
    );
    expect(outside.filter((index) => Math.abs((data[index] ?? 0) - (ground ?? 0)) > 8)).toEqual([]);
  }
  expect((await sharp('dist/icons/apple-touch-icon.png').stats()).isOpaque).toBe(true);
});
