#!/usr/bin/env bash
# Stryker counts a mutant as survived if the module throws while it is loaded: no test can run, and so none fails.
#
# A mutant in code that runs while a module is loaded can make the module throw, as an empty list of entries does in `new Map`. Every
# test file that imports it fails in Vitest then, one would think, and the mutant is killed. But a test file whose import throws has no
# tests: Stryker finds none that failed, and says *Survived*. One test that imports the module itself, with `await import()`, kills it.
#
# Seen on 2026-11-29 with Stryker 9.6.1 and Vitest 4.1.12.
source "$(dirname "$0")/lib/lib.sh"
install @stryker-mutator/core@9.6.1 @stryker-mutator/vitest-runner@9.6.1 vitest@4.1.12
run <<'END'
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { see } from './lib.mjs';

mkdirSync('src');
writeFileSync('package.json', JSON.stringify({ type: 'module', private: true }));
writeFileSync('vitest.config.js', "export default { test: { include: ['src/*.test.js'] } };");
writeFileSync(
  'stryker.config.json',
  JSON.stringify({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    mutate: ['src/units.js'],
    concurrency: 1,
    reporters: ['json'],
    jsonReporter: { fileName: 'mutation.json' },
  }),
);
writeFileSync(
  'src/units.js',
  "const units = new Map(['kg', 'lb'].map((unit) => [unit, true]));\nexport const isUnit = (text) => units.has(text);\n",
);
writeFileSync(
  'src/units.test.js',
  "import { expect, test } from 'vitest';\nimport { isUnit } from './units.js';\ntest('kg is a unit', () => { expect(isUnit('kg')).toBe(true); expect(isUnit('lb')).toBe(true); });\n",
);

/** What becomes of the mutant whose `new Map` throws. */
function outcome() {
  rmSync('mutation.json', { force: true });
  spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
    stdio: 'ignore',
  });
  const { files } = JSON.parse(readFileSync('mutation.json', 'utf8'));
  const { mutants } = files['src/units.js'];
  return mutants.find(({ replacement, location }) => replacement === '() => undefined' && location.start.line === 1)
    ?.status;
}

see('a mutant with which the module throws', outcome(), 'Survived');
writeFileSync(
  'src/loads.test.js',
  "import { expect, test } from 'vitest';\ntest('it can be loaded', async () => { expect(await import('./units.js')).toBeDefined(); });\n",
);
see('beside a test that imports the module itself', outcome(), 'Killed');
END
