// Reads a photograph: upright, sRGB, without metadata.
import sharp from 'sharp';

/** A photograph that cannot be used; the message says why and what to do. */
export class PhotoError extends Error {}

/** White: every channel of a pixel is at least this bright. */
export const nearWhite = 236;

export const sizeText = (/** @type {{ width: number, height: number }} */ { width, height }) =>
  `${width} x ${height}`;

export const showsNothing = (/** @type {string} */ name) =>
  `${name} shows nothing: all of it is white or transparent.`;

/**
 * `scale`: of the reduction; `original`: the size before it.
 * @typedef {{ png: Buffer, width: number, height: number, scale: number, original: { width: number, height: number } }} Photo
 */

/**
 * Reduced to a working size if it is larger.
 * @param {Buffer} file @param {string} name its name, for messages
 * @param {{ width: number, height: number, fit: 'inside' | 'outside' }} workingSize
 * @returns {Promise<Photo>}
 */
export async function readUpright(file, name, workingSize) {
  if (/\.hei[cf]$/i.test(name))
    throw new PhotoError(
      `${name}: HEIC files cannot be read. Export the photograph as JPEG, or set the camera of the iPhone to Most Compatible.`,
    );
  try {
    const { space, autoOrient } = await sharp(file).metadata();
    if (space === 'cmyk')
      throw new PhotoError(`${name} is a CMYK file, made for print. Export it as RGB (sRGB).`);
    const { data, info } = await sharp(file, { failOn: 'truncated', limitInputPixels: 2e8 })
      .rotate()
      .resize({ ...workingSize, withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { png: data, width, height, scale: width / autoOrient.width, original: autoOrient };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError(
      `${name} cannot be read: the file is damaged, or it is no JPEG, PNG, WebP or AVIF.`,
    );
  }
}
