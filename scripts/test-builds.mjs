// The builds that the end-to-end tests serve. The npm commands of these tests first run this file, which creates them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { copySources } from '../build/sources.mjs';
import { exitWithError } from './prepare.mjs';

/**
 * `folder` contains the build's `dist/` and `deploy/`.
 * @typedef {{ readonly folder: string, readonly basePath: string, readonly siteUrl?: string }} StoreBuild
 */

const siteUrl = 'https://tools.example';

/** @satisfies {Record<string, StoreBuild>} */
export const builds = {
  store: { folder: '.', basePath: '/', siteUrl },
  /** With a base path and a published URL. */
  subpath: {
    folder: 'reports/builds/subpath',
    basePath: '/shop/',
    siteUrl,
  },
  /** The next release: the work light is a power tool and costs $59.99 instead of $69.99, the impact wrench kit is removed, so
   * Battery Tools is empty, and the wrench set costs exactly $99. Without a published URL. */
  next: { folder: 'reports/builds/next', basePath: '/' },
  /** `next` and `subpath` with a changed service worker script, which is a new version. */
  nextAgain: { folder: 'reports/builds/next-again', basePath: '/' },
  subpathAgain: { folder: 'reports/builds/subpath-again', basePath: '/shop/', siteUrl },
};

/** Clears the variables from which build/site-url.ts derives the published URL. */
const clearedHostVariables = {
  URL: '',
  CF_PAGES_URL: '',
  VERCEL_PROJECT_PRODUCTION_URL: '',
  GITHUB_REPOSITORY: '',
};

/** @param {StoreBuild} build */
async function build({ folder, basePath, siteUrl }, cwd = '.') {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const outDir = resolve(folder, 'dist');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', outDir],
    {
      cwd,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...clearedHostVariables,
        BASE_PATH: basePath,
        SITE_URL: siteUrl ?? '',
      },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) exitWithError(`the build in ${folder} failed.`);
}

/** Builds the next release from a modified copy of the source. */
async function buildNext() {
  const copy = mkdtempSync(join(tmpdir(), 'torque-bay-next-'));
  copySources(copy);
  const removed = 'cordless-impact-wrench-20v';
  const products = join(copy, 'src/catalogue/products');
  edit(join(products, 'led-work-light-20v.ts'), 'price: 69.99', 'price: 59.99');
  edit(join(products, 'led-work-light-20v.ts'), "'battery-tools'", "'power-tools'");
  edit(join(products, 'combination-wrench-set-12pc.ts'), 'price: 89.99', 'price: 99');
  rmSync(join(products, `${removed}.ts`));
  for (const file of [
    'led-work-light-20v',
    'click-torque-wrench-half-in',
    'air-impact-wrench-half-in',
  ]) {
    edit(join(products, `${file}.ts`), new RegExp(`{ productId: '${removed}'.*? },?`), '');
  }
  edit(join(copy, 'src/catalogue/products.ts'), /^.*cordlessImpactWrench20v.*\r?\n/gm, '');
  const images = join(copy, 'public/images');
  for (const name of readdirSync(images)) {
    if (name.startsWith(removed)) rmSync(join(images, name));
  }
  await build(builds.next, copy);
  rmSync(copy, { recursive: true });
}

/** @type {(file: string, before: string | RegExp, after: string) => void} */
function edit(file, before, after) {
  const text = readFileSync(file, 'utf8');
  if (text.replace(before, after) === text) exitWithError(`${file} has no ${before}.`);
  writeFileSync(file, text.replace(before, after));
}

/** @type {(from: StoreBuild, to: StoreBuild) => void} */
function copyWithChangedWorker(from, to) {
  cpSync(from.folder, to.folder, { recursive: true, force: true });
  appendFileSync(join(to.folder, 'dist/sw.js'), '// Changed.\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Only the tests of the products that the project comes with need other builds.
  const isDemo = existsSync('test/demo');
  await Promise.all([build(builds.store), ...(isDemo ? [buildOthers()] : [])]);
}

async function buildOthers() {
  await Promise.all([buildNext(), build(builds.subpath)]);
  copyWithChangedWorker(builds.next, builds.nextAgain);
  copyWithChangedWorker(builds.subpath, builds.subpathAgain);
}
