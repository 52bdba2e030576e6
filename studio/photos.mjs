// `npm run photos -- <id> ...`: makes the images of products from photographs in photos/.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { exitWithError, prepare } from '../scripts/prepare.mjs';
import { isProduct, photographs } from './images.mjs';

prepare();
// These import sharp, which `prepare` may just have installed.
const { encode } = await import('./encode.mjs');
const { PhotoError, productImage } = await import('./photo.mjs');

const ids = process.argv.slice(2);
if (ids.length === 0) exitWithError('name the products: npm run photos -- <id>');

for (const id of ids) {
  if (!isProduct(id)) exitWithError(`there is no product ${id}: src/catalogue/products/${id}.ts.`);
  const own = photographs.filter((photograph) => photograph.id === id);
  if (!own.some(({ name }) => name === id))
    exitWithError(`there is no photos/${id}.jpg (or .png, .webp, .avif).`);
  const start = performance.now();
  for (const { file, outputs } of own) {
    try {
      const image = await productImage(readFileSync(file), file);
      for (const output of outputs) {
        const { quality, bytes } = await encode(image, output);
        console.log(`${output.path}: ${(bytes / 1000).toFixed(1)} kB (quality ${quality})`);
      }
    } catch (error) {
      if (error instanceof PhotoError) exitWithError(error.message);
      throw error;
    }
  }
  console.log(`${id}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
