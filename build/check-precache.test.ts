import { expect, test } from 'vitest';
import { precacheProblems } from './check-precache.ts';
import type { PrecacheEntry } from './precache-entries.ts';

const page = '<script src="/assets/index-1a2b3c4d.js"></script>';
const script = 'start()';

/** Their hashes were computed with md5sum and sha256sum. */
const entries: PrecacheEntry[] = [
  { url: 'contact.html', revision: 'fee5b92f8f985fbc3fe547a3053eaf3b' },
  {
    url: 'assets/index-1a2b3c4d.js',
    revision: null,
    integrity: 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=',
  },
];
const files = new Map([
  ['contact.html', page],
  ['assets/index-1a2b3c4d.js', script],
]);

const problemsWith = (url: string, text: string, status = 200) => {
  const all = new Map([...files, [url, text]]);
  return precacheProblems(entries, async (each) =>
    each === url ? new Response(text, { status }) : new Response(all.get(each)),
  );
};

test('there is no problem if the server sends each file as it was written', async () => {
  expect(await problemsWith('contact.html', page)).toEqual([]);
});

test.each([
  ['contact.html', 'Not found', 404, 'contact.html: the server answers with status 404.'],
  [
    'contact.html',
    `<h1>My own page</h1>${page}`,
    200,
    'contact.html: the server sends something else than the build has written.',
  ],
  [
    'assets/index-1a2b3c4d.js',
    page,
    200,
    'assets/index-1a2b3c4d.js: the server sends something else than the build has written.',
  ],
])('%s is reported if the server sends "%s"', async (url, text, status, problem) => {
  expect(await problemsWith(url, text, status)).toEqual([problem]);
});

test('a page without the script of the store is reported, because no browser would store it', async () => {
  const other = { url: 'other.html', revision: 'e106377ea388d8dc954cef7c8943fdfe' };
  const problems = await precacheProblems(
    [other, ...entries],
    async (url) => new Response(files.get(url) ?? '<h1>Other</h1>'),
  );
  expect(problems).toEqual(['other.html: the page does not load the script of the store.']);
});
