// What the studio makes: every picture, the script it comes from, and the files that are shipped of it.
import { readdirSync } from 'node:fs';

/**
 * A shipped file of `width` by `height` pixels, at most `limit` bytes heavy.
 * @typedef {{ path: string, width: number, height: number, limit: number }} Output
 *
 * A picture as Blender renders it, at least twice as large as its largest output. `samples` are
 * taken for each pixel.
 * @typedef {{ name: string, script: string, width: number, height: number, samples: number, outputs: Output[] }} Picture
 */

const images = 'public/images';

/** @returns {Picture} */
function product(/** @type {string} */ script) {
  const name = script.replaceAll('_', '-');
  const outputs = [
    { path: `${images}/${name}-400.avif`, width: 400, height: 400, limit: 10_500 },
    { path: `${images}/${name}-800.avif`, width: 800, height: 800, limit: 25_000 },
    // For Open Graph: the services that read it do not read AVIF.
    { path: `${images}/${name}-social.jpg`, width: 800, height: 800, limit: 80_000 },
  ];
  return { name, script: `tools/${script}.py`, width: 1600, height: 1600, samples: 28, outputs };
}

/** A scene on a light tile, with the weight limits of its small and its large file. @returns {Picture} */
function tile(/** @type {string} */ name, small = 7_000, large = 15_000) {
  const script = `scenes/${name.replaceAll('-', '_')}.py`;
  const outputs = [
    { path: `${images}/${name}-320.avif`, width: 320, height: 240, limit: small },
    { path: `${images}/${name}-640.avif`, width: 640, height: 480, limit: large },
  ];
  return { name, script, width: 1280, height: 960, samples: 24, outputs };
}

/** @returns {Picture} */
function hero(
  /** @type {string} */ crop,
  /** @type {number} */ width,
  /** @type {number} */ height,
) {
  const name = `hero-${crop}`;
  const outputs = [{ path: `${images}/${name}.avif`, width, height, limit: 38_000 }];
  const script = `scenes/${name.replaceAll('-', '_')}.py`;
  return { name, script, width: width * 2, height: height * 2, samples: 20, outputs };
}

const products = readdirSync(new URL('tools', import.meta.url))
  .filter((file) => file.endsWith('.py'))
  .map((file) => product(file.slice(0, -'.py'.length)));

const categories = ['power-tools', 'diagnostic-tools', 'air-tools', 'battery-tools', 'hand-tools'];

/** @type {readonly Picture[]} */
export const pictures = [
  ...products,
  ...categories.map((slug) => tile(`category-${slug}`)),
  // Lighter, so that all files together stay within the weight that the test allows them.
  ...['state-empty', 'state-lost'].map((name) => tile(name, 6_400, 13_600)),
  hero('wide', 1600, 700),
  hero('phone', 800, 600),
  {
    name: 'social',
    script: 'scenes/social.py',
    width: 2400,
    height: 1260,
    samples: 16,
    outputs: [{ path: `${images}/social.png`, width: 1200, height: 630, limit: 400_000 }],
  },
];

/** The pictures of that name, or all of them; an unknown name gives none. */
export const picturesNamed = (/** @type {string[]} */ names) =>
  names.length === 0 ? pictures : pictures.filter(({ name }) => names.includes(name));
