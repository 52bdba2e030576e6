import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';
import {
  checkedNames,
  maximumWords,
  requirementWords,
} from '../../src/catalogue/specification-names.ts';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md')),
];
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each(documents)('every link of %s leads to a file', (file) => {
  // A link of an owner's page starts with `tel:` or a slash.
  const links = matches(readFileSync(file, 'utf8'), /\]\((?!https?:|tel:|[#/])([^)#]+)/g);
  for (const link of links) expect(existsSync(join(dirname(file), link)), link).toBe(true);
});

/** The text of documents, workflows and comments, by file. */
const prose = [
  ...['src', 'build', 'tools', 'test', 'docs', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
  ...readdirSync('.').filter((name) => name !== 'CHANGELOG.md'),
]
  .filter((file) => /\.(?:tsx?|mjs|jsonc?|js|css|sh|py|md|yml|html)$/.test(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const isProse = (line: string) => /^\s*(?:\/\/|\/?\*|#)| \/\/ /.test(line);
    const isDocument = /\.(?:md|yml)$/.test(file);
    return { file, text: isDocument ? text : text.split('\n').filter(isProse).join('\n') };
  });
const namesIn = (pattern: RegExp) =>
  prose.flatMap(({ file, text }) => matches(text, pattern).map((name) => ({ file, name })));

test('every file that a document, a workflow or a comment names exists', () => {
  const paths = namesIn(
    /(?<![\w./-])((?:src|build|docs|tools|test)\/[\w./-]+\.(?:tsx?|mjs|js|json|md|svg|css|sh|py|csv))\b/g,
  );
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([]);
  const names = new Set(prose.map(({ file }) => basename(file)));
  const files = namesIn(/(?<![\w./-])([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sh|py))\b/g);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ name }) => !names.has(name))).toEqual([]);
});

test('every npm script and step of the tests that is named exists, and the README names each script', () => {
  const named = namesIn(/npm run ([\w:]+)/g);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
  const steps = matches(readFileSync('tools/test.mjs', 'utf8'), /^ {2}'?([\w-]+)'?: \{/gm);
  expect(steps).toContain('hosts');
  expect(namesIn(/npm test -- (\w[\w-]*)/g).filter(({ name }) => !steps.includes(name))).toEqual(
    [],
  );
  const inReadme = matches(readFileSync('README.md', 'utf8'), /`npm (?:run )?(\w+)`/g);
  expect(Object.keys(scripts).filter((name) => !inReadme.includes(name))).toEqual([]);
});

test.each([...documents, 'CHANGELOG.md'])('no line of %s is too long', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 140)).toEqual([]);
});

test('the tree of the README has every folder, and only folders that exist', () => {
  const [tree = ''] = matches(readFileSync('README.md', 'utf8'), /```text\r?\n([\s\S]*?)```/g);
  const named = matches(tree, /([\w-]+)\/(?=\s)/g);
  for (const folder of ['src', 'build', 'tools', 'test', 'docs']) expect(named).toContain(folder);
  const parents = ['', 'src/', 'tools/', 'test/', 'docs/'];
  const isFolder = (name: string) => parents.some((parent) => existsSync(`${parent}${name}`));
  expect(named.filter((name) => !isFolder(name))).toEqual([]);
  const inSrc = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(inSrc.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
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
