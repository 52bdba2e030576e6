import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtBase } from './static-host.ts';

test('the base path of a build is in its manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'torque-bay-base-'));
  try {
    expect(builtBase(folder)).toBeUndefined();
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"scope":"/shop/"}');
    expect(builtBase(folder)).toBe('/shop/');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
