import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
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
  const yesterday = Date.now() / 1000 - 86_400;

  // A project whose packages are installed, and an npm that only says that it runs.
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prepare-'));
    for (const path of ['bin', 'node_modules']) mkdirSync(inFolder(path));
    cpSync('scripts/prepare.mjs', inFolder('prepare.mjs'));
    for (const path of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(inFolder(path), '{}');
    utimesSync(inFolder('package-lock.json'), yesterday, yesterday);
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
      ['-e', `import('./prepare.mjs').then(({ prepare, exitWithError }) => ${command})`],
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

  test('installs no packages if the lockfile has not changed since they were installed', () => {
    expect(output()).toBe('');
  });

  test('installs packages if the lockfile has changed, or if there are none', () => {
    utimesSync(inFolder('node_modules/.package-lock.json'), yesterday - 1, yesterday - 1);
    expect(output()).toBe('Installing packages ...\nnpm ci\n');
    rmSync(inFolder('node_modules'), { recursive: true });
    expect(output(1)).toBe(
      'Installing packages ...\nnpm ci\nError: npm ci failed. See its output above.\n',
    );
  });

  test('leaves packages that a link leads to as they are', () => {
    utimesSync(inFolder('node_modules/.package-lock.json'), yesterday - 1, yesterday - 1);
    renameSync(inFolder('node_modules'), inFolder('other'));
    symlinkSync(resolve(inFolder('other')), inFolder('node_modules'), 'junction');
    expect(output()).toBe('');
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
