import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('the icons that are written are printed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'torque-bay-icons-'));
  try {
    for (const path of ['node_modules', 'src']) symlinkSync(resolve(path), join(folder, path));
    mkdirSync(join(folder, 'public'));
    cpSync('public', join(folder, 'public'), {
      recursive: true,
      filter: (path) => !path.includes('images'),
    });
    rmSync(join(folder, 'public/icons'), { recursive: true });
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('tools/icons.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const written = [
      'public/favicon.ico',
      ...readdirSync(join(folder, 'public/icons')).map((name) => `public/icons/${name}`),
    ];
    expect(stdout.trim().split('\n').toSorted()).toEqual(written.toSorted());
    expect(written).toContain('public/icons/any-192.png');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
