// An owner removes some of the files that the README names.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const matches = (pattern: RegExp) => [...readme.matchAll(pattern)].map(([, name = '']) => name);

test('every file and folder it names exists', () => {
  const tree = matches(/```text\n([\s\S]*?)```/g).join('');
  const inTree: string[] = [];
  const parents: string[] = [];
  for (const [, indent = '', name = ''] of tree.matchAll(/^( *)([\w.-]+\/?)/gm)) {
    parents[indent.length / 2] = name;
    inTree.push(parents.slice(0, indent.length / 2 + 1).join(''));
  }
  expect(inTree.length).toBeGreaterThan(15);
  const inText = matches(/`((?:src|build|e2e|scripts|studio|test|public)\/[\w./-]*)`/g);
  const linked = matches(/\]\((?!https?:)([^)]+)\)/g);
  for (const path of [...inTree, ...inText, ...linked]) {
    expect(existsSync(path), path).toBe(true);
  }
});
