import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { categories, productCount, productId } from './store.mjs';

/** Ordinary photographs: of products, a few of them from behind too, of the categories, and of the workshop. */
export async function writePhotographs(/** @type {string} */ folder) {
  for (let index = 0; index < productCount; index++) {
    writeFileSync(join(folder, `${productId(index)}.jpg`), await photograph(index));
    if (index % 10 === 0)
      writeFileSync(join(folder, `${productId(index)}-2.jpg`), await photograph(index + 7));
  }
  for (const [index, [slug]] of categories.entries())
    writeFileSync(join(folder, `category-${slug}.jpg`), await photograph(index));
  writeFileSync(join(folder, 'hero.jpg'), await photograph(3, 3000));
}

/** A tool on a bench, 4 by 3; as a phone held upright stores it, every second one lies on its side. */
const photograph = (/** @type {number} */ index, width = 2000) => {
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
    .withMetadata({ orientation: index % 2 === 0 ? 1 : 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
};
