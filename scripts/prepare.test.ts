import { afterEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../package.json';
import { exitWithError, isNodeSupported, messageAndSource, outdatedPackages } from './prepare.mjs';

describe('the Node.js version', () => {
  test.each(['20.19.0', '20.20.2', '22.16.0', '24.0.0', '26.1.0'])('%s is supported', (version) => {
    expect(isNodeSupported(version, engines.node)).toBe(true);
  });

  test.each(['18.20.0', '20.18.3', '21.7.0', '22.15.0', '23.11.0', ''])(
    '%s is not supported',
    (version) => {
      expect(isNodeSupported(version, engines.node)).toBe(false);
    },
  );

  test('another range format matches no version', () => {
    expect(isNodeSupported('20.19.0', '20.x')).toBe(false);
  });
});

describe('outdated packages', () => {
  const locked = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-platform': { version: '2.0.0', optional: true },
  };

  test('there are none if all locked packages are installed', () => {
    expect(outdatedPackages(locked, { 'node_modules/a': { version: '1.0.0' } })).toEqual([]);
  });

  test('a package with another version is outdated', () => {
    const installed = {
      'node_modules/a': { version: '0.9.0' },
      'node_modules/other-platform': { version: '1.0.0' },
    };
    expect(outdatedPackages(locked, installed)).toEqual([
      'node_modules/a',
      'node_modules/other-platform',
    ]);
  });

  test('a missing package is outdated unless it is optional', () => {
    expect(outdatedPackages(locked, {})).toEqual(['node_modules/a']);
  });
});

describe('the message of an error', () => {
  const error = (...frames: string[]) =>
    Object.assign(new Error('sale is not defined'), {
      stack: ['ReferenceError: sale is not defined', ...frames].join('\n'),
    });
  const build = `    at build (file://${process.cwd()}/node_modules/vite/vite.js:1:1)`;
  const product = `    at eval (${process.cwd()}/src/catalogue/products/jack.ts:11:10)`;

  test('has the line of the sources that threw it', () => {
    expect(messageAndSource(error(build, product))).toBe(`sale is not defined\n${product}`);
  });

  test('is alone if another file threw it', () => {
    expect(messageAndSource(error(build))).toBe('sale is not defined');
  });
});

describe('an error that ends a command', () => {
  const { isTTY } = process.stderr;
  afterEach(() => {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
  });

  test.each([
    [true, 'Error: \x1b[31munexpected token\x1b[0m'],
    [false, 'Error: unexpected token'],
  ])('has colors only in a terminal (%s)', (inTerminal, text) => {
    process.stderr.isTTY = inTerminal;
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    exitWithError('\x1b[31munexpected token\x1b[0m');
    expect(print).toHaveBeenCalledWith(text);
    expect(exit).toHaveBeenCalledWith(1);
  });
});
