// `npm run test:hosts [host ...]`: the end-to-end tests on real hosts and in a folder of a host.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { stop } from './prepare.mjs';
import { findProgram, installPackages } from './programs.mjs';
import { playwrightCounts, tally, tallyLine } from './tally.mjs';

/** `packages` are Debian's; without `specs` all tests are run. */
const runs = [
  // Quick enough for every day: what depends on addresses, with the server that is always there.
  { host: 'vite', base: '/shop/', specs: ['headers', 'installed', 'manifest', 'offline', 'shop'] },
  { host: 'nginx', base: '/', packages: 'nginx-light' },
  { host: 'caddy', base: '/', packages: 'caddy' },
  { host: 'nginx', base: '/shop/', packages: 'nginx-light' },
];
const asked = process.argv.slice(2);
const chosen = runs.filter(({ host }) => asked.length === 0 || asked.includes(host));
if (chosen.length === 0) stop(`no host is called ${asked.join(', ')}.`);

const outcomes = chosen.map(({ host, base, packages, specs = [] }) => {
  if (packages) install(host, packages);
  const env = { ...process.env, STORE_HOST: host, BASE_PATH: base };
  const isOk = run('npm', ['run', 'test:e2e', '--', ...specs], env);
  const counts = playwrightCounts(JSON.parse(readFileSync('reports/e2e.json', 'utf8')));
  console.log(`${host} at ${base}: ${tallyLine(counts)}`);
  return { isOk, counts };
});
// What the other commands find in dist/ is published at the root.
run('npm', ['run', 'build'], process.env);
const total = tally(outcomes);
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
