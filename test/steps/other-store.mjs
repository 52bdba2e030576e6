// Another store, made of a copy of the project: its facts, its catalogue, its pages and files, and its photographs. `npm test` builds a small one without
// photographs (builds.mjs), `npm test -- owner` all of it (owner.mjs).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeOwnersFiles } from './owners-files.mjs';

/** @type {[slug: string, name: string][]} */
const filledCategories = [
  ['lifting', 'Heben & Stützen'],
  ['lighting', 'Licht'],
  ['workshop', 'Werkstatt'],
];

/** Its only product is discontinued, so its page says that no products were found. */
const emptyCategory = /** @type {const} */ (['electrics', 'Elektrik']);

const categories = [...filledCategories, emptyCategory];

/**
 * Puts it in place of the store in this folder. `npm run import -- products.csv --replace` then brings in its products.
 * @type {(folder: string, productCount: number) => void}
 */
export function replaceStore(folder, productCount) {
  /** @type {(file: string, edit: (text: string) => string) => void} */
  const change = (file, edit) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  change('src/store.ts', changedStore);
  change('src/catalogue/categories.ts', categoriesFile);
  writeFileSync(join(folder, 'public/logo.svg'), logo);
  rmSync(join(folder, 'public/icon.svg'));
  const images = join(folder, 'public/images');
  for (const name of readdirSync(images).filter((file) => file.startsWith('category-')))
    rmSync(join(images, name));
  rmSync(join(folder, 'content'), { recursive: true, force: true });
  mkdirSync(join(folder, 'content'));
  for (const [file, text] of Object.entries(pages))
    writeFileSync(join(folder, 'content', file), text);
  writeOwnersFiles(join(folder, 'public'));
  writeFileSync(join(folder, 'products.csv'), spreadsheet(productCount));
}

/** Its own pages. */
const pages = {
  '10-anfahrt.md': `---
title: Anfahrt
lang: de
---

Wir sind von **Montag bis Freitag** für Sie da.

![Das Logo über dem Tor](/logo.svg)

- Mit der Bahn: zehn Minuten vom Bahnhof
- Mit dem Auto: Parkplätze im Hof

[Alle Werkzeuge](/products), [Katalog](/Katalog%202026%20(Gr%C3%B6%C3%9Fen).pdf), [030 1234567](tel:+49301234567)
`,
  '20-datenschutz.md': `---
title: Datenschutz
description: Was dieser Laden speichert.
lang: de
---

## Was gespeichert wird

| Was | Wo |
| --- | --- |
| Ihr Warenkorb | im Speicher des offenen Tabs |

Fragen beantworten wir unter [Kontakt](/contact).
`,
};

/** src/store.ts with other facts. */
function changedStore(/** @type {string} */ text) {
  /** @type {[before: string | RegExp, after: string][]} */
  const edits = [
    ["name: 'Torque Bay'", "name: 'Süd & Söhne'"],
    [/tagline: '.*'/, "tagline: 'Werkzeug für die Garage'"],
    [/headline: '.*'/, "headline: 'Alles für die Garage'"],
    [/phone: \{.*\}/, "phone: { shown: '030 1234567', dialled: '+49301234567' }"],
    [/address: '.*'/, "address: 'Lange Straße 1, 12345 Musterstadt'"],
    ['hasSpecials: true', 'hasSpecials: false'],
    ['hasWishlist: true', 'hasWishlist: false'],
    ["currency: 'USD'", "currency: 'EUR'"],
    ["locale: 'en-US'", "locale: 'de-DE'"],
    [/freeShippingFrom: \d+/, 'freeShippingFrom: 149.5'],
    ["logo: '/icon.svg'", "logo: '/logo.svg'"],
    ["header: '#0b0d0f'", "header: '#0a2540'"],
    ["buy: '#c2410c'", "buy: '#0b6b3a'"],
    ["buyActive: '#9a3412'", "buyActive: '#084f2b'"],
  ];
  return edits.reduce((changed, [before, after]) => {
    const next = changed.replace(before, after);
    if (next === changed) throw new Error(`src/store.ts has no ${before}.`);
    return next;
  }, text);
}

/** src/catalogue/categories.ts with other categories. */
function categoriesFile(/** @type {string} */ text) {
  const rows = categories.map(
    ([slug, name], index) =>
      `  { slug: '${slug}', name: '${name}', navPosition: ${index + 1}, imageAlt: 'Photo: ${name}', desc: '${name} für Profis.' },`,
  );
  return text.replace(/(Category\[\] = )\[.*?\n\]/s, `$1[\n${rows.join('\n')}\n]`);
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
  <rect width="512" height="512" fill="#0a2540"/>
  <circle cx="256" cy="256" r="150" fill="none" stroke="#ffd54a" stroke-width="50"/>
</svg>
`;

const productId = (/** @type {number} */ index) => `artikel-${index + 1}`;

const columns = [
  ...['id', 'Name', 'Category', 'Price', 'Original price', 'Item number', 'Description'],
  ...['Rating', 'Reviews', 'Availability', 'Checkout id', 'View 2', 'Weight [kg]*', 'Material []'],
];

/** As a spreadsheet program in German writes it. Some products are reduced, rated, sold out or discontinued, most are not. */
function spreadsheet(/** @type {number} */ productCount) {
  const rows = Array.from({ length: productCount }, (_, index) => {
    const isDiscontinued = index === 6;
    const [slug] = isDiscontinued
      ? emptyCategory
      : (filledCategories[index % filledCategories.length] ?? []);
    return [
      productId(index),
      `Wagenheber "Größe ${index + 1}"`,
      slug,
      `${19 + index * 7},90`,
      index % 4 === 0 ? `${29 + index * 7},90` : '',
      `${4711 + index}/A`,
      `Ein Werkzeug für jede Garage; Modell ${index + 1}.\nMit Prüfsiegel.`,
      index % 3 === 0 ? '4,5' : '',
      index % 3 === 0 ? `${index + 1}` : '',
      index === 5 ? 'sold out' : isDiscontinued ? 'discontinued' : '',
      `${1000 + index}`,
      index % 10 === 0 ? 'Von hinten' : '',
      `${index + 1},5`,
      'Stahl',
    ];
  });
  const cell = (/** @type {string | undefined} */ text = '') => `"${text.replaceAll('"', '""')}"`;
  return [columns, ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
}

/**
 * Ordinary photographs for `npm run photos`: of products, a few of them from behind too, of the categories, and of the workshop, which the
 * store says is the photograph of its home page.
 * @type {(folder: string, productCount: number) => Promise<void>}
 */
export async function writePhotographs(folder, productCount) {
  // The noise of a camera on smooth surfaces, so that the images are about as large as those of a photograph.
  const noise = /** @type {const} */ ({ type: 'gaussian', mean: 128, sigma: 12 });
  const size = /** @type {const} */ ({ width: 400, height: 300, channels: 3 });
  const grain = await sharp({ create: { ...size, background: '#808080', noise } })
    .png()
    .toBuffer();
  const write = async (/** @type {string} */ name, /** @type {number} */ index, width = 1600) =>
    writeFileSync(join(folder, 'photos', `${name}.jpg`), await photograph(grain, index, width));
  for (let index = 0; index < productCount; index++) {
    await write(productId(index), index);
    if (index % 10 === 0) await write(`${productId(index)}-2`, index + 7);
  }
  for (const [index, [slug]] of categories.entries()) await write(`category-${slug}`, 2 * index);
  await write('hero', 4, 3000);
  const store = join(folder, 'src/store.ts');
  const text = readFileSync(store, 'utf8');
  writeFileSync(store, text.replace("heroAlt: ''", "heroAlt: 'Eine Werkbank'"));
}

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
