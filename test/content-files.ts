// A store in a folder of its own, whose content/ tests fill.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { readContent } from '../build/content.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
export const publicFolder = join(folder, 'public');

/** For the tests of a file. */
export function preparePublicFiles() {
  beforeAll(async () => {
    for (const path of ['images', 'terms'])
      mkdirSync(join(publicFolder, path), { recursive: true });
    const wide = sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } });
    await wide.jpeg().toFile(join(publicFolder, 'images/shop.jpg'));
    // As a phone that is held upright stores it.
    await wide
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(join(publicFolder, 'images/door.jpg'));
    writeFileSync(join(publicFolder, 'images/empty.png'), '');
    writeFileSync(join(publicFolder, 'Lageplan ä.pdf'), '');
    writeFileSync(join(publicFolder, 'privacy.html'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
}

/** Reads a store whose content/ has these files. */
export async function readFiles(files: Record<string, string>) {
  const content = join(folder, 'content');
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, name), text);
  return readContent({ content, public: publicFolder });
}

/** The faults of the files, a line each, without the path of the folder. */
export const problemsOf = (files: Record<string, string>) =>
  readFiles(files).then(
    () => [],
    ({ message }: Error) => message.replaceAll(`${folder}/content/`, '').split('\n'),
  );

export const pageWith = (text: string, title = 'Imprint') =>
  `---\ntitle: ${title}\n---\n\n${text}\n`;
