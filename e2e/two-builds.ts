import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const product = 'src/catalogue/battery-tools.ts';
const files = ['index.html', 'package.json', 'postcss.config.js', 'tailwind.config.ts'];
const project = [...files, 'tsconfig.json', 'vite.config.ts', 'build', 'public', 'src'];

export type TwoBuilds = {
  /** Serves whichever build was published last. */
  readonly folder: string;
  readonly publish: (build: 'a' | 'b') => void;
  readonly remove: () => void;
};

/** The store as it is (a), and the store with the work light at $59.99 instead of $69.99 (b). */
export function buildTwice(): TwoBuilds {
  const home = mkdtempSync(join(tmpdir(), 'torque-bay-'));
  const copy = join(home, 'project');
  for (const file of project) cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const build = (name: string) =>
    execFileSync('node', ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(home, name)], {
      cwd: copy,
      stdio: 'pipe',
    });
  build('a');
  const source = readFileSync(join(copy, product), 'utf8');
  writeFileSync(join(copy, product), source.replace('price: 69.99', 'price: 59.99'));
  build('b');

  const folder = join(home, 'site');
  return {
    folder,
    publish: (name) => {
      // As a host does it: the old files are gone at once.
      rmSync(folder, { recursive: true, force: true });
      cpSync(join(home, name), folder, { recursive: true });
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
