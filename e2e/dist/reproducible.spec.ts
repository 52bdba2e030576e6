import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { filesOf } from '../fixtures/dist.ts';

const hashes = (build: (typeof builds)[keyof typeof builds]) =>
  Object.fromEntries(
    filesOf(build).map((path) => {
      const file = readFileSync(join(build.folder, 'dist', path));
      return [path, createHash('sha256').update(file).digest('hex')];
    }),
  );

test('the same sources built a day later give the same files', () => {
  expect(hashes(builds.tomorrow)).toEqual(hashes(builds.store));
});
