import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'torque-bay-twice-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module that sets the clock of a Node.js process forward by a day. */
const clockModule = `data:text/javascript,${encodeURIComponent(`
  const { now } = Date;
  Date.now = () => now() + 86400000;
  globalThis.Date = class extends Date {
    constructor(...values) { super(...(values.length > 0 ? values : [Date.now()])); }
  };
`)}`;

/** The hash of each file of a build. */
function hashesOfBuild(name: string, flags: string[]) {
  const outDir = join(folder, name);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--outDir', outDir];
  const env = { ...process.env, NODE_ENV: undefined, SITE_URL: 'https://tools.example' };
  const { status, stderr } = spawnSync(process.execPath, [...flags, ...vite], { env });
  expect(status, `${stderr}`).toBe(0);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(outDir, path)).isFile(),
  );
  expect(files).toContain('sw.js');
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(outDir, path)))
      .digest('hex');
  return Object.fromEntries(files.map((path) => [path, hashOf(path)]));
}

test('the same sources built a day later give the same files', () => {
  const today = hashesOfBuild('today', []);
  expect(hashesOfBuild('tomorrow', ['--import', clockModule])).toEqual(today);
});
