import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { prerendered } from '../../test/prerendered.ts';
import { ResponsiveImage } from './responsive-image.tsx';

const image = (
  <ResponsiveImage
    jpeg="/saw-640.jpg"
    files={[
      { url: '/saw-192.avif', width: 192 },
      { url: '/saw-560.avif', width: 560 },
      { url: '/saw-1120.avif', width: 1120 },
    ]}
    sizes="50vw"
    width={1120}
    height={1120}
    alt="A saw"
    className="aspect-square"
  />
);

/** The attributes of the image, without their order. */
const attributesIn = (container: HTMLElement) =>
  Object.fromEntries(
    [...(container.querySelector('img')?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );

test('an image has the same attributes whether it is prerendered or not, also once it is hydrated', () => {
  const attributes = attributesIn(render(image).container);
  expect(attributes).toMatchObject({
    src: '/saw-560.avif',
    srcset: '/saw-192.avif 192w, /saw-560.avif 560w, /saw-1120.avif 1120w',
    sizes: '50vw',
    'data-jpeg': '/saw-640.jpg',
  });
  const { container, hydrate } = prerendered(image);
  expect(attributesIn(container)).toEqual(attributes);
  hydrate();
  expect(attributesIn(container)).toEqual(attributes);
});

const never = new Promise<never>(() => undefined);
const Pending = () => use(never);

test('an image of a render that is dropped has no attribute for which Chromium would never free it', async () => {
  const created = vi.spyOn(document, 'createElement');
  const page = (
    <Suspense fallback="Loading">
      {image}
      <Pending />
    </Suspense>
  );
  await act(async () => render(page));
  const dropped = created.mock.results
    .map(({ value }) => value as HTMLElement)
    .find(({ localName }) => localName === 'img');
  expect(dropped?.isConnected).toBe(false);
  for (const name of ['src', 'srcset', 'sizes']) expect(dropped?.getAttribute(name)).toBeNull();
});
