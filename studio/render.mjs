// Renders an image with Blender. The cache key is a hash of the scripts, so an unchanged image is not
// rendered again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { exitWithError } from '../scripts/prepare.mjs';

const cache = 'studio/.cache';
const entry = 'render_image.py';

/** Installs Debian's Blender if there is none on the PATH. Exits if that fails. */
export function ensureBlender() {
  const run = (/** @type {string} */ command) =>
    spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;
  if (run('blender --version')) return;
  console.log("No Blender found. Installing Debian's package ...");
  run('apt-get update && apt-get install -y --no-install-recommends blender python3-numpy');
  if (!run('blender --version')) {
    exitWithError('Blender is missing. Install it so that `blender` is on the PATH.');
  }
}

/** Renders the image if it is not cached, and returns the path of its PNG. */
export function renderedPath(/** @type {import('./images.mjs').ImageSource} */ image) {
  const path = `${cache}/${image.name}-${sourceHash(image)}.png`;
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const unfinished = `${cache}/${image.name}.unfinished.png`;
  const { script, width, height, samples } = image;
  const options = [script, unfinished, width, height, samples].map(String);
  const { status, stdout } = spawnSync(
    'blender',
    ['--background', '--python-exit-code', '1', '--python', `studio/${entry}`, '--', ...options],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0 || !existsSync(unfinished))
    exitWithError(`rendering ${script} failed:\n${stdout}`);
  renameSync(unfinished, path);
  return path;
}

function sourceHash(
  /** @type {import('./images.mjs').ImageSource} */ { script, width, height, samples },
) {
  const hash = createHash('sha256').update(JSON.stringify([width, height, samples]));
  for (const file of sourceFiles(script, sourceFiles(entry)))
    hash.update(readFileSync(`studio/${file}`));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The script, the studio modules that it imports and the tools that it places, recursively.
 * @param {string} script
 * @param {Set<string>} sources
 */
function sourceFiles(script, sources = new Set()) {
  sources.add(script);
  const text = readFileSync(`studio/${script}`, 'utf8');
  const imported = [...text.matchAll(/^from (\w+) import/gm)].map(([, name]) => `${name}.py`);
  const placed = [...text.matchAll(/place\(p, "([a-z0-9-]+)"/g)].map(
    ([, name = '']) => `tools/${name.replaceAll('-', '_')}.py`,
  );
  for (const file of [...imported, ...placed]) {
    if (!sources.has(file) && existsSync(`studio/${file}`)) sourceFiles(file, sources);
  }
  return sources;
}
