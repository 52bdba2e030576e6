import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';
import {
  checkedNames,
  maximumWords,
  requirementWords,
} from '../../src/catalogue/specification-names.ts';

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each(files)('every npm script, file and link that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8');
  for (const name of matches(text, /npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
  // A link of an owner's page starts with `tel:` or a slash.
  const links = matches(text, /\]\((?!https?:|tel:|[#/])([^)#]+)/g).map((link) =>
    join(dirname(file), link),
  );
  const named = matches(
    text,
    /\b((?:src|build|bench|docs|e2e|scripts|studio|test|public)\/[\w./-]+\.(?:tsx?|mjs|json|md|svg|css)\b)/g,
  );
  expect(links.length + named.length).toBeGreaterThan(0);
  for (const path of [...links, ...named]) expect(existsSync(path), path).toBe(true);
});

test.each([...files, 'CHANGELOG.md', 'findings/README.md'])('no line of %s is too long', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 140)).toEqual([]);
});

test('every folder in the tree of the README exists', () => {
  const [tree = ''] = matches(readFileSync('README.md', 'utf8'), /```text\r?\n([\s\S]*?)```/g);
  const folders = matches(tree, /^ {2}(\w+)\/ /gm).map((name) => `src/${name}`);
  expect(folders.length).toBeGreaterThan(8);
  for (const folder of folders) expect(existsSync(folder), folder).toBe(true);
});

test.each([
  ['the most that a tool gives', /or more if the row's name contains ([^.]+)\./, maximumWords],
  ['what a tool needs', /that or less if it contains ([^.]+)\./, requirementWords],
  ['checks before an order', /rows with these exact names: ([^.]+)\./, Object.values(checkedNames)],
])('the guide for owners lists the names of specifications for %s', (_, sentence, names) => {
  const guide = readFileSync('docs/your-own-store.md', 'utf8').replaceAll(/\s+/g, ' ');
  const [, list = ''] = guide.match(sentence) ?? [];
  expect(matches(list, /`([^`]+)`/g)).toEqual(names);
});
