import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { validateManifest } from '@pwabuilder/manifest-validation';
import sharp from 'sharp';
import { htmlOf } from '../fixtures/dist.ts';

const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('the manifest has what an installable app needs', () => {
  expect(manifest).toMatchObject({
    id: '/',
    short_name: 'Torque Bay',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    prefer_related_applications: false,
  });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.categories).toContain('shopping');
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Search',
    'Cart',
    'Specials',
  ]);
});

/** The faults that PWABuilder finds in a manifest, and the members that it requires or recommends and misses. */
async function findings(candidate: typeof manifest) {
  const validations = await validateManifest(candidate, true);
  return validations
    .filter(
      ({ valid, member, category }) => !valid && (member in candidate || category !== 'optional'),
    )
    .map(({ member }) => member);
}

test('PWABuilder finds nothing else to improve in the manifest', async () => {
  // It recommends window-controls-overlay, for apps that draw their own title bar.
  const known = ['display_override'];
  expect(await findings(manifest)).toEqual(known);
  const { screenshots, ...bare } = manifest;
  expect((await findings({ ...bare, short_name: '' })).toSorted()).toEqual(
    [...known, 'short_name', 'screenshots'].toSorted(),
  );
});

type ManifestImage = { src: string; sizes: string };

test('every image of the manifest exists, in the size the manifest says', async () => {
  const images: ManifestImage[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }: { icons: ManifestImage[] }) => icons),
  ];
  expect(images.length).toBeGreaterThan(10);
  for (const { src, sizes } of images) {
    const [file] = src.split('?');
    const { width, height, format } = await sharp(`dist/${file}`).metadata();
    if (sizes === 'any') expect(format, src).toBe('svg');
    else expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the URL of an icon changes with its file, so that installed apps get a new icon', () => {
  const icons: ManifestImage[] = [manifest, ...manifest.shortcuts].flatMap((each) => each.icons);
  expect(icons.length).toBe(8);
  for (const { src } of icons) {
    const [file, query] = src.split('?');
    const hash = createHash('sha256').update(readFileSync(`dist/${file}`));
    expect(query, src).toBe(`v=${hash.digest('hex').slice(0, 8)}`);
  }
});

test('a mask cuts nothing off the maskable icons', async () => {
  for (const size of [192, 512]) {
    const image = sharp(`dist/icons/maskable-${size}.png`).flatten().greyscale().raw();
    const { data } = await image.toBuffer({ resolveWithObject: true });
    const centre = (size - 1) / 2;
    const background = data[0] ?? 0;
    // A mask may cut off all but the inner 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
    const outside = [...data.keys()].filter(
      (index) =>
        Math.hypot((index % size) - centre, Math.floor(index / size) - centre) > size * 0.4,
    );
    expect(outside.filter((index) => Math.abs((data[index] ?? 0) - background) > 8)).toEqual([]);
  }
});

test('iOS gets an opaque icon, its status bar style and the whole screen', async () => {
  const html = htmlOf('/');
  expect(html).toContain('name="apple-mobile-web-app-status-bar-style" content="default"');
  expect(html).toMatch(/name="viewport" content="[^"]*viewport-fit=cover/);
  const [, icon = ''] = html.match(/rel="apple-touch-icon" href="\/(.*?)"/) ?? [];
  const image = sharp(`dist/${icon}`);
  expect(await image.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await image.stats()).isOpaque).toBe(true);
});
