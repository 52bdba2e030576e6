import { existsSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';

const folder = 'src/catalogue/products';

/** Stops the build with one line for each fault of the catalogue. */
export async function checkCatalogue() {
  const load = async <Module>(name: string) =>
    (await runnerImport<Module>(`./src/catalogue/${name}.ts`, { logLevel: 'error' })).module;
  const { products } = await load<typeof import('../src/catalogue/products')>('products');
  const { categories } = await load<typeof import('../src/catalogue/categories')>('categories');
  const { catalogueFaults } = await load<typeof import('../src/catalogue/faults')>('faults');
  const ids = products.map(({ id }) => id);
  const files = readdirSync(folder).map((file) => file.replace('.ts', ''));
  const faults = [
    ...files
      .filter((file) => !ids.includes(file))
      .map((file) => `${folder}/${file}.ts is not in products.ts, or its id is not ${file}.`),
    ...catalogueFaults({ products, categories, hasFile: (url) => existsSync(`public${url}`) }),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
