// `npm run photos [-- name ...]`: makes images from all new photographs in photos/, or from the named ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { exitWithError, prepare } from '../scripts/prepare.mjs';
import {
  allowedNames,
  faultsOfFiles,
  isAllowed,
  isUpToDate,
  missing,
  photographs,
  standIns,
} from './photographs.mjs';

prepare();
// These import sharp, which `prepare` may just have installed.
const { default: sharp } = await import('sharp');
const { encode, highestQuality, LimitError } = await import('./encode.mjs');
const { filledImages } = await import('./filled-photo.mjs');
const { canvas, neededPixels, productImage } = await import('./photo.mjs');
const { PhotoError } = await import('./read-photo.mjs');

/** @typedef {import('./photographs.mjs').Photograph} Photograph */

const names = process.argv.slice(2);
const selected = names.length > 0 ? names.flatMap(photographsNamed) : photographs;
const current = names.length > 0 ? [] : photographs.filter(isUpToDate);
/** The photographs of products that are small, with the pixels of their images. @type {string[]} */
const small = [];
for (const photograph of selected.filter((each) => !current.includes(each))) {
  try {
    await makeImages(photograph);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (error instanceof PhotoError) reportError(message);
    else if (error instanceof LimitError)
      reportError(`${photograph.file} has too much fine detail: ${message}`);
    else reportError(`${photograph.file}: ${message}`);
  }
}
for (const { file, outputs } of names.length === 0 ? standIns() : []) {
  for (const { path, width, height, limit } of outputs) {
    const size = /** @type {const} */ ({ width, height, fit: 'contain', background: '#0000' });
    const image = await sharp(file).ensureAlpha().resize(size).png().toBuffer();
    await encode(image, { path, width, height, limit });
    console.log(`${path}: made from ${file}, until there is a photograph of the category`);
  }
}
if (current.length > 0) {
  const count = `${current.length} photograph${current.length === 1 ? '' : 's'}`;
  console.log(`Skipped ${count}: their images are newer.`);
}
if (names.length === 0) {
  for (const fault of faultsOfFiles) reportError(fault);
  if (photographs.length + faultsOfFiles.length === 0)
    console.log(`There are no photographs in photos/. ${allowedNames}`);
}

if (small.length > 0)
  console.warn(
    `Warning: these photographs are small, so that their images are not sharp when they are shown large. ${neededPixels} pixels are needed, they have:\n${small.join('\n')}`,
  );

/** With those of a product's other views. */
function photographsNamed(/** @type {string} */ name) {
  const found = photographs.filter((photograph) => [photograph.id, photograph.name].includes(name));
  if (found.length > 0) return found;
  return exitWithError(
    isAllowed(name) ? missing(name) : `${name} is no name of a photograph. ${allowedNames}`,
  );
}

async function makeImages(/** @type {Photograph} */ photograph) {
  const { id, name, file, isOfProduct, outputs } = photograph;
  const start = performance.now();
  const other = photographs.find((each) => each.name === name && each !== photograph);
  if (other) throw new PhotoError(`${file} and ${other.file} have one name: delete one of them.`);
  // The views replace all rendered images of a product, so its first image cannot stay.
  if (!photographs.some((each) => each.name === id)) throw new PhotoError(missing(id));
  const photo = readFileSync(file);
  const images = isOfProduct
    ? Array(outputs.length).fill(await productImage(photo, file))
    : await filledImages(photo, file, outputs);
  // Only the photograph of a product may be smaller than its image.
  const { width: size = 0 } = isOfProduct
    ? await sharp(images[0]).metadata()
    : { width: Number.POSITIVE_INFINITY };
  for (const [index, output] of outputs.entries()) {
    const width = Math.min(output.width, output.path.endsWith('.avif') ? size : output.width);
    const height = Math.round((output.height * width) / output.width);
    const { quality, bytes } = await encode(images[index], { ...output, width, height });
    const lowered = quality < highestQuality ? `, quality lowered to ${quality}` : '';
    console.log(`${output.path}: ${(bytes / 1000).toFixed(1)} kB${lowered}`);
  }
  if (isOfProduct) noteSize(name, size);
  if (size < neededPixels) small.push(`${file}: ${size}`);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The pages state the real width of an image that is smaller than the others: src/catalogue/images.ts. */
function noteSize(/** @type {string} */ name, /** @type {number} */ size) {
  const path = 'src/catalogue/small-images.json';
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '{}\n';
  const { [name]: _, ...others } = JSON.parse(before);
  const sizes = Object.entries({ ...others, ...(size < canvas && { [name]: size }) });
  const sorted = Object.fromEntries(sizes.sort(([a], [b]) => a.localeCompare(b)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (text !== before) writeFileSync(path, text);
}

/** The other photographs are made nevertheless. */
function reportError(/** @type {string} */ message) {
  console.error(`Error: ${message}`);
  process.exitCode = 1;
}
