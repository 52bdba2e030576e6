import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jack } from '../test/jack.ts';
import { withPhotographs } from './download-photographs.ts';

let folder = '';
let server: Server;
let origin = '';
let requested: string[] = [];
/** Requests that are answered once there are four of them. */
let held: ServerResponse[] = [];

/** An image whose last bytes are a text, which tells it from others. */
const images: Record<string, Buffer> = {};
const imageWith = (format: string, text: string) =>
  Buffer.concat([images[format] ?? Buffer.of(), Buffer.from(text)]);

const answers: Record<string, (response: ServerResponse) => void> = {
  '/moved': (response) => response.writeHead(302, { location: '/a.png' }).end(),
  '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/none.jpg': (response) => response.writeHead(404).end(),
  '/page.jpg': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  '/untyped': (response) => response.writeHead(200).end('image'),
  '/empty.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(),
  '/drawing.svg': (response) =>
    response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  '/octets': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/octet-stream' })
      .end(imageWith('webp', '/octets')),
  '/no-type': (response) => response.writeHead(200).end(imageWith('avif', '/no-type')),
  '/wrong.png': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(imageWith('jpeg', '/wrong.png')),
  '/reset.jpg': (response) => response.destroy(),
  '/huge.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const chunk = Buffer.alloc(1_000_000);
    for (let count = 0; count < 21; count += 1) response.write(chunk);
    response.end();
  },
};

beforeAll(async () => {
  const red = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    images[format] = await red.clone().toFormat(format).toBuffer();
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    if (url.startsWith('/held')) {
      held.push(response);
      if (held.length < 4) return undefined;
      for (const each of held) each.writeHead(200).end(images.webp);
      held = [];
      return undefined;
    }
    const answer = answers[url];
    if (answer) return answer(response);
    const image = imageWith(url.endsWith('.png') ? 'png' : 'jpeg', url);
    return setImmediate(() => response.writeHead(200).end(image));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  requested = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () =>
  readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'latin1');
    return `${name}: ${text.match(/\/[\w.-]+$/)?.[0] ?? text}`;
  });

/** Downloads the images of the jack. Texts of images follow a `#`. */
async function download(urls: string[], ids = [jack.id]) {
  const images = urls.map((each) => {
    const [path = '', text = ''] = each.split('#');
    return { url: path.startsWith('/') ? `${origin}${path}` : path, text };
  });
  const imported = [{ product: jack, images }];
  const { products, failures } = await withPhotographs(imported, new Set(ids), undefined, folder);
  return { views: products[0]?.views, failures };
}

test('the first image has the name of the id, and each further one a number and a text', async () => {
  expect(
    await download(['/a.jpg#The jack', '/moved#Its back', '/c.jpg', '/d.jpg#Its back']),
  ).toEqual({
    views: ['Its back', `${jack.name}, image 3`, `${jack.name}, image 4`],
    failures: [],
  });
  expect(files()).toEqual([
    'jack-2.png: /a.png',
    'jack-3.jpg: /c.jpg',
    'jack-4.jpg: /d.jpg',
    'jack.jpg: /a.jpg',
  ]);
});

test('a product has at most nine images, and none with the name of another product', async () => {
  const urls = Array.from({ length: 12 }, (_, index) => `/${index}.jpg`);
  expect((await download(urls)).views).toHaveLength(8);
  expect(files()).toHaveLength(9);
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  expect((await download(urls, ['jack', 'jack-3'])).views).toHaveLength(1);
});

test.each([
  ['/none.jpg', 'is answered with 404'],
  ['/page.jpg', 'is text/html, not a JPEG, PNG, WebP or AVIF'],
  ['/untyped', 'is of no type, not a JPEG, PNG, WebP or AVIF'],
  ['/empty.jpg', 'is damaged, not a JPEG, PNG, WebP or AVIF'],
  ['/drawing.svg', 'is svg, not a JPEG, PNG, WebP or AVIF'],
  ['/huge.jpg', 'has more than 20 MB'],
  ['/reset.jpg', /^cannot be loaded \(\w+\)$/],
  ['/to-file', /^cannot be loaded \(.+\)$/],
  ['file:///etc/passwd', 'does not start with http:// or https://'],
  ['data:image/png;base64,AA', 'does not start with http:// or https://'],
  ['m/b/mb01.jpg', 'does not start with http:// or https://'],
])('%s has a line of its own, and the next image its number', async (path, reason) => {
  const { views, failures } = await download(['/a.jpg', path, '/c.jpg']);
  expect(views).toEqual([`${jack.name}, image 2`]);
  expect(files()).toEqual(['jack-2.jpg: /c.jpg', 'jack.jpg: /a.jpg']);
  const url = path.startsWith('/') ? `${origin}${path}` : path;
  const [found = '', ...others] = failures;
  expect(others).toEqual([]);
  const advice = '. Add the photograph yourself as photos/jack-3.jpg, or leave it out.';
  expect([found.startsWith(`${url} `), found.endsWith(advice)]).toEqual([true, true]);
  expect(found.slice(url.length + 1, -advice.length)).toMatch(reason);
});

test('an image is what its first bytes say, whatever the host says', async () => {
  await download(['/octets', '/no-type', '/wrong.png']);
  expect(files()).toEqual([
    'jack-2.avif: /no-type',
    'jack-3.jpg: /wrong.png',
    'jack.webp: /octets',
  ]);
});

test('a product without any image needs one', async () => {
  expect((await download(['/none.jpg'])).failures).toEqual([
    `${origin}/none.jpg is answered with 404. Add the photograph yourself as photos/jack.jpg.`,
  ]);
});

test('what is there is neither downloaded nor changed, whatever its extension', async () => {
  writeFileSync(join(folder, 'jack.PNG'), 'my own');
  writeFileSync(join(folder, 'jack.txt'), 'no image');
  expect((await download(['/a.jpg', '/b.jpg'])).views).toHaveLength(1);
  expect(requested).toEqual(['/b.jpg']);
  expect(files()).toEqual(['jack-2.jpg: /b.jpg', 'jack.PNG: my own', 'jack.txt: no image']);
});

test('a second run downloads what is missing, and nothing twice', async () => {
  await download(['/a.jpg', '/none.jpg', '/c.jpg']);
  const before = files();
  // The image that is missing may have been the last one.
  expect((await download(['/a.jpg', '/none.jpg', '/c.jpg'])).views).toHaveLength(1);
  expect(files()).toEqual(before);
  expect((await download(['/a.jpg', '/c.jpg', '/d.jpg'])).views).toHaveLength(2);
  expect(files()).toHaveLength(3);
});

test('four at a time, with the progress', async () => {
  const imported = Array.from({ length: 12 }, (_, index) => ({
    product: { ...jack, id: `jack-${index + 100}` },
    images: [{ url: `${origin}/held-${index}`, text: '' }],
  }));
  const progress: string[] = [];
  const { products } = await withPhotographs(
    imported,
    new Set(),
    (text) => progress.push(text),
    folder,
  );
  expect(products.map(({ id }) => id)).toEqual(imported.map(({ product }) => product.id));
  const counts = imported.map((_, index) => `Photographs: ${index + 1} of 12 products`);
  expect(progress).toEqual(counts);
  expect(files()).toHaveLength(12);
});
