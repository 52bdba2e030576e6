import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  host,
  images,
  list,
  origin,
  page,
  precache,
  publishImages,
  script,
  startHost,
  stopHost,
} from '../../test/fake-host.ts';
import { fillPrecache } from './precache.ts';

beforeEach(startHost);
afterEach(stopHost);

test('a page that a CDN has changed is stored, one of another version is not', async () => {
  const changed = `<script src=/cdn.js></script>All Tools<script src=/${script}></script>`;
  host.answers = {
    '/precache.json': new Response(list),
    '/products': new Response('Another version'),
  };
  expect(await fillPrecache()).toBe(false);
  expect(precache.has(page)).toBe(false);
  host.answers['/products'] = new Response(changed);
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe(changed);
});

test('a file whose integrity differs is not stored', async () => {
  publishImages(...images(2));
  host.answers['/1.avif'] = new Response('Another image');
  expect(await fillPrecache()).toBe(false);
  expect([...precache.keys()]).toEqual([
    `${origin}/${script}`,
    `${origin}/0.avif?__WB_REVISION__=1`,
  ]);
});

test.each(['Accept', '*'])(
  'what is stored does not vary, although the host says "Vary: %s"',
  async (vary) => {
    publishImages('/saw.avif');
    host.answers['/saw.avif'] = new Response('/saw.avif', {
      headers: { Vary: vary, 'X-Other': 'kept' },
    });
    const headers: (string | null)[] = [];
    host.put = async (_, response) => {
      headers.push(response.headers.get('Vary'), response.headers.get('X-Other'));
    };
    expect(await fillPrecache()).toBe(true);
    expect(headers).toEqual([null, 'kept']);
  },
);

const never = () => new Promise<never>(() => undefined);

test.each<[what: string, prepare: () => void]>([
  [
    'the estimate of free space',
    () => vi.stubGlobal('navigator', { onLine: true, storage: { estimate: never } }),
  ],
  ['a lock', () => vi.stubGlobal('navigator', { onLine: true, locks: { request: never } })],
  ['a cache', () => vi.stubGlobal('caches', { open: never })],
  ['the list', () => vi.stubGlobal('fetch', never)],
  [
    'an image',
    () => {
      host.isServerSlow = true;
    },
  ],
])('if %s never answers, the call rejects after ten seconds', async (_, prepare) => {
  vi.useFakeTimers();
  publishImages('/saw.avif');
  prepare();
  const filled = fillPrecache().catch((error) => error.name);
  await vi.advanceTimersByTimeAsync(9900);
  expect(await Promise.race([filled, 'pending'])).toBe('pending');
  await vi.advanceTimersByTimeAsync(200);
  expect(await filled).toBe('TimeoutError');
});

test('a connection that is slow, but sends a byte now and then, is not given up', async () => {
  vi.useFakeTimers();
  publishImages('/saw.avif');
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller;
    },
  });
  host.answers['/saw.avif'] = {
    ok: true,
    body,
    headers: new Headers(),
    status: 200,
    clone() {
      return this;
    },
  } as Response;
  const filled = fillPrecache();
  for (const letter of '/saw.avif') {
    await vi.advanceTimersByTimeAsync(9000);
    send?.enqueue(new TextEncoder().encode(letter));
  }
  send?.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(await filled).toBe(true);
});

test('while another tab has the lock, waiting for it takes as long as it takes', async () => {
  vi.useFakeTimers();
  publishImages('/saw.avif');
  let release: () => void = () => undefined;
  const request = (_: string, ...[options, run]: [unknown, unknown?]) => {
    if (run) return Promise.resolve();
    return new Promise((done) => {
      release = () => done((options as () => Promise<boolean>)());
    });
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  const filled = fillPrecache();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(precache.size).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(100);
  expect(await filled).toBe(true);
});
