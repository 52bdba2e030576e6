import { act, render } from '@testing-library/react';
import { type ComponentProps, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ResponsiveImage } from './responsive-image.tsx';

const imageWith = (crops: ComponentProps<typeof ResponsiveImage>['crops'] = []) => (
  <ResponsiveImage
    jpeg="/saw-640.jpg"
    srcSet={[
      { url: '/saw-192.avif', width: 192 },
      { url: '/saw-560.avif', width: 560 },
      { url: '/saw-1120.avif', width: 1120 },
    ]}
    sizes="50vw"
    width={1120}
    height={1120}
    alt="A saw"
    hasPriority
    crops={crops}
  />
);

const images = (
  <>
    {imageWith()}
    {imageWith([{ media: '(min-width: 48rem)', src: '/saw-wide.avif', width: 1600, height: 896 }])}
  </>
);

/** Each element's attributes, without their order. */
const attributesIn = (container: HTMLElement) =>
  [...container.querySelectorAll(':scope > *, source, img')].map((element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );

const files = {
  type: 'image/avif',
  srcset: '/saw-192.avif 192w, /saw-560.avif 560w, /saw-1120.avif 1120w',
  sizes: '50vw',
};
const jpeg = { type: 'image/jpeg', srcset: '/saw-640.jpg' };
const crop = { type: 'image/avif', media: '(min-width: 48rem)', srcset: '/saw-wide.avif' };

test('an image has the same attributes whether it is prerendered or not, also once it is hydrated', () => {
  const attributes = attributesIn(render(images).container);
  expect(attributes).toMatchObject([
    {},
    files,
    jpeg,
    { src: '/saw-560.avif', loading: 'eager' },
    {},
    crop,
    files,
    jpeg,
    { src: '/saw-wide.avif', loading: 'eager' },
  ]);
  const container = document.createElement('div');
  container.innerHTML = renderToString(images);
  expect(attributesIn(container)).toEqual(attributes);
  render(images, { container, hydrate: true });
  expect(attributesIn(container)).toEqual(attributes);
});

const never = new Promise<never>(() => undefined);
const Pending = () => use(never);

test('an image of a render that is dropped has no attribute for which Chromium would never free it', async () => {
  const created: Element[] = [];
  const createElement = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = createElement(name);
    created.push(element);
    return element;
  });
  const page = (
    <Suspense fallback="Loading">
      {images}
      <Pending />
    </Suspense>
  );
  await act(async () => render(page));
  const dropped = created.filter((element) => element.matches('source, img'));
  expect(dropped.map(({ localName }) => localName)).toEqual(
    expect.arrayContaining(['source', 'source', 'img']),
  );
  for (const element of dropped) {
    expect(element.isConnected).toBe(false);
    for (const name of ['type', 'media', 'srcset', 'sizes'])
      expect(element.getAttribute(name)).toBeNull();
    // An image in a `<picture>` needs a `src` from the start, but must not load it yet.
    expect(element.hasAttribute('src')).toBe(element.matches('picture > img'));
    expect(element.getAttribute('src') ?? '').not.toContain('.jpg');
    expect(element.getAttribute('loading')).not.toBe('eager');
  }
});
