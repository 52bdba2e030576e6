import { execSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../package.json';
import { isNodeSupported, messageAndSource } from './prepare.mjs';

test.each([
  [true, ['20.19.0', '20.20.2', '22.16.0', '24.0.0', '26.1.0']],
  [false, ['18.20.0', '20.18.3', '21.7.0', '22.15.0', '23.11.0', '']],
])('whether Node.js is supported is %s', (isSupported, versions) => {
  expect(versions.filter((each) => isNodeSupported(each, engines.node) !== isSupported)).toEqual(
    [],
  );
});

describe('a command that is prepared', () => {
  let folder = '';
  const inFolder = (path: string) => join(folder, path);
  const zod = (version: string) => ({ 'node_modules/zod': { version } });
  const installed = zod('4.6.0');
  const writeLockfile = (path: string, packages: object) =>
    writeFileSync(inFolder(path), JSON.stringify({ packages }));

  // A project whose packages are installed, and an npm that only says that it runs.
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prepare-'));
    for (const path of ['bin', 'node_modules']) mkdirSync(inFolder(path));
    for (const path of ['tools/prepare.mjs', 'build/folder-name.mjs']) cpSync(path, inFolder(path));
    writeLockfile('node_modules/.package-lock.json', installed);
    writeLockfile('package-lock.json', { '': {}, ...installed });
    needNode(engines.node);
    writeFileSync(inFolder('bin/npm'), '#!/bin/sh\necho "npm $1"\nexit $NPM_STATUS\n');
    chmodSync(inFolder('bin/npm'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const needNode = (node: string) =>
    writeFileSync(inFolder('package.json'), JSON.stringify({ type: 'module', engines: { node } }));

  function output(npmStatus = 0, command = 'prepare()') {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['-e', `import('./tools/prepare.mjs').then(({ prepare, exitWithError }) => ${command})`],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: `${inFolder('bin')}${delimiter}${process.env.PATH}`,
          NPM_STATUS: `${npmStatus}`,
        },
      },
    );
    return stdout + stderr;
  }

  test('installs no packages if those of the lockfile are installed, whatever the times of the files', () => {
    expect(output()).toBe('');
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(inFolder('node_modules/.package-lock.json'), yesterday, yesterday);
    expect(output()).toBe('');
    const ofAnotherSystem = { 'node_modules/other': { version: '1.0.0', optional: true } };
    writeLockfile('package-lock.json', { '': {}, ...installed, ...ofAnotherSystem });
    expect(output()).toBe('');
  });

  test('installs packages if the lockfile has others, or if there are none', () => {
    const message = 'Installing packages ...\nnpm ci\n';
    writeLockfile('package-lock.json', { '': {}, ...zod('4.7.0') });
    expect(output()).toBe(message);
    const added = { 'node_modules/other': { version: '1.0.0' } };
    writeLockfile('package-lock.json', { '': {}, ...installed, ...added });
    expect(output()).toBe(message);
    rmSync(inFolder('node_modules'), { recursive: true });
    expect(output(1)).toBe(`${message}Error: npm ci failed. See its output above.\n`);
  });

  test('leaves packages that a link leads to as they are', () => {
    writeLockfile('package-lock.json', { '': {}, ...zod('4.7.0') });
    renameSync(inFolder('node_modules'), inFolder('other'));
    symlinkSync(resolve(inFolder('other')), inFolder('node_modules'), 'junction');
    expect(output()).toBe('');
  });

  test.each(['#', '?'])('names a %s in the path as what Vite cannot build with', (mark) => {
    const path = `${folder}${mark}1`;
    renameSync(folder, path);
    folder = path;
    expect(output()).toBe(
      `Error: Vite cannot build in a folder with "${mark}" in its path: rename ${realpathSync(path)}.\n`,
    );
  });

  test('needs a supported Node.js version', () => {
    needNode('>=99.0.0');
    expect(output()).toBe(
      `Error: Node.js ${process.versions.node} is not supported. Install >=99.0.0.\n`,
    );
  });

  test('prints errors without the colors of the bundler where there is no terminal', () => {
    expect(output(0, "exitWithError('\\x1b[31mno semicolon\\x1b[0m')")).toBe(
      'Error: no semicolon\n',
    );
  });
});

// Starts npm, because only npm decides which packages it installs.
test('npm installs the packages of the build if NODE_ENV is production, as hosts and containers set it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  try {
    const write = (path: string, manifest: object) =>
      writeFileSync(join(folder, path), JSON.stringify(manifest));
    mkdirSync(join(folder, 'bundler'));
    write('bundler/package.json', { name: 'bundler', version: '1.0.0' });
    write('package.json', { devDependencies: { bundler: 'file:bundler' } });
    cpSync('.npmrc', join(folder, '.npmrc'));
    const env = { ...process.env, NODE_ENV: 'production' };
    const npm = (command: string) =>
      execSync(`npm ${command} --offline --no-audit --no-fund`, { cwd: folder, env });
    npm('install --package-lock-only');
    npm('ci');
    expect(existsSync(join(folder, 'node_modules/bundler'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the message of an error has the line of src/ that threw it, if there is one', () => {
  const build = `    at build (file://${process.cwd()}/node_modules/vite/vite.js:1:1)`;
  const product = `    at eval (${process.cwd()}/src/catalogue/products/jack.ts:11:10)`;
  const message = 'sale is not defined';
  const error = (...frames: string[]) => ({
    name: 'ReferenceError',
    message,
    stack: ['ReferenceError: sale is not defined', ...frames].join('\n'),
  });
  expect(messageAndSource(error(build, product))).toBe(`${message}\n${product}`);
  expect(messageAndSource(error(build))).toBe(message);
});

test('a missing import of a checkout is named with its line', () => {
  const error = (message: string) => messageAndSource({ name: '', message, stack: '' });
  expect(error('shopifyCart is not defined')).toBe(
    "shopifyCart is not defined\nAdd this line at the top of src/store.ts: import { shopifyCart } from './checkout.ts';",
  );
  for (const message of ['sale is not defined', 'entries is not defined', 'no semicolon'])
    expect(error(message)).toBe(message);
});
