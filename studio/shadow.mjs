// Removes render noise from the shadow. The tool itself does not change.
import sharp from 'sharp';

/** Both are fractions of the image width. */
const blurRadius = 0.006;
const distanceFromTool = 0.003;

/**
 * The image with smoothed alpha in all shadow pixels: black pixels that are not next to the tool. The
 * image must have an alpha channel.
 */
export async function withSmoothShadow(/** @type {Buffer} */ png) {
  const { data: pixels, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plane = { raw: { width, height, channels: /** @type {1} */ (1) } };
  const blurred = (/** @type {Uint8Array} */ values, /** @type {number} */ radius) =>
    sharp(values, plane)
      .blur(Math.max(radius * width, 0.5))
      .extractChannel(0)
      .raw()
      .toBuffer();

  const tool = new Uint8Array(width * height);
  for (let i = 0; i < tool.length; i += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i * 4, i * 4 + 3);
    tool[i] = Math.max(red, green, blue) > 3 ? 255 : 0;
  }
  const nearTool = await blurred(tool, distanceFromTool);
  const isShadow = nearTool.map((near) => (near < 4 ? 255 : 0));
  const alpha = isShadow.map((shadow, i) => (shadow ? (pixels[i * 4 + 3] ?? 0) : 0));
  const [alphaSums, weights] = await Promise.all([
    blurred(alpha, blurRadius),
    blurred(isShadow, blurRadius),
  ]);
  for (let i = 0; i < isShadow.length; i += 1) {
    if (isShadow[i])
      pixels[i * 4 + 3] = Math.round((255 * (alphaSums[i] ?? 0)) / (weights[i] || 255));
  }
  return sharp(pixels, { raw: info }).png().toBuffer();
}
