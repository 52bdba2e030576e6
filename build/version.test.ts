import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, sourceFolders } from './sources.mjs';
import { storeVersion } from './version.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The version of a store with these files. */
function versionWith(files: Record<string, unknown>) {
  const root = mkdtempSync(join(tmpdir(), 'torque-bay-version-'));
  for (const folder of sourceFolders) mkdirSync(join(root, folder));
  for (const file of sourceFiles) writeFileSync(join(root, file), '');
  const packages = { 'package.json': { version: '1.0.0' }, 'package-lock.json': lock };
  for (const [file, content] of Object.entries({ ...packages, ...files })) {
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  const version = storeVersion('1.0.0', root);
  rmSync(root, { recursive: true });
  return version;
}

/** The lock file with another version of a package. */
function lockWith(path: string) {
  expect(lock.packages).toHaveProperty([path, 'version']);
  const changed = { ...lock.packages[path], version: '99.0.0' };
  return { 'package-lock.json': { ...lock, packages: { ...lock.packages, [path]: changed } } };
}

test('the version shows that of package.json and a hash of what the build is made of', () => {
  expect(versionWith({})).toMatch(/^1\.0\.0 \([0-9a-f]{7}\)$/);
  expect(versionWith({})).toBe(versionWith({}));
});

test.each([
  { 'src/app.tsx': 'changed' },
  { 'public/icon.svg': 'changed' },
  { 'content/imprint.md': 'changed' },
  { 'postcss.config.js': 'changed' },
])('%j changes the version', (files) => {
  expect(versionWith(files)).not.toBe(versionWith({}));
});

test.each([
  // In the bundle: a dependency, and a dependency of a dependency.
  'react-dom',
  'scheduler',
  // In the service worker and in the stylesheet.
  'workbox-precaching',
  'tailwindcss',
  // They write the bundle, the service worker and the stylesheet.
  'vite',
  'rolldown',
  'workbox-build',
  'lightningcss',
  // They read the owner's pages.
  'unified',
  'mdast-util-from-markdown',
  'vite/node_modules/lightningcss',
])('another version of %s changes the version', (name) => {
  expect(versionWith(lockWith(`node_modules/${name}`))).not.toBe(versionWith({}));
});

test.each([
  'vitest',
  '@playwright/test',
  '@biomejs/biome',
  'typescript',
  'sharp',
  'papaparse',
  '@types/react',
])('another version of %s does not', (name) => {
  expect(versionWith(lockWith(`node_modules/${name}`))).toBe(versionWith({}));
});

test('neither does a change of package.json, such as a new test tool or command', () => {
  const changed = { version: '1.0.0', scripts: { test: 'x' }, devDependencies: { vitest: '99' } };
  expect(versionWith({ 'package.json': changed })).toBe(versionWith({}));
});

test('a test does not change the version', () => {
  expect(versionWith({ 'src/app.test.tsx': 'changed' })).toBe(versionWith({}));
});
