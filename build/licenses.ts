import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite writes the licences of what is in the app's own files here. */
export const appLicenses = 'licenses.md';

/** What else comes to the browser: what the worker is made of, and what the styles start from. */
const others = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'tailwindcss',
];

/** One list of everything that others made and the browser gets, `licenses.txt`. */
export async function writeLicenses(outDir: string) {
  const appFile = join(outDir, appLicenses);
  const texts = [await readFile(appFile, 'utf8')];
  for (const name of others) {
    const folder = join('node_modules', name);
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    texts.push(
      `## ${name} - ${version} (${license})\n\n${await readFile(join(folder, 'LICENSE'), 'utf8')}`,
    );
  }
  texts.push(`## Barlow Condensed (OFL-1.1)\n\n${await readFile('src/fonts/OFL.txt', 'utf8')}`);
  await writeFile(join(outDir, 'licenses.txt'), texts.join('\n'));
  await rm(appFile);
}
