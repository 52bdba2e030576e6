// The builds that the end-to-end tests serve. Run as a command, it makes them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
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
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { stop } from './prepare.mjs';

/**
 * `folder` holds the build's `dist/` and `deploy/`.
 * @typedef {{ readonly folder: string, readonly basePath: string, readonly siteUrl?: string }} StoreBuild
 */

/** @satisfies {Record<string, StoreBuild>} */
export const builds = {
  store: { folder: '.', basePath: '/' },
  /** For a folder of a host, with the URL it will be published at. */
  subpath: {
    folder: 'reports/builds/subpath',
    basePath: '/shop/',
    siteUrl: 'https://tools.example',
  },
  /** The same sources, built a day later. */
  tomorrow: { folder: 'reports/builds/tomorrow', basePath: '/' },
  /** The next release: the work light costs $59.99 instead of $69.99, and the impact wrench kit is gone. */
  next: { folder: 'reports/builds/next', basePath: '/' },
  /** The builds of the same name with another service worker script, which makes them another version. */
  nextAgain: { folder: 'reports/builds/next-again', basePath: '/' },
  subpathAgain: { folder: 'reports/builds/subpath-again', basePath: '/shop/' },
};

/** Moves the clock of a Node.js process by a day. */
const tomorrow = `data:text/javascript,${encodeURIComponent(`
  const { now } = Date;
  Date.now = () => now() + 86400000;
  globalThis.Date = class extends Date {
    constructor(...values) { super(...(values.length > 0 ? values : [Date.now()])); }
  };
`)}`;

/** @param {StoreBuild} build */
async function build({ folder, basePath, siteUrl }, cwd = '.', /** @type {string[]} */ flags = []) {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const outDir = resolve(folder, 'dist');
  const child = spawn(
    process.execPath,
    [...flags, vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', outDir],
    {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, BASE_PATH: basePath, ...(siteUrl ? { SITE_URL: siteUrl } : {}) },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) stop(`the build in ${folder} failed.`);
}

/** Builds the next release from a changed copy of the sources. */
async function buildNext() {
  const copy = mkdtempSync(join(tmpdir(), 'torque-bay-next-'));
  for (const source of [
    ...['index.html', 'package.json', 'postcss.config.js', 'tailwind.config.ts'],
    ...['tsconfig.json', 'vite.config.ts', 'build', 'public', 'src'],
  ]) {
    cpSync(source, join(copy, source), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const removed = 'cordless-impact-wrench-20v';
  const catalogue = join(copy, 'src/catalogue/battery-tools.ts');
  const edited = readFileSync(catalogue, 'utf8')
    .replace('price: 69.99', 'price: 59.99')
    .replace(new RegExp(` {2}\\{\\n {4}id: '${removed}'.*?\\n {2}\\},\\n`, 's'), '');
  writeFileSync(catalogue, edited);
  const images = join(copy, 'public/images');
  for (const name of readdirSync(images)) {
    if (name.startsWith(removed)) rmSync(join(images, name));
  }
  await build(builds.next, copy);
  rmSync(copy, { recursive: true });
}

/** @type {(from: StoreBuild, to: StoreBuild) => void} */
function copyWithOtherWorker(from, to) {
  cpSync(from.folder, to.folder, { recursive: true, force: true });
  appendFileSync(join(to.folder, 'dist/sw.js'), '// Another version.\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(builds.store);
  await Promise.all([
    buildNext(),
    build(builds.subpath).then(() => build(builds.tomorrow, '.', ['--import', tomorrow])),
  ]);
  copyWithOtherWorker(builds.next, builds.nextAgain);
  copyWithOtherWorker(builds.subpath, builds.subpathAgain);
}
