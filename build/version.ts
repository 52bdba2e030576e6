import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const sources = ['index.html', 'package.json', 'tailwind.config.ts', 'vite.config.ts'];
const folders = ['build', 'public', 'src'];

/**
 * The version in package.json and a hash of the sources listed above, for example `1.0.0 (3f2a9c1)`. There is
 * no date in it: every build would be an update for every shopper.
 */
export function storeVersion(version: string): string {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const isSource = (path: string) => !path.includes('.test.') && statSync(path).isFile();
  const hash = createHash('sha256');
  for (const path of [...sources, ...inFolders.filter(isSource)].toSorted()) {
    hash.update(path).update(readFileSync(path));
  }
  return `${version} (${hash.digest('hex').slice(0, 7)})`;
}
