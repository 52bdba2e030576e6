import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies, devDependencies, scripts } from '../package.json';

const readme = readFileSync('README.md', 'utf8');
const matches = (pattern: RegExp) => [...readme.matchAll(pattern)].map(([, name = '']) => name);

test('every npm script it names exists, and it names every script', () => {
  const named = new Set([...matches(/npm run ([\w:]+)/g), ...matches(/npm (start|test)\b/g)]);
  expect([...named].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('every folder of the project is in its tree', () => {
  for (const folder of ['src', 'build', 'e2e', 'scripts', 'studio', 'test', 'public']) {
    expect(readme).toMatch(new RegExp(`^${folder}/`, 'm'));
  }
});

test('DEPENDENCIES.md has a reason for every package', () => {
  const reasons = readFileSync('DEPENDENCIES.md', 'utf8');
  const named = reasons
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`(.+?)`/g)].map(([, name]) => name),
    );
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(named.toSorted()).toEqual(installed.toSorted());
});

test('CI runs the test command from the README', () => {
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
});
