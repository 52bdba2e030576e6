import { describe, expect, test } from 'vitest';
import { engines } from '../package.json';
import { isNodeSupported, outdatedPackages } from './prepare.mjs';

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
