// `npm run test:hosts [host ...]`: what a host can change, on real hosts: headers, compression, URL forms,
// base path, the first visit and an update.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { stop } from './prepare.mjs';
import { findProgram, installPackages } from './programs.mjs';
import { playwrightCounts, tally, tallyLine } from './tally.mjs';

/** `project` is the Playwright project, which decides the base path; `packages` are Debian's. */
const runs = [
  { host: 'nginx', project: 'chromium', packages: 'nginx-light' },
  { host: 'nginx', project: 'subpath', packages: 'nginx-light' },
  { host: 'caddy', project: 'chromium', packages: 'caddy' },
  { host: 'caddy', project: 'subpath', packages: 'caddy' },
];
const names = process.argv.slice(2);
const chosen = runs.filter(({ host }) => names.length === 0 || names.includes(host));
if (chosen.length === 0) stop(`no host is called ${names.join(', ')}.`);

run('node', ['scripts/test-builds.mjs']);
run('node', ['scripts/browser.mjs']);
const outcomes = chosen.map(({ host, project, packages }) => {
  install(host, packages);
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

function install(/** @type {string} */ host, /** @type {string} */ packages) {
  if (findProgram([host]) || installPackages('--no-install-recommends', packages)) return;
  stop(`${host} is missing and could not be installed: it needs Debian and root.`);
}

function run(
  /** @type {string} */ command,
  /** @type {string[]} */ options,
  /** @type {NodeJS.ProcessEnv} */ env = process.env,
) {
  return spawnSync(command, options, { stdio: 'inherit', env }).status === 0;
}
