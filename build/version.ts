import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles, sourceFolders } from './sources.mjs';

/** Development dependencies that write the build or are part of it. Others, such as test tools, do not change the version. */
const buildPackages =
  /\/(vite|@vitejs\/plugin-react|rolldown|vite-plugin-pwa|workbox-[\w-]+|rollup|terser|tailwindcss|@tailwindcss\/postcss|lightningcss|autoprefixer|unified|(remark|mdast|hast|micromark)[\w-]*|yaml)$/;

type Package = { version: string; dev?: boolean; devOptional?: boolean };

/**
 * The version in package.json, and a hash of its sources (sources.mjs) and of the versions of the packages in the build: for
 * example `1.0.0 (3f2a9c1)`. It has no date, because then every build would be an update for every shopper.
 */
export function storeVersion(version: string, root = '.'): string {
  const inFolders = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  );
  const isSource = (path: string) =>
    !path.includes('.test.') && statSync(join(root, path)).isFile();
  const hash = createHash('sha256');
  for (const path of [...sourceFiles, ...inFolders.filter(isSource)].toSorted()) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, installed] of Object.entries<Package>(lock.packages)) {
    // Includes dependencies of dependencies. The project itself has an empty path.
    const isDependency = path !== '' && !installed.dev && !installed.devOptional;
    if (isDependency || buildPackages.test(path)) hash.update(path).update(installed.version);
  }
  return `${version} (${hash.digest('hex').slice(0, 7)})`;
}
