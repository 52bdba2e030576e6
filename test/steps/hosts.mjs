// `npm test -- hosts`, before a release or after a change of what build/write-host-files.ts writes: runs the host tests on
// nginx, Caddy and Apache: headers, compression, redirects, base path, first visit and update. `node test/steps/hosts.mjs caddy` runs
// them on one host.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { exitWithError } from '../../tools/prepare.mjs';
import { findProgram, installPackages } from '../../tools/programs.mjs';
import { countsIn, finish, tally, tallyLine } from './tally.mjs';

/** `project` is the Playwright project and sets the base path. */
const runs = [
  { host: 'nginx', project: 'chromium' },
  { host: 'nginx', project: 'subpath' },
  { host: 'nginx-locations', project: 'subpath' },
  { host: 'caddy', project: 'chromium' },
  { host: 'caddy', project: 'subpath' },
  { host: 'apache', project: 'chromium' },
  { host: 'apache', project: 'subpath' },
];

/**
 * The program of each host, and the Debian package.
 * @type {Record<string, [program: string, debianPackage: string]>}
 */
const programs = {
  nginx: ['nginx', 'nginx-light'],
  'nginx-locations': ['nginx', 'nginx-light'],
  caddy: ['caddy', 'caddy'],
  apache: ['apache2', 'apache2-bin'],
};
const names = process.argv.slice(2);
const selected = runs.filter(({ host }) => names.length === 0 || names.includes(host));
if (selected.length === 0) exitWithError(`unknown host: ${names.join(', ')}`);

run('node', ['test/steps/builds.mjs']);
run('node', ['tools/browser.mjs']);
const outcomes = selected.map(({ host, project }) => {
  const [program = '', debianPackage = ''] = programs[host] ?? [];
  if (!findProgram([program]) && !installPackages('--no-install-recommends', debianPackage))
    exitWithError(`${program} is missing. Installing it needs Debian and root.`);
  const options = ['playwright', 'test', '-c', 'test/e2e', `--project=${project}`, 'host/'];
  const isOk = run('npx', options, { STORE_HOST: host });
  const counts = countsIn('reports/e2e.json');
  if (counts) console.log(`${host}, ${project}: ${tallyLine(counts)}`);
  return { isOk, counts };
});
finish(tally(outcomes), 'reports/hosts.json');

/** @type {(command: string, options: string[], env?: Record<string, string>) => boolean} */
function run(command, options, env = {}) {
  const all = { ...process.env, ...env };
  return spawnSync(command, options, { stdio: 'inherit', env: all }).status === 0;
}
