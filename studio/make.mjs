// `npm run pictures`: renders and encodes every picture of the shop, or those that are named.
import { prepare, stop } from '../scripts/prepare.mjs';
import { pictures, picturesNamed } from './pictures.mjs';
import { findBlender, rendered } from './render.mjs';

prepare();
// These need a package, which a fresh clone has only now.
const { encode } = await import('./encode.mjs');
const { writeContactSheet } = await import('./contact-sheet.mjs');

const wanted = picturesNamed(process.argv.slice(2));
if (wanted.length === 0)
  stop(`no such picture; there are ${pictures.map((p) => p.name).join(', ')}.`);
findBlender();
for (const picture of wanted) {
  const start = Date.now();
  const master = rendered(picture);
  const seconds = Math.round((Date.now() - start) / 1000);
  const files = [];
  for (const output of picture.outputs) {
    const { quality, weight } = await encode(master, output);
    files.push(`${output.width} px ${(weight / 1000).toFixed(1)} kB (quality ${quality})`);
  }
  console.log(`${picture.name}: ${seconds} s, ${files.join(', ')}`);
}
await writeContactSheet('studio/contact-sheet.avif');
