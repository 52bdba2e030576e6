import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { categories, productCount, productId } from './other-store.mjs';

/** Ordinary photographs: of products, a few of them from behind too, of the categories, and of the workshop. */
export async function writePhotographs(/** @type {string} */ folder) {
  const grain = await texture();
  const write = async (/** @type {string} */ name, /** @type {number} */ index, width = 1600) =>
    writeFileSync(join(folder, `${name}.jpg`), await photograph(grain, index, width));
  for (let index = 0; index < productCount; index++) {
    await write(productId(index), index);
    if (index % 10 === 0) await write(`${productId(index)}-2`, index + 7);
  }
  for (const [index, [slug]] of categories.entries()) await write(`category-${slug}`, 2 * index);
  await write('hero', 4, 3000);
}

/** What a camera adds to smooth surfaces, so that the images are about as large as those of a photograph. */
const texture = () =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();

/** A tool on a bench, 4 by 3. As a phone held upright stores it, every second one lies on its side. */
async function photograph(
  /** @type {Buffer} */ grain,
  /** @type {number} */ index,
  /** @type {number} */ width,
) {
  const height = (width * 3) / 4;
  const hue = (index * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="bench" x2="0" y2="1"><stop stop-color="hsl(30 20% 75%)"/><stop offset="1" stop-color="hsl(30 25% 40%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#bench)"/>
    <g transform="translate(${width / 2} ${height / 2}) rotate(${index * 13})" fill="hsl(${hue} 60% 40%)">
      <rect x="-${width / 3}" y="-${height / 12}" width="${width / 1.5}" height="${height / 6}" rx="40"/>
      <circle cx="${width / 4}" r="${height / 5}"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg))
    .composite([
      { input: await sharp(grain).resize(width, height).toBuffer(), blend: 'soft-light' },
    ])
    .withMetadata({ orientation: index % 2 === 0 ? 1 : 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
