// `npm run images [-- name ...]`: renders and encodes all images, or the named ones.
import { exitWithError, prepare } from '../prepare.mjs';
import { images, imagesNamed } from './images.mjs';
import { ensureBlender, renderedPath } from './render.mjs';

prepare();
// These import sharp, which `prepare` may just have installed.
const { encode, tile } = await import('../photos/encode.mjs');
const { makeSideView, sideViewsNamed } = await import('./side-views.mjs');
const { writeContactSheet } = await import('./contact-sheet.mjs');

const selected = imagesNamed(process.argv.slice(2));
if (selected.length === 0) {
  exitWithError(`unknown image. Images: ${images.map(({ name }) => name).join(', ')}`);
}
ensureBlender();
for (const image of selected) {
  const start = Date.now();
  const render = renderedPath(image, tile);
  const seconds = Math.round((Date.now() - start) / 1000);
  const files = [];
  for (const output of image.outputs) {
    const { quality, bytes } = await encode(render, output).catch(({ message }) =>
      exitWithError(message),
    );
    files.push(`${output.width} px ${(bytes / 1000).toFixed(1)} kB (quality ${quality})`);
  }
  console.log(`${image.name}: ${seconds} s, ${files.join(', ')}`);
}
for (const id of sideViewsNamed(process.argv.slice(2))) {
  const { inches, bytes } = await makeSideView(id);
  const size = inches.map((inch) => inch.toFixed(2)).join(' × ');
  console.log(`${id}, side view: ${size} in., ${(bytes / 1000).toFixed(1)} kB`);
}
await writeContactSheet('tools/studio/contact-sheet.avif');
