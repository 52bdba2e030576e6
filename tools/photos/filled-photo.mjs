// Crops a photograph to the shapes of a scene or category, which it fills.
import sharp from 'sharp';
import { nearWhite, PhotoError, readUpright, showsNothing, sizeText } from './read-photo.mjs';

/**
 * A PNG for each output, with the part of the photograph that attracts most attention.
 * @param {Buffer} file @param {string} name its name, for messages
 * @param {readonly import('../../build/image-outputs.mjs').Output[]} outputs
 */
export async function filledImages(file, name, outputs) {
  const needed = {
    width: Math.max(...outputs.map(({ width }) => width)),
    height: Math.max(...outputs.map(({ height }) => height)),
  };
  const { png, original } = await readUpright(file, name, { ...needed, fit: 'outside' });
  if (original.width < needed.width || original.height < needed.height)
    throw new PhotoError(
      `${name} is too small: it has ${sizeText(original)} pixels and needs at least ${sizeText(needed)}.`,
    );
  // In two steps, because `stats` is that of its input.
  const opaque = await sharp(png).flatten({ background: '#fff' }).png().toBuffer();
  const { channels } = await sharp(opaque).stats();
  if (channels.every(({ min }) => min >= nearWhite)) throw new PhotoError(showsNothing(name));
  return Promise.all(
    outputs.map(({ width, height }) =>
      sharp(png).resize(width, height, { fit: 'cover', position: 'attention' }).png().toBuffer(),
    ),
  );
}
