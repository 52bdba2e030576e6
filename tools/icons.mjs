// `npm run icons`, after a change of the logo or of the color of the header (src/store.ts): generates the app's icons from
// the logo on that color, and prints their files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/store.ts', { logLevel: 'error' });
const { store, brand } = /** @type {any} */ (module);
const source = readFileSync(`public${store.logo}`, 'utf8');
const background = brand.colors.header;
const folder = 'public/icons';
mkdirSync(folder, { recursive: true });

/** The logo without its background, which is its first `<rect>`. */
const foreground = source.replace(/<rect [^>]*\/>/, '');

/** A square PNG with the SVG in the centre, scaled to `share` of the width. */
function squareIcon(
  /** @type {string} */ svg,
  /** @type {number} */ size,
  /** @type {number} */ share,
) {
  const inner = Math.round(size * share);
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(inner, inner)
    .extend(padding(size - inner))
    .flatten({ background })
    .png({ compressionLevel: 9, palette: true });
}

/** The path of an icon that is written, which it prints. */
function fileOf(/** @type {string} */ name, inFolder = folder) {
  const path = `${inFolder}/${name}`;
  console.log(path);
  return path;
}

function padding(/** @type {number} */ pixels) {
  const [start, end] = [Math.floor(pixels / 2), Math.ceil(pixels / 2)];
  return { top: start, left: start, bottom: end, right: end, background };
}

for (const size of [192, 512]) {
  await sharp(Buffer.from(source), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileOf(`any-${size}.png`));
  // Only the inner 80% is safe from the mask: https://www.w3.org/TR/appmanifest/#icon-masks
  await squareIcon(foreground, size, 0.8).toFile(fileOf(`maskable-${size}.png`));
}
// Browsers and crawlers request this URL for what has no <link> to an icon, such as a text file.
const favicons = [16, 32, 48].map((size) =>
  sharp(Buffer.from(source), { density: 300 }).resize(size, size).png().toBuffer(),
);
writeFileSync(fileOf('favicon.ico', 'public'), await pngToIco(await Promise.all(favicons)));
await squareIcon(foreground, 180, 0.9).toFile(fileOf('apple-touch-icon.png'));

writeFileSync(
  fileOf('monochrome.svg'),
  foreground.replaceAll(/\b(fill|stroke)="(?!none")[^"]*"/g, '$1="#ffffff"'),
);

rmSync(`${folder}/shortcut-specials.png`, { force: true });
/** The shortcut icons use the paths of the store's own icons. */
const iconSource = readFileSync('src/ui/icon.tsx', 'utf8');
for (const [name, icon] of [
  ['search', 'search'],
  ['cart', 'cart'],
  ...(store.hasSpecials ? [['specials', 'truck']] : []),
]) {
  const [, path] = iconSource.match(new RegExp(`\\b${icon}:\\s*'([^']+)'`)) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="#ffffff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  await squareIcon(svg, 96, 0.6).toFile(fileOf(`shortcut-${name}.png`));
}
