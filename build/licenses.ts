import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite writes the licences of the packages that it bundles to these files (`build.license`). */
export const bundledLicenses = { app: 'app-licenses.md', worker: 'worker-licenses.md' } as const;

/** Writes `licenses.txt`: the licences of all third-party code and fonts in the build. */
export async function writeLicenses(outDir: string) {
  const texts: string[] = [];
  for (const file of Object.values(bundledLicenses)) {
    texts.push(await readFile(join(outDir, file), 'utf8'));
    await rm(join(outDir, file));
  }
  const tailwind = 'node_modules/tailwindcss';
  const { version, license } = JSON.parse(await readFile(join(tailwind, 'package.json'), 'utf8'));
  const tailwindText = await readFile(join(tailwind, 'LICENSE'), 'utf8');
  texts.push(`## tailwindcss - ${version} (${license})\n\n${tailwindText}`);
  texts.push(`## Barlow Condensed (OFL-1.1)\n\n${await readFile('src/fonts/OFL.txt', 'utf8')}`);
  await writeFile(join(outDir, 'licenses.txt'), texts.join('\n'));
}
