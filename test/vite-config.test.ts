import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

/** The paths that a file of the project imports, except types only. */
function importedBy(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*? from '(\..+?)'/gm,
  );
  return [...imports].map(([, path = '']) => join(dirname(file), path));
}

test('what vite.config.ts imports is imported with its extension, as Node.js does', () => {
  const files = new Set(['vite.config.ts']);
  for (const file of files) {
    for (const path of importedBy(file)) {
      expect(existsSync(path), `${file} imports ${path}`).toBe(true);
      if (path.endsWith('.ts')) files.add(path);
    }
  }
  expect([...files]).toContain('src/store-schema.ts');
});

afterEach(() => {
  vi.doUnmock('../build/folder-name.mjs');
  vi.resetModules();
});

test('what is wrong with the path of the folder ends the build', async () => {
  vi.doMock('../build/folder-name.mjs', () => ({ folderProblem: () => 'A # in the path.' }));
  await expect(import('../vite.config.ts')).rejects.toThrow('A # in the path.');
});
