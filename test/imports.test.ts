// The plan of the code: what each part of it may import besides itself. A part may name only parts above it, so
// there are no circles: the first row is the lowest layer. Tests are not checked.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** The folders and files of src/, with what they import. A folder includes its folders, unless they have a row of their own. */
const parts = {
  checkout: '',
  'content-pages': '',
  'store-schema': 'checkout',
  store: 'checkout store-schema',
  money: 'store',
  paths: 'store-schema money',
  'navigation/router': 'paths',
  ui: 'navigation/router paths',
  text: 'ui',
  catalogue: 'money text ui paths store',
  cart: 'catalogue money text ui navigation/router paths store',
  comparison: 'cart catalogue money text ui navigation/router paths store',
  search: 'catalogue money text ui navigation/router paths store',
  listing: 'comparison cart catalogue money text ui navigation/router paths store',
  layout: 'search cart catalogue money text ui navigation/router paths store content-pages',
  pages:
    'layout listing comparison search cart catalogue money text ui navigation/router paths store checkout content-pages',
  routes: 'pages comparison catalogue ui paths store content-pages',
  navigation: 'routes pages cart ui navigation/router paths',
  pwa: 'cart ui navigation/router paths',
  sw: 'pwa/precached-file catalogue/images paths',
  app: 'navigation layout pages cart ui',
  start: 'app navigation pwa pages listing comparison search cart ui paths',
  prerender: 'app routes pages cart/pricing catalogue money paths store content-pages',
};

/** The packages of src/. Each of them is downloaded by every shopper, but for those that only the build runs. */
const packages: Readonly<Record<string, string>> = {
  react:
    'navigation/router ui cart comparison search listing layout pages routes navigation pwa app start prerender',
  'react-dom': 'pages start prerender',
  'react-router-dom': 'navigation/router routes navigation start prerender',
  zustand: 'ui cart pages pwa',
  'lean-qr': 'pages',
  'workbox-core': 'sw',
  'workbox-precaching': 'sw',
  'workbox-routing': 'sw',
  'workbox-strategies': 'sw',
  culori: 'store-schema',
  zod: 'store-schema catalogue',
};

const isIn = (part: string) => (file: string) =>
  file.startsWith(`${part}/`) || file.startsWith(`${part}.`);

/** The part of a file: the longest one that has it. */
const partOf = (file: string) =>
  Object.keys(parts)
    .filter((part) => isIn(part)(file))
    .toSorted((a, b) => b.length - a.length)[0];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));

const importOf = /^(?:import|export|\}).* from '(.+)';$|^import '(.+)';$|\bimport\('(.+)'\)/gm;

const imports = files.flatMap((file) =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(importOf)].map(([, ...names]) => {
    return { file, name: names.find(Boolean) ?? '' };
  }),
);

test('every file of src is in a part of the plan', () => {
  expect(files.filter((file) => !partOf(file))).toEqual([]);
});

test('a part names only parts above it', () => {
  const names = Object.keys(parts);
  for (const [part, above] of Object.entries(parts)) {
    const own = above.split(' ').filter(Boolean);
    const before = names.slice(0, names.indexOf(part));
    expect(
      own.filter((each) => !before.includes(partOf(`${each}.`) ?? '')),
      part,
    ).toEqual([]);
  }
});

test('files import what the plan allows', () => {
  const wrong = imports.flatMap(({ file, name }) => {
    const part = partOf(file);
    if (!part) return [];
    if (!name.startsWith('.')) {
      const users = packages[name.split('/')[0] ?? '']?.split(' ') ?? [];
      if (users.includes(part) || name.startsWith('virtual:')) return [];
      return `src/${file} imports ${name}, which only these may do: ${users.join(', ')}`;
    }
    const target = posix.join(posix.dirname(file), name);
    const allowed = [part, ...parts[part as keyof typeof parts].split(' ')].filter(Boolean);
    if (allowed.some((each) => isIn(each)(target))) return [];
    return `src/${file} imports ${target}; ${part} may import ${allowed.slice(1).join(', ')}`;
  });
  expect(wrong).toEqual([]);
});

test('files of src import only files of src', () => {
  const paths = imports.map(({ file, name }) => posix.join(posix.dirname(file), name));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => path.startsWith('..'))).toEqual([]);
});
