// Breaks the rules of the house in a copy of the project's folders, and asks the linter what it saw.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const reading = (module: string) => `import { x } from '${module}';\nexport const y = x;\n`;

const forbidden: [file: string, text: string, rule: string][] = [
  ['src/store.ts', reading('./paths'), 'noRestrictedImports'],
  ['src/paths.ts', reading('react-router-dom'), 'noRestrictedImports'],
  ['src/ui/shop.tsx', reading('../store'), 'noRestrictedImports'],
  ['src/ui/react.ts', reading('react'), 'noRestrictedImports'],
  ['src/catalogue/react.ts', reading('react'), 'noRestrictedImports'],
  ['src/catalogue/files.ts', reading('node:fs'), 'noRestrictedImports'],
  ['src/catalogue/cart.tsx', reading('../cart/cart'), 'noRestrictedImports'],
  ['src/cart/ui.ts', reading('../ui/icon'), 'noRestrictedImports'],
  ['src/cart/search.tsx', reading('../search/search'), 'noRestrictedImports'],
  ['src/search/router.ts', reading('react-router-dom'), 'noRestrictedImports'],
  ['src/search/layout.tsx', reading('../layout/page'), 'noRestrictedImports'],
  ['src/layout/pages.tsx', reading('../pages/home-page'), 'noRestrictedImports'],
  ['src/pages/routes.tsx', reading('../routes'), 'noRestrictedImports'],
  ['src/routes.tsx', reading('./pwa/service-worker'), 'noRestrictedImports'],
  ['src/app.tsx', reading('./pwa/service-worker'), 'noRestrictedImports'],
  ['src/cart/window.ts', 'export const x = window.name;\n', 'noRestrictedGlobals'],
  ['src/cart/document.ts', 'export const x = document.title;\n', 'noRestrictedGlobals'],
  ['src/cart/clock.ts', 'export const x = Date.now();\n', 'noRestrictedGlobals'],
  ['src/cart/network.ts', "export const x = fetch('/');\n", 'noRestrictedGlobals'],
  ['src/cart/CartLine.ts', 'export const x = 1;\n', 'useFilenamingConvention'],
  ['src/cart/index.ts', "export { x } from './cart';\n", 'noBarrelFile'],
  ['src/cart/default.ts', 'export default 1;\n', 'noDefaultExport'],
  ['src/cart/long.ts', 'export const x = 1;\n'.repeat(151), 'noExcessiveLinesPerFile'],
  ['src/cart/circle-a.ts', reading('./circle-b'), 'noImportCycles'],
  ['src/cart/circle-b.ts', reading('./circle-a'), 'noImportCycles'],
];

const allowed: [file: string, text: string][] = [
  ['src/ui/part.tsx', reading('react')],
  ['src/catalogue/sums.ts', reading('./money')],
  ['src/catalogue/card.tsx', reading('../paths')],
  ['src/cart/sums.ts', reading('../catalogue/money')],
  ['src/search/box.tsx', reading('../ui/icon')],
  ['src/layout/top.tsx', reading('../cart/cart-link')],
  ['src/pages/page.tsx', reading('../layout/page')],
];

const project = mkdtempSync(join(tmpdir(), 'torque-bay-lint-'));
let seen: string[] = [];

beforeAll(() => {
  for (const file of ['biome.jsonc', '.gitignore']) copyFileSync(file, join(project, file));
  for (const [file, text] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  const { stdout } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    { cwd: project, encoding: 'utf8' },
  );
  type Diagnostic = { category: string; location: { path: string } };
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  seen = diagnostics.map(({ category, location }) => `${location.path}: ${category}`);
});

afterAll(() => rmSync(project, { recursive: true }));

test.each(forbidden)('%s breaks a rule: %s', (file, _, rule) => {
  expect(seen.filter((line) => line.startsWith(`${file}: `)).join()).toContain(rule);
});

test.each(allowed)('%s breaks none: %s', (file) => {
  expect(seen.filter((line) => line.startsWith(`${file}: `))).toEqual([]);
});
