// The files of src/catalogue that contain products, formatted with the Biome of the project.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import type { Category, Product } from '../../src/catalogue/product.ts';

/** `socketSet40pc` of `socket-set-40pc`. Different ids have different constants. A word alone could be a keyword. */
export function constantName(id: string): string {
  const name = id
    .replaceAll(/[a-z](?=\d)|\d-(?=\d)/g, (found) => `${found.replace('-', '')}_`)
    .replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  const isSafe = /^(?!product)[a-z]+[A-Z\d_]/.test(name);
  return isSafe ? name : `product${name.replace(/^./, (letter) => letter.toUpperCase())}`;
}

/** The text of the file of each product. Biome starts once for all of them. */
export function productFiles(products: readonly Product[]): string[] {
  const mark = '// The next product.\n';
  const constantOf = (product: Product) =>
    `${mark}export const ${constantName(product.id)}: Product = ${JSON.stringify(product)};\n`;
  const code = `import type { Product } from '../product.ts';\n\n${products.map(constantOf).join('')}`;
  const [head, ...files] = formatted(code, 'src/catalogue/products/products.ts').split(mark);
  return files.map((file) => `${head}${file.trimEnd()}\n`);
}

/** The text of products.ts. Products in `before`, which is its text until now, keep their constants, except `imported`. */
export function productsFile(ids: string[], imported: ReadonlySet<string>, before: string) {
  const imports = /import \{ (\w+) \} from '\.\/products\/([a-z0-9-]+)(?:\.ts)?'/g;
  const kept = new Map([...before.matchAll(imports)].map(([, constant, id]) => [id, constant]));
  const constantOf = (id: string) => (!imported.has(id) && kept.get(id)) || constantName(id);
  const code = `import type { Product } from './product.ts';
${ids.map((id) => `import { ${constantOf(id)} } from './products/${id}.ts';\n`).join('')}
// In catalogue order.
export const products: readonly Product[] = [${ids.map(constantOf).join(', ')}];
`;
  return formatted(code, 'src/catalogue/products.ts');
}

/** The text of src/catalogue/categories.ts. */
export function categoriesFile(categories: readonly Category[]): string {
  const code = `import type { Category } from './product.ts';

export const categories: readonly Category[] = ${JSON.stringify(categories)};
`;
  return formatted(code, 'src/catalogue/categories.ts');
}

/** The code as `npm run fix` would write it into the file of this path. */
function formatted(code: string, path: string): string {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const args = ['check', '--write', '--files-max-size=1000000000', `--stdin-file-path=${path}`];
  const options = { input: code, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...args], options);
  if (status !== 0 || stdout === '') throw new Error(`Biome cannot format ${path}:\n${stderr}`);
  return stdout;
}
