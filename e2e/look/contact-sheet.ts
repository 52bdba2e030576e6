import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { looks } from './looks';
import { templateNames } from './templates';

const sheetWidth = 4000;
const gap = 16;
const labelHeight = 40;
/** A cell is at most this many times as high as wide. */
const maxRatio = 6;

type Cell = { label: string; file: string };

/** The screenshots of a folder as one image, in rows of cells with labels. */
export async function contactSheet(folder: string) {
  const rows = rowsOf(new Set(readdirSync(folder)));
  const columns = Math.max(...rows.map(({ length }) => length));
  const cellWidth = Math.min(640, Math.floor(sheetWidth / columns) - gap);
  const layers: OverlayOptions[] = [];
  let top = gap;
  for (const row of rows) {
    let rowHeight = 0;
    for (const [index, { label, file }] of row.entries()) {
      const { data, info } = await sharp(join(folder, file))
        .resize({ width: cellWidth, withoutEnlargement: true })
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, cellWidth * maxRatio);
      const shown = { left: 0, top: 0, width: info.width, height };
      const left = gap + index * (cellWidth + gap);
      const input = await sharp(data).extract(shown).png().toBuffer();
      layers.push({ input: labelImage(label, cellWidth), left, top });
      layers.push({ input, left, top: top + labelHeight });
      rowHeight = Math.max(rowHeight, labelHeight + height);
    }
    top += rowHeight + gap;
  }
  return sharp({
    create: {
      width: Math.min(sheetWidth, gap + columns * (cellWidth + gap)),
      height: top,
      channels: 3,
      background: '#7a7f85',
    },
  }).composite(layers);
}

/** A row for each template with its sizes; the templates of a single size wrap. */
function rowsOf(files: ReadonlySet<string>): Cell[][] {
  const sizes = [...new Set(looks.map(({ width, height }) => `${width}x${height}`))];
  const rows = templateNames.map((template) =>
    sizes
      .map((size) => ({ label: `${template} ${size}`, file: `${template}@${size}.png` }))
      .filter(({ file }) => files.has(file)),
  );
  if (rows.some(({ length }) => length > 1)) return rows.filter(({ length }) => length > 0);
  const cells = rows.flat();
  const perRow = 9;
  return Array.from({ length: Math.ceil(cells.length / perRow) }, (_, index) =>
    cells.slice(index * perRow, (index + 1) * perRow),
  );
}

const labelImage = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">
      <text x="2" y="29" font-family="sans-serif" font-size="24" fill="#fff">${text}</text>
    </svg>`,
  );
