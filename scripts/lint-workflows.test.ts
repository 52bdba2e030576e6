import { expect, test } from 'vitest';
import { problemsIn } from './lint-workflows.mjs';

const workflow = `name: CI
on: push
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: npm test
`;

const problemsAfter = (text: string, replacement: string) => {
  expect(workflow).toContain(text);
  return problemsIn(workflow.replace(text, replacement), 'ci.yml');
};

test('a valid workflow has no problems', async () => {
  expect(await problemsIn(workflow, 'ci.yml')).toEqual([]);
});

test('an invalid permission is a problem', async () => {
  const problems = await problemsAfter('contents: read', 'contents: reed');
  expect(problems).toEqual([expect.stringMatching(/^ci\.yml:4:13 "reed" is invalid/)]);
});

test('an unexpected key is a problem', async () => {
  const problems = await problemsAfter('- run:', '- rum:');
  expect(problems).toContainEqual(expect.stringMatching(/^ci\.yml:10:9 unexpected key "rum"/));
});

test('missing permissions are a problem', async () => {
  expect(await problemsAfter('permissions:\n  contents: read\n', '')).toEqual([
    'ci.yml:1:1 "permissions" is missing at the top level',
  ]);
});

test('permissions of a job do not replace top-level permissions', async () => {
  const job = '  test:\n    permissions:\n      contents: read\n';
  const problems = await problemsIn(
    workflow.replace('permissions:\n  contents: read\n', '').replace('  test:\n', job),
    'ci.yml',
  );
  expect(problems).toEqual(['ci.yml:1:1 "permissions" is missing at the top level']);
});

test('the vars context is valid, an undefined variable is a problem', async () => {
  const condition = '- if: vars.SITE_URL\n        run:';
  expect(await problemsAfter('- run:', condition)).toEqual([]);
  const problems = await problemsAfter('- run:', condition.replace('vars', 'var'));
  expect(problems).toEqual([expect.stringMatching(/^ci\.yml:10:\d+ undefined variable "var"/)]);
});

test('invalid YAML is a problem', async () => {
  const problems = await problemsAfter('on: push', 'on: [');
  expect(problems).toEqual([expect.stringMatching(/^ci\.yml:1:1 actionlint cannot read/)]);
});

const problemsWithActions = (...actions: string[]) =>
  problemsAfter('- run: npm test', actions.map((action) => `- uses: ${action}`).join('\n      '));

test('actions pinned to a version or a commit and local actions are valid', async () => {
  const problems = await problemsWithActions(
    'actions/setup-node@v7.0.0',
    `actions/setup-node@${'0123456789'.repeat(4)} # v7.0.0`,
    '"actions/setup-node@v7"',
    './.github/actions/build',
  );
  expect(problems).toEqual([]);
});

test('an action pinned to a branch, a short commit or another version format is a problem', async () => {
  const problems = await problemsWithActions(
    'actions/setup-node@main',
    'actions/setup-node@0123456',
    'actions/setup-node@7',
  );
  expect(problems).toEqual([
    'ci.yml:10:15 "actions/setup-node@main" is not pinned to a version (@v1) or a commit',
    'ci.yml:11:15 "actions/setup-node@0123456" is not pinned to a version (@v1) or a commit',
    'ci.yml:12:15 "actions/setup-node@7" is not pinned to a version (@v1) or a commit',
  ]);
});
