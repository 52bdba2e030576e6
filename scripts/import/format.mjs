// Formats code with the Biome of the project, without writing it to the disk before.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const biome = 'node_modules/@biomejs/biome/bin/biome';

/** The code as `npm run fix` would write it into the file of this path. */
export function formatted(/** @type {string} */ code, /** @type {string} */ path) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${path}`],
    { input: code, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (status !== 0 || stdout === '') throw new Error(`Biome cannot format ${path}:\n${stderr}`);
  return stdout;
}

/** As many constants as Biome reads at once. */
const most = 200;

/**
 * The formatted text of the file of each product. Biome starts once for many of them.
 * @returns {string[]}
 */
export function formattedProductFiles(/** @type {readonly string[]} */ constants) {
  if (constants.length === 0) return [];
  const mark = '// The next product.\n';
  const code = `import type { Product } from '../product';\n\n${mark}${constants.slice(0, most).join(mark)}`;
  const [head = '', ...files] = formatted(code, 'src/catalogue/products/products.ts').split(mark);
  return [
    ...files.map((file) => `${head}${file.trimEnd()}\n`),
    ...formattedProductFiles(constants.slice(most)),
  ];
}
