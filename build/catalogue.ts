import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { categories } from '../src/catalogue/categories';
import { catalogueProblems } from '../src/catalogue/problems';
import { products } from '../src/catalogue/products';

const folder = 'src/catalogue/products';

/** The file of a product and the first line with this text: `src/catalogue/products/jack.ts:12`. */
function placeOf(productId: string, text: string): string {
  const file = `${folder}/${productId}.ts`;
  if (!existsSync(file)) return file;
  const lines = readFileSync(file, 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1 || 1}`;
}

/** Throws one line for each problem of the catalogue. */
export function checkCatalogue() {
  const ids = products.map(({ id }) => id);
  const files = readdirSync(folder).map((file) => file.replace('.ts', ''));
  const problems = [
    ...files
      .filter((file) => !ids.includes(file))
      .map((file) => `${folder}/${file}.ts is not in products.ts, or its id is not ${file}.`),
    ...catalogueProblems({
      products,
      categories,
      hasFile: (url) => existsSync(`public${url}`),
    }).map(({ productId, lineWith = '', text }) =>
      productId === undefined ? text : `${placeOf(productId, lineWith)}: ${text}`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
