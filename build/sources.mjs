// The files that a build reads besides the installed packages. The version is a hash of them, and tests copy them to build another store.
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const sourceFiles = [
  ...['index.html', 'postcss.config.js', 'tailwind.config.ts', 'tsconfig.json'],
  'vite.config.ts',
];

/** A store without pages of its owner's has no `content`. */
export const sourceFolders = ['build', 'content', 'public', 'src'].filter((folder) =>
  existsSync(folder),
);

/** Of these, a build uses some facts only, so that another test tool is no update. */
export const packageFiles = ['package.json', 'package-lock.json'];

/** Copies all of that into a folder, and links the installed packages there. */
export function copySources(/** @type {string} */ folder) {
  for (const source of [...sourceFiles, ...sourceFolders, ...packageFiles])
    cpSync(source, join(folder, source), { recursive: true });
  // On Windows a junction, unlike a symbolic link, needs no administrator.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
