// `npm test`: installs what is missing, runs every check, and ends with the runners' counts added up.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { prepare } from './prepare.mjs';
import { playwrightCounts, tally, tallyLine, vitestCounts } from './tally.mjs';

prepare();
rmSync('reports', { recursive: true, force: true });
const total = tally([
  step('check'),
  step('test:unit', 'reports/unit.json', vitestCounts),
  step('test:e2e', 'reports/e2e.json', playwrightCounts),
  step('audit'),
  step('test:hosts -- vite', 'reports/e2e.json', playwrightCounts),
]);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(tallyLine(total));

/**
 * @param {string} script and what it is given, as it is typed
 * @param {string} [report]
 * @param {(report: any) => import('./tally.mjs').Counts} [count]
 */
function step(script, report, count) {
  const { status } = spawnSync('npm', ['run', ...script.split(' ')], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const counts =
    report && count && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : undefined;
  return { isOk: status === 0 && (!report || counts !== undefined), counts };
}
