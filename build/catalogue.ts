import { existsSync, readdirSync } from 'node:fs';
import { categories } from '../src/catalogue/categories';
import { catalogueProblems } from '../src/catalogue/problems';
import { products } from '../src/catalogue/products';
import { placeOf } from './place';

const folder = 'src/catalogue/products';

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
      productId === undefined ? text : `${placeOf(`${folder}/${productId}.ts`, lineWith)}: ${text}`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
