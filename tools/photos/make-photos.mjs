// Makes the images of photographs: `npm run photos`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encode, highestQuality, LimitError } from './encode.mjs';
import { filledImages } from './filled-photo.mjs';
import { canvas, neededPixels, productImage } from './photo.mjs';
import { missing, photographsOf } from './photographs.mjs';
import { PhotoError } from './read-photo.mjs';

/** @typedef {import('./photographs.mjs').Photograph} Photograph */

/**
 * Makes images from all new photographs of the store in the folder `root`, or from the named ones. A photograph that cannot be used
 * does not hold up the others. Resolves to whether there was no error.
 * @param {string} root @param {readonly string[]} names @param {Pick<Console, 'log' | 'warn' | 'error'>} output
 */
export async function makePhotos(root, names, output) {
  const { photographs, ...store } = photographsOf(root);
  /** The photographs of products that are small, with the pixels of their images. @type {string[]} */
  const small = [];
  let isComplete = true;

  const unknown = names.find((name) => photographsNamed(name).length === 0);
  if (unknown !== undefined) {
    reportError(
      store.isAllowed(unknown)
        ? missing(unknown)
        : `${unknown} is no name of a photograph. ${store.allowedNames}`,
    );
    return false;
  }
  const selected = names.length > 0 ? names.flatMap(photographsNamed) : photographs;
  const current = names.length > 0 ? [] : photographs.filter(store.isUpToDate);
  const others = selected.filter((each) => !current.includes(each));
  for (const [index, photograph] of others.entries()) {
    try {
      await makeImages(photograph, `${index + 1} of ${others.length}`);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (error instanceof PhotoError) reportError(message + whatStays(photograph));
      else if (error instanceof LimitError)
        reportError(`${photograph.file} has too much fine detail: ${message}`);
      else reportError(`${photograph.file}: ${message}`);
    }
  }
  for (const { file, outputs } of names.length === 0 ? store.standIns() : []) {
    for (const { path, width, height, limit } of outputs) {
      const size = /** @type {const} */ ({ width, height, fit: 'contain', background: '#0000' });
      const image = await sharp(join(root, file)).ensureAlpha().resize(size).png().toBuffer();
      await encode(image, { path, width, height, limit }, root);
      output.log(`${path}: made from ${file}, until there is a photograph of the category`);
    }
  }
  if (current.length > 0) {
    const count = `${current.length} photograph${current.length === 1 ? '' : 's'}`;
    output.log(`Skipped ${count}: their images are newer.`);
  }
  if (names.length === 0) {
    for (const fault of store.faultsOfFiles) reportError(fault);
    if (photographs.length + store.faultsOfFiles.length === 0)
      output.log(`There are no photographs in photos/. ${store.allowedNames}`);
  }

  if (small.length > 0)
    output.warn(
      `Warning: these photographs are small, so that their images are not sharp when they are shown large. ${neededPixels} pixels are needed, they have:\n${small.join('\n')}`,
    );
  return isComplete;

  /** With those of a product's other views. */
  function photographsNamed(/** @type {string} */ name) {
    return photographs.filter((photograph) => [photograph.id, photograph.name].includes(name));
  }

  async function makeImages(/** @type {Photograph} */ photograph, /** @type {string} */ place) {
    const { id, name, file, isOfProduct, outputs } = photograph;
    const start = performance.now();
    const other = photographs.find((each) => each.name === name && each !== photograph);
    if (other) throw new PhotoError(`${file} and ${other.file} have one name: delete one of them.`);
    // The views replace all rendered images of a product, so its first image cannot stay.
    if (!photographs.some((each) => each.name === id)) throw new PhotoError(missing(id));
    const photo = readFileSync(join(root, file));
    const images = isOfProduct
      ? Array(outputs.length).fill(await productImage(photo, file))
      : await filledImages(photo, file, outputs);
    // Only the photograph of a product may be smaller than its image.
    const { width: size = 0 } = isOfProduct
      ? await sharp(images[0]).metadata()
      : { width: Number.POSITIVE_INFINITY };
    for (const [index, each] of outputs.entries()) {
      const width = Math.min(each.width, each.path.endsWith('.avif') ? size : each.width);
      const height = Math.round((each.height * width) / each.width);
      const { quality, bytes } = await encode(images[index], { ...each, width, height }, root);
      const lowered = quality < highestQuality ? `, quality lowered to ${quality}` : '';
      output.log(`${each.path}: ${(bytes / 1000).toFixed(1)} kB${lowered}`);
    }
    if (isOfProduct) noteSize(root, name, size);
    if (size < neededPixels) small.push(`${file}: ${size}`);
    output.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s, ${place}`);
  }

  /** The list of what to do names only photographs that are missing, so this says that one is in vain. */
  function whatStays(/** @type {Photograph} */ { isOfProduct, outputs }) {
    const hasImages = outputs.every(({ path }) => existsSync(join(root, path)));
    return isOfProduct || !hasImages
      ? ''
      : ' Until there is one that can be used, the store keeps showing the image that it has, such as that of the demo store.';
  }

  /** The other photographs are made nevertheless. */
  function reportError(/** @type {string} */ message) {
    output.error(`Error: ${message}`);
    isComplete = false;
  }
}

/**
 * The pages state the real width of an image that is smaller than the others: src/catalogue/images.ts.
 * @param {string} root @param {string} name @param {number} size
 */
function noteSize(root, name, size) {
  const path = join(root, 'src/catalogue/small-images.json');
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '{}\n';
  const { [name]: _, ...others } = JSON.parse(before);
  const sizes = Object.entries({ ...others, ...(size < canvas && { [name]: size }) });
  const sorted = Object.fromEntries(sizes.sort(([a], [b]) => a.localeCompare(b)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (text !== before) writeFileSync(path, text);
}
