// The import rules of the project. Tests, including e2e/ and test/, may import anything.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Files, type Table, violations } from './import-rules';

const react = ['react', 'react-router-dom'];
const leaves = ['paths', 'store'];

/** A row lists packages and rows above it. Only src/ is restricted in its packages. */
const table: Table = {
  'tailwind.config': [],
  paths: [],
  store: [],
  ui: react,
  'page-slots': ['ui', ...react],
  catalogue: ['page-slots', 'ui', ...leaves, ...react],
  cart: ['catalogue', 'ui', ...leaves, 'lean-qr/nano', 'react-dom', ...react],
  search: ['catalogue', 'ui', ...leaves, ...react],
  head: ['catalogue', 'ui', ...leaves, 'react'],
  layout: ['cart', 'search', 'catalogue', 'ui', ...leaves, 'react-dom', ...react],
  pages: ['layout', 'cart', 'search', 'catalogue', 'page-slots', 'ui', ...leaves, ...react],
  routes: ['pages', 'head', 'catalogue', ...leaves, ...react],
  app: [
    'routes',
    'page-slots',
    'pages',
    'layout',
    'head',
    'cart',
    'catalogue',
    'ui',
    'react-error-boundary',
    ...react,
  ],
  pwa: [
    'cart',
    'ui',
    'tailwind.config',
    ...leaves,
    'react-dom',
    'workbox-window',
    'vite-plugin-pwa',
    ...react,
  ],
  main: ['app', 'pwa', 'ui', 'paths', 'react-dom/client', 'react-error-boundary', ...react],
  start: ['main', 'paths', 'react-dom/client'],
  prerender: ['app', 'pages', 'routes', 'head', ...leaves, 'react-dom/server', ...react],
  build: ['prerender', 'pwa', 'catalogue', ...leaves],
  'vite.config': ['build', 'tailwind.config', 'package.json'],
  scripts: [],
  bench: ['scripts', 'catalogue', 'paths'],
  studio: ['scripts'],
};

function projectFiles(): Files {
  const inFolders = ['src', 'build', 'scripts', 'bench', 'studio'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const isCode = (path: string) =>
    /\.(tsx?|mjs)$/.test(path) && !/\.(test\.tsx?|d\.ts)$/.test(path);
  const paths = [...inFolders.filter(isCode), 'vite.config.ts'];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

test('the project follows the import rules', () => {
  const files = projectFiles();
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(violations(files, table)).toEqual([]);
});

test('a row of the table lists only packages and rows above it', () => {
  const rows = Object.keys(table);
  const isBelow = (name: string, row: string) => rows.indexOf(name) >= rows.indexOf(row);
  expect(rows.filter((row) => table[row]?.some((name) => isBelow(name, row)))).toEqual([]);
});

const importOf = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

test.each([
  ['src/store.ts', 'imports paths: store may import nothing', importOf('./paths')],
  ['src/ui/x.tsx', 'imports store: ui may import react, react-router-dom', importOf('../store')],
  [
    'src/catalogue/x.tsx',
    'imports cart/cart: catalogue may import page-slots, ui',
    importOf('../cart/cart'),
  ],
  ['src/cart/x.ts', 'imports search/a: cart may import catalogue', "export * from '../search/a';"],
  ['src/head/x.ts', 'imports cart/a: head may import catalogue', "type X = import('../cart/a').A;"],
  ['src/layout/x.tsx', 'imports pages/a: layout may import cart', "import '../pages/a';"],
  ['src/pages/home/x.tsx', 'imports routes: pages may import layout', importOf('../../routes')],
  ['src/app.tsx', 'imports pwa/a: app may import routes', "const x = import('./pwa/a');"],
  ['src/main.tsx', 'imports build/site: main may import app', importOf('../build/site')],
  ['src/cart/x.tsx', 'imports workbox-window: cart may import', importOf('workbox-window')],
  ['src/start.ts', 'imports node:fs: start may import main', importOf('node:fs')],
  ['src/hooks/x.ts', 'is in hooks, which has no row in the table', 'export const x = 1;'],
  ['vite.config.ts', 'imports store: vite.config may import build', importOf('./src/store')],
  ['scripts/x.mjs', 'imports bench/a: scripts may import nothing', importOf('../bench/a.mjs')],
  ['src/cart/x.ts', 'imports react: a .ts file is pure, packages belong', importOf('react')],
  ['src/cart/x.ts', 'uses Date: a .ts file is pure, pass the time', 'export const x = Date.now();'],
  ['src/cart/x.ts', 'uses document: a .ts file is pure', 'export const x = { y: document };'],
  ['src/cart/x.ts', 'uses location: a .ts file is pure', 'export const { href } = location;'],
  ['src/cart/x.ts', 'only re-exports: import from the file that has', "export * from './a';"],
  ['src/cart/x.ts', 'only re-exports', "import { a } from './a'; export { a };"],
  ['src/cart/x.ts', 'imports itself by way of cart/x', importOf('./x')],
])('%s %s', (path, violation, text) => {
  expect(violations({ [path]: text }, table).join('\n')).toContain(`${path} ${violation}`);
});

test('a .ts file that imports a .tsx file is a violation', () => {
  const files = { 'src/cart/a.tsx': 'export const x = 1;', 'src/cart/b.ts': importOf('./a') };
  expect(violations(files, table)).toEqual([
    'src/cart/b.ts imports src/cart/a.tsx: a .ts file is pure, React belongs in a .tsx file',
  ]);
});

test('an import cycle is a violation', () => {
  const files = {
    'src/cart/a.ts': importOf('./b'),
    'src/cart/b.ts': "import type { c } from './c';\nexport type B = c;\n",
    'src/cart/c.ts': "export const c = () => import('./a');\n",
  };
  expect(violations(files, table)).toEqual([
    'src/cart/a.ts imports itself by way of cart/b, cart/c, cart/a',
  ]);
});

test.each([
  ['src/ui/x.tsx', importOf('react')],
  ['src/catalogue/x.ts', importOf('./money')],
  ['src/catalogue/x.tsx', importOf('../paths')],
  ['src/pages/home/x.tsx', importOf('../../layout/page')],
  ['src/cart/x.ts', "/** document */\nexport const x = { history: 'Date' }.history; // location\n"],
  ['src/cart/x.tsx', 'export const x = () => document.title;'],
  ['src/pwa/x.ts', 'export const x = () => navigator.onLine;'],
  ['bench/x.mjs', importOf('../scripts/browser.mjs')],
])('%s may contain %j', (path, text) => {
  expect(violations({ [path]: text }, table)).toEqual([]);
});
