// `npm run test:hosts [host ...]`: runs the host tests on nginx and Caddy: headers, compression, redirects,
// base path, first visit and update.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { exitWithError } from './prepare.mjs';
import { findProgram, installPackages } from './programs.mjs';
import { playwrightCounts, tally, tallyLine } from './tally.mjs';

const nginx = { program: 'nginx', packages: 'nginx-light' };
const caddy = { program: 'caddy', packages: 'caddy' };
/** `project` is the Playwright project and sets the base path. `packages` are Debian packages. */
const runs = [
  { host: 'nginx', project: 'chromium', ...nginx },
  { host: 'nginx', project: 'subpath', ...nginx },
  { host: 'nginx-locations', project: 'subpath', ...nginx },
  { host: 'caddy', project: 'chromium', ...caddy },
  { host: 'caddy', project: 'subpath', ...caddy },
];
const names = process.argv.slice(2);
const selected = runs.filter(({ host }) => names.length === 0 || names.includes(host));
if (selected.length === 0) exitWithError(`unknown host: ${names.join(', ')}`);

run('node', ['scripts/test-builds.mjs']);
run('node', ['scripts/browser.mjs']);
const outcomes = selected.map(({ host, project, program, packages }) => {
  install(program, packages);
  const env = { ...process.env, STORE_HOST: host };
  const isOk = run(
    'npx',
    ['playwright', 'test', '-c', 'e2e', `--project=${project}`, 'host/'],
    env,
  );
  const counts = playwrightCounts(JSON.parse(readFileSync('reports/e2e.json', 'utf8')));
  console.log(`${host}, ${project}: ${tallyLine(counts)}`);
  return { isOk, counts };
});
const total = tally(outcomes);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/hosts.json', JSON.stringify(total));
console.log(tallyLine(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function install(/** @type {string} */ program, /** @type {string} */ packages) {
  if (findProgram([program]) || installPackages('--no-install-recommends', packages)) return;
  exitWithError(`${program} is missing. Installing it needs Debian and root.`);
}

function run(
  /** @type {string} */ command,
  /** @type {string[]} */ options,
  /** @type {NodeJS.ProcessEnv} */ env = process.env,
) {
  return spawnSync(command, options, { stdio: 'inherit', env }).status === 0;
}
