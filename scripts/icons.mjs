// `npm run icons`: every icon of the installed app, from one drawing (public/icon.svg).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const drawing = readFileSync('public/icon.svg', 'utf8');
const ground = '#14171a';
const folder = 'public/icons';
mkdirSync(folder, { recursive: true });

/** The marks of the drawing without its ground. */
const marks = drawing.replace(/<rect [^>]*\/>/, '');

/** A square of the ground's colour with the drawing on the given share of its width. */
function square(
  /** @type {string} */ svg,
  /** @type {number} */ size,
  /** @type {number} */ share,
) {
  const inner = Math.round(size * share);
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(inner, inner)
    .extend(edges(size - inner))
    .flatten({ background: ground })
    .png({ compressionLevel: 9, palette: true });
}

function edges(/** @type {number} */ rest) {
  const [near, far] = [Math.floor(rest / 2), Math.ceil(rest / 2)];
  return { top: near, left: near, bottom: far, right: far, background: ground };
}

for (const size of [192, 512]) {
  await sharp(Buffer.from(drawing), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/any-${size}.png`);
  // A mask may take all but the inner 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
  await square(marks, size, 0.8).toFile(`${folder}/maskable-${size}.png`);
}
await square(marks, 180, 0.9).toFile(`${folder}/apple-touch-icon.png`);

writeFileSync(`${folder}/monochrome.svg`, marks.replaceAll(/"#(e4480c|f6f7f8)"/g, '"#ffffff"'));

/** The outlines that the shop itself uses, in the middle of a square. */
const outlines = readFileSync('src/ui/icon.tsx', 'utf8');
for (const [name, icon] of [
  ['search', 'search'],
  ['cart', 'cart'],
  ['specials', 'truck'],
]) {
  const [, path] = outlines.match(new RegExp(`\\b${icon}:\\s*'([^']+)'`)) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="#ffffff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  await square(svg, 96, 0.6).toFile(`${folder}/shortcut-${name}.png`);
}
