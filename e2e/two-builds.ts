import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const aisle = 'src/catalogue/battery-tools.ts';
const gone = 'cordless-impact-wrench-20v';
const files = ['index.html', 'package.json', 'postcss.config.js', 'tailwind.config.ts'];
const project = [...files, 'tsconfig.json', 'vite.config.ts', 'build', 'public', 'src'];

export type TwoBuilds = {
  /** Serves whichever build was published last. */
  readonly folder: string;
  readonly publish: (build: 'a' | 'b') => void;
  readonly remove: () => void;
};

/**
 * The store as it is (a), and the store with the work light at $59.99 instead of $69.99 and without the
 * impact wrench kit (b).
 */
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
  const source = readFileSync(join(copy, aisle), 'utf8')
    .replace('price: 69.99', 'price: 59.99')
    .replace(new RegExp(` {2}\\{\\n {4}id: '${gone}'.*?\\n {2}\\},\\n`, 's'), '');
  writeFileSync(join(copy, aisle), source);
  const images = join(copy, 'public/images');
  for (const name of readdirSync(images)) if (name.startsWith(gone)) rmSync(join(images, name));
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
