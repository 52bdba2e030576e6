// Renders a picture with Blender, once for each state of the scripts that it comes from.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { stop } from '../scripts/prepare.mjs';

const cache = 'studio/.cache';
const camera = 'photograph.py';

/** Blender from the PATH; Debian's is installed where it is missing and may be. */
export function findBlender() {
  const run = (/** @type {string} */ command) =>
    spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;
  if (run('blender --version')) return;
  console.log("No Blender on this machine: installing Debian's ...");
  run('apt-get update && apt-get install -y --no-install-recommends blender python3-numpy');
  if (!run('blender --version'))
    stop('Blender is missing; install it so that `blender` starts it.');
}

/**
 * The path of the rendered PNG. It is named after the hash of everything that it is made of, so a
 * change of one tool renders that tool and the scenes it stands in, and nothing else.
 */
export function rendered(/** @type {import('./pictures.mjs').Picture} */ picture) {
  const path = `${cache}/${picture.name}-${fingerprint(picture)}.png`;
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const unfinished = `${cache}/${picture.name}.unfinished.png`;
  const { script, width, height, samples } = picture;
  const given = [script, unfinished, width, height, samples].map(String);
  const { status, stdout } = spawnSync(
    'blender',
    ['--background', '--python-exit-code', '1', '--python', `studio/${camera}`, '--', ...given],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0 || !existsSync(unfinished)) stop(`${script} could not be rendered:\n${stdout}`);
  renameSync(unfinished, path);
  return path;
}

function fingerprint(
  /** @type {import('./pictures.mjs').Picture} */ { script, width, height, samples },
) {
  const hash = createHash('sha256').update(JSON.stringify([width, height, samples]));
  for (const file of sourcesOf(script, sourcesOf(camera)))
    hash.update(readFileSync(`studio/${file}`));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The studio's own files that a script is made of: itself, what it imports, and the tools that it
 * places.
 * @param {string} script
 * @param {Set<string>} sources
 */
function sourcesOf(script, sources = new Set()) {
  sources.add(script);
  const text = readFileSync(`studio/${script}`, 'utf8');
  const imported = [...text.matchAll(/^from (\w+) import/gm)].map(([, name]) => `${name}.py`);
  const placed = [...text.matchAll(/place\(p, "([a-z0-9-]+)"/g)].map(
    ([, name = '']) => `tools/${name.replaceAll('-', '_')}.py`,
  );
  for (const file of [...imported, ...placed]) {
    if (!sources.has(file) && existsSync(`studio/${file}`)) sourcesOf(file, sources);
  }
  return sources;
}
