import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite writes the licences of the bundled packages to this file (`build.license`). */
export const appLicenses = 'licenses.md';

/** Packages that Vite does not list: the runtime of the service worker and the base styles. */
const unbundledPackages = [
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'tailwindcss',
];

/** Writes `licenses.txt`: the licences of all third-party code and fonts in the build. */
export async function writeLicenses(outDir: string) {
  const appFile = join(outDir, appLicenses);
  const texts = [await readFile(appFile, 'utf8')];
  for (const name of unbundledPackages) {
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
