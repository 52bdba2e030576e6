// Starts Git, because only Git decides which line ends a checkout has.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../tools/programs.mjs';

test.skipIf(!findProgram(['git', 'git.exe']))(
  'Git checks out the same line ends on Windows as everywhere else',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
    // The default of Git for Windows.
    const git = (...options: string[]) =>
      execFileSync('git', ['-c', 'core.autocrlf=true', ...options], { cwd: folder, stdio: 'pipe' });
    try {
      git('init');
      cpSync('.gitattributes', join(folder, '.gitattributes'));
      writeFileSync(join(folder, 'list.txt'), 'cost\ntax\n');
      git('add', '.');
      rmSync(join(folder, 'list.txt'));
      git('checkout', '--', 'list.txt');
      expect(readFileSync(join(folder, 'list.txt'), 'utf8')).toBe('cost\ntax\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
