// Smooths the caught shadow, where a path tracer's grain lasts longest, and leaves the tools as they are.
import sharp from 'sharp';

/** How far a shadow is smoothed, and how far it keeps away from the tool's edge, in parts of the width. */
const softness = 0.006;
const distance = 0.003;

/**
 * The picture, which must have alpha, with every pixel of pure shadow (black and not next to the
 * tool) as strong as the shadow round it is in the mean.
 */
export async function withSmoothShadow(/** @type {Buffer} */ picture) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plane = { raw: { width, height, channels: /** @type {1} */ (1) } };
  const blurred = (/** @type {Uint8Array} */ values, /** @type {number} */ reach) =>
    sharp(values, plane)
      .blur(Math.max(reach * width, 0.5))
      .extractChannel(0)
      .raw()
      .toBuffer();

  const tool = new Uint8Array(width * height);
  for (let i = 0; i < tool.length; i += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    tool[i] = Math.max(red, green, blue) > 3 ? 255 : 0;
  }
  const nearTool = await blurred(tool, distance);
  const isShadow = nearTool.map((near) => (near < 4 ? 255 : 0));
  const strength = isShadow.map((shadow, i) => (shadow ? (data[i * 4 + 3] ?? 0) : 0));
  const [shadows, weights] = await Promise.all([
    blurred(strength, softness),
    blurred(isShadow, softness),
  ]);
  for (let i = 0; i < isShadow.length; i += 1) {
    if (isShadow[i]) data[i * 4 + 3] = Math.round((255 * (shadows[i] ?? 0)) / (weights[i] || 255));
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
