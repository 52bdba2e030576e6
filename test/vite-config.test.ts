import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The paths that a file of the project imports, types only if `withTypes`. */
function importedBy(file: string, withTypes: boolean): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(import|export) (type )?[^;]*? from '(\..+?)'/gm,
  );
  return [...imports]
    .filter(([, , type]) => withTypes || !type)
    .map(([, , , path = '']) => join(dirname(file), path));
}

test('what vite.config.ts imports is imported with its extension, as Node.js does', () => {
  const files = new Set(['vite.config.ts']);
  for (const file of files) {
    // An owner adds a function to the type that src/store.ts imports.
    for (const path of importedBy(file, file === 'src/store.ts')) {
      expect(existsSync(path), `${file} imports ${path}`).toBe(true);
      if (path.endsWith('.ts')) files.add(path);
    }
  }
  expect([...files]).toContain('src/checkout.ts');
});
