import { existsSync, readdirSync } from 'node:fs';
import { categories } from '../src/catalogue/categories';
import { catalogueFaults } from '../src/catalogue/faults';
import { products } from '../src/catalogue/products';

const folder = 'src/catalogue/products';

/** Throws one line for each fault of the catalogue. */
export function checkCatalogue() {
  const ids = products.map(({ id }) => id);
  const files = readdirSync(folder).map((file) => file.replace('.ts', ''));
  const faults = [
    ...files
      .filter((file) => !ids.includes(file))
      .map((file) => `${folder}/${file}.ts is not in products.ts, or its id is not ${file}.`),
    ...catalogueFaults({ products, categories, hasFile: (url) => existsSync(`public${url}`) }).map(
      // A fault of a product begins with its id.
      (fault) =>
        ids.some((id) => fault.startsWith(`${id}: `))
          ? `${folder}/${fault.replace(': ', '.ts: ')}`
          : fault,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
