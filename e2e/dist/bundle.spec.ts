import { expect, test } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { filesOf, textOf } from '../fixtures/dist';

test('the bundle does not contain zod, which only the build needs', () => {
  const scripts = filesOf(builds.store).filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  // Zod keeps its internals in properties of this name, which no minifier shortens.
  expect(scripts.filter((path) => textOf(path).includes('_zod'))).toEqual([]);
  const licenses = textOf('licenses.txt');
  expect(licenses).toMatch(/^## react-dom - /m);
  expect(licenses).not.toMatch(/^## zod - /m);
});
