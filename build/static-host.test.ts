import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { baseOfPreview } from './static-host.ts';

const baseOf = async (outDir: string, isPreview: boolean) => {
  const config = {
    base: '/',
    build: { outDir },
    configFile: false as const,
    plugins: [{ name: 'preview', config: baseOfPreview }],
  };
  return (await resolveConfig(config, 'serve', 'production', 'production', isPreview)).base;
};

test('the preview has the base path of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'torque-bay-base-'));
  try {
    expect(await baseOf(folder, true)).toBe('/');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"scope":"/shop/"}');
    expect(await baseOf(folder, true)).toBe('/shop/');
    expect(await baseOf(folder, false)).toBe('/');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
